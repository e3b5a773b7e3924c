// Fuzzes RFC 2396 and java.net.URI: the lines of the input are parsed, combined by all operations, and quoted as
// components.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

using namespace consturi;

/// Whether each component is a part of the text, in order.
template <class U>
static void check_components(U const& u, std::string_view text) {
    expect(u.text() == text);
    auto at = text.data();
    for (auto const& part : {u.scheme(), u.authority(), u.path(), u.query(), u.fragment()}) {
        if (!part) continue;
        expect(at <= part->data() && part->data() + part->size() <= text.data() + text.size());
        at = part->data() + part->size();
    }
    expect(!u.host() || u.authority()->find(*u.host()) != std::string_view::npos);
}

/// What holds for the result of any operation.
static void check_result(java::uri const& u) {
    auto const copy = u;
    expect(java::equals(u, copy) && java::compare(u, copy) == 0 && java::hash_code(u) == java::hash_code(copy));
    auto const normal = java::normalize(u);
    expect(java::normalize(normal).str() == normal.text() && java::equals(java::normalize(copy), normal));
    // It parses to the same components, unless its path runs into what precedes it, or is read as a scheme or an
    // authority.
    auto const parsed = java::parse_uri(u.text());
    auto const path = u.path().value_or("/");
    bool const is_ambiguous = u.authority()
                                  ? !path.empty() && !path.starts_with('/')
                                  : !u.is_opaque() && (!u.is_absolute() || path.empty() || path.starts_with("//"));
    expect(parsed ? is_ambiguous || java::equals(*parsed, u) : is_ambiguous);
}

static void check_quoted(auto const& parts) {
    if (auto const u = java::make_uri(parts)) {
        expect(u->text() == java::text_of(parts));
        check_result(*u);
    } else {
        expect(u.error().position() <= java::text_of(parts).size());
    }
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::vector<std::string_view> lines;
    for (std::string_view left(reinterpret_cast<char const*>(data), size); !left.empty();) {
        lines.push_back(left.substr(0, left.find('\n')));
        left.remove_prefix(std::min(lines.back().size() + 1, left.size()));
    }
    std::vector<java::uri_view> uris;
    for (auto const line : lines) {
        auto const plain = rfc2396::parse_uri_reference(line), with_addresses = rfc2732::parse_uri_reference(line);
        if (plain) expect(with_addresses.has_value());
        if (with_addresses) check_components(*with_addresses, line);
        auto const u = java::parse_uri(line);
        if (u) {
            check_components(*u, line);
            uris.push_back(*u);
            check_result(java::uri(*u));
            expect(u->decoded_scheme_specific_part().size() <= 3 * line.size());
        } else {
            expect(u.error().position() <= line.size() && !u.error().message().empty());
        }
    }
    for (auto const& a : uris)
        for (auto const& b : uris) {
            check_result(java::resolve(a, b));
            check_result(java::relativize(a, b));
            if (java::equals(a, b)) expect(java::hash_code(a) == java::hash_code(b));
        }
    auto const line = [&](std::size_t i) {
        return i < lines.size() ? std::optional<std::string_view>(lines[i]) : std::nullopt;
    };
    check_quoted(java::opaque_parts{line(0), line(1), line(2)});
    check_quoted(java::server_parts{line(0), line(1), line(2), static_cast<int>(size) - 1, line(3), line(4), line(5)});
    check_quoted(java::authority_parts{line(0), line(1), line(2), line(3), line(4)});
    return 0;
}
