// Fuzzes requirements with two lines of any bytes: the verdicts on equivalent references do not contradict each other.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include "cases/requirements.hpp"

#include <consturi.hpp>
#include <consturi/unambiguous.hpp>

using namespace consturi;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const line = text.find('\n');
    auto const first = parse_uri_reference(text.substr(0, line == text.npos ? 0 : line)),
               second = parse_uri_reference(text.substr(line + 1));
    if (!second) return 0;

    auto const& u = *second;
    auto const normal = normalize(u), of_scheme = normalize(u, normalization::scheme_based);
    for (auto const& v : {u, uri_reference_view(normal), uri_reference_view(of_scheme)})
        expect(!cases::contradict_each_other(u, v));
    if (first && equivalent(*first, u, normalization::scheme_based)) expect(!cases::contradict_each_other(*first, u));

    // An error has the name of the unmet requirement, and a position in the text.
    auto const unmet = first_unmet(requirements::unambiguous, u);
    auto const required = parse_uri_reference<requirements::unambiguous>(u.text());
    expect(requirements::unambiguous(u) == !unmet && required.has_value() == !unmet);
    if (unmet) expect(required.error().position() <= u.text().size() && required.error().rule() == *unmet);
    // The normal form of an unambiguous reference is unambiguous.
    else expect(requirements::unambiguous(normal) && requirements::unambiguous(of_scheme));
    return 0;
}
