// Fuzzes the types of schemes: the type of a scheme accepts only URIs, unless it has a grammar of its own; all its
// parts can be read; and the requirement agrees with it.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include <consturi/scheme_structs.hpp>
#include <consturi/schemes.hpp>

#include <boost/hana/for_each.hpp>
#include <boost/hana/members.hpp>
#include <boost/hana/second.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hana = boost::hana;
using namespace consturi;

/// Where bytes are written, so that the compiler reads them.
static char volatile sink;

/// Reads a part to its end: text of the URI, or a default of the scheme.
template <class Part>
static void read(Part const& part, std::string_view text) {
    if constexpr (std::convertible_to<Part, std::optional<std::string_view>>) {
        std::optional<std::string_view> const bytes = part;
        for (char const c : bytes.value_or("")) sink = c;
    } else if constexpr (requires { part.begin(); }) {
        std::size_t elements = 0;
        for ([[maybe_unused]] auto const& element : part) ++elements;
        expect(elements <= text.size() + 1);
    }
}

template <class SchemeUri>
static void fuzz(std::string_view text, result<uri_view> const& u) {
    auto const parsed = SchemeUri::parse(text);
    if (!parsed) expect(parsed.error().position() <= text.size());
    if constexpr (std::convertible_to<SchemeUri, uri_view>) {
        expect(u || (!parsed && parsed.error().position() == u.error().position()));
        if (u && parsed) expect(uri_view(*parsed) == *u);
    } else if (parsed) {
        expect(u || text.find_first_of("[]") != text.npos);
    }
    if (u) expect(SchemeUri::from(*u) == parsed);
    if (!parsed) return;
    if (u) expect(requirements::valid_by_scheme(*u));
    hana::for_each(hana::members(*parsed), [&](auto const& part) { read(part, text); });
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const u = parse_uri(text);
    hana::for_each(schemes::all,
                   [&](auto const& pair) { fuzz<typename decltype(+hana::second(pair))::type>(text, u); });
    if (u) {
        auto const error = error_by_scheme(schemes::all, *u);
        expect(!error || requirements::valid_by_scheme.judge(*u) == requirements::verdict::refuted);
    }
    if (auto const list = host_list_uri_view::parse(text)) {
        read(list->servers(), text);
        expect(!list->servers().empty());
    }
    return 0;
}
