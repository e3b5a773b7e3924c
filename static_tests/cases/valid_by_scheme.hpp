// Rows of verdicts on whether a URI is one by the grammar of its scheme.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_VALID_BY_SCHEME_HPP
#define CONSTURI_CASES_VALID_BY_SCHEME_HPP

#include "cases/cases.hpp"

#include <consturi/requirements/combine.hpp>
#include <consturi/requirements/require.hpp>
#include <consturi/schemes.hpp>

#include <cstddef>

namespace cases::of_valid_by_scheme {

using consturi::requirements::verdict;

struct judged {
    text input;
    verdict expected;
    std::size_t position = 0; // of the error, if it is refuted
};

constexpr text input_of(judged const& row) { return row.input; }
constexpr bool holds(judged const& row, text input) {
    constexpr auto const& valid = consturi::requirements::valid_by_scheme;
    auto const u = consturi::parse_uri_reference(input);
    if (!u || valid.judge(*u) != row.expected || valid(*u) != (row.expected == verdict::met)) return false;
    if ((!valid)(*u) != (row.expected == verdict::refuted)) return false;
    auto const required = consturi::parse_uri_reference<consturi::requirements::valid_by_scheme>(input);
    return required ? row.expected == verdict::met
                    : required.error().position() == row.position && required.error().rule() == "valid_by_scheme";
}

inline constexpr judged verdicts[] = {
    {"geo:48.2,16.4", verdict::met},
    {"GEO:48.2,16.4", verdict::met},
    {"geo:91,0", verdict::refuted, 4},
    {"geo:0,1e5", verdict::refuted, 7},
    {"urn:isbn:096139210x", verdict::met},
    {"urn:isbn:0961392100", verdict::refuted, 18},
    {"https://example.com/#top", verdict::met},
    {"http:www.example.com/foo", verdict::refuted, 5},
    {"coap://example.com/a?b", verdict::met},
    {"coaps+ws://example.com/#a", verdict::refuted, 23},
    {"mailto:a@example.com", verdict::met},
    {"mailto:nobody", verdict::refuted, 13},
    {"data:,a", verdict::met},
    {"data:;base64,QQ", verdict::refuted, 15},
    {"tel:+1-201-555-0123", verdict::met},
    {"tel:7042", verdict::refuted, 8},
    {"sips:a@h:5061", verdict::met},
    {"sip:", verdict::refuted, 4},
    {"ldap:///??sub", verdict::met},
    {"ldap:///??tree", verdict::refuted, 10},
    {"tag:a,2024-02-29:x", verdict::met},
    {"tag:a,2023-02-29:x", verdict::refuted, 14},
    {"jdbc:mysql://h1,h2/", verdict::met},
    {"jdbc:mysql://h1,,h2/", verdict::refuted, 16},
    {"mongodb://h1,h2/", verdict::unknown}, // not one host
    {"x:y", verdict::unknown},
    {"geo", verdict::unknown}, // a path
    {"", verdict::unknown},
};

} // namespace cases::of_valid_by_scheme

#endif
