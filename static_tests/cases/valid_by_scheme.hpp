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
    {"x:y", verdict::unknown},
    {"geo", verdict::unknown}, // a path
    {"", verdict::unknown},
};

} // namespace cases::of_valid_by_scheme

#endif
