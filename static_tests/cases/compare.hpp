// RFC 3986 6: references that are not equivalent.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_COMPARE_HPP
#define CONSTURI_CASES_COMPARE_HPP

#include "cases/cases.hpp"

#include <consturi/operations/compare.hpp>
#include <consturi/uri/parse.hpp>

#include <cstddef>

namespace cases {

/// Two references that are not equivalent under a normalization.
struct difference {
    text a, b;
    consturi::normalization how = consturi::normalization::scheme_based;
};

constexpr text input_of(difference const& row) { return row.a; }

/// The hash of `u` that equivalent references share.
constexpr std::size_t equivalence_hash_of(consturi::any_uri auto const& u, consturi::normalization how) {
    using namespace consturi;
    return how == normalization::syntax_based ? equivalence_hash<>()(u)
                                              : equivalence_hash<normalization::scheme_based>()(u);
}

constexpr bool holds(difference const& row, text input) {
    using namespace consturi;
    auto const a = parse_uri_reference(input), b = parse_uri_reference(row.b);
    return a && b && !equivalent(*a, *b, row.how) && !equivalent(*b, *a, row.how)
           && equivalence_hash_of(*a, row.how) != equivalence_hash_of(*b, row.how);
}

// clang-format off

inline constexpr auto by_syntax = consturi::normalization::syntax_based;
inline constexpr difference differences[] = {
    {"http://h/a%2Fb",  "http://h/a/b"},
    {"http://h/%3B",    "http://h/;"},
    {"http://h/A",      "http://h/a"},
    {"http://h/%41",    "http://h/a"},
    {"http://h/%C3%AB", "http://h/%C3%AC"},
    {"http://h/%2F",    "http://h/%2f0"},
    {"http://h/%2F",    "http://h/%AF"},
    {"http://h/?",      "http://h/"},
    {"http://h/#",      "http://h/"},
    {"http://h/?#",     "http://h/?"},
    {"http://h?a#b",    "http://h?b#a"},
    {"http://u@h/",     "http://U@h/"},
    {"http://@h/",      "http://h/"},
    {"http://u@h/",     "http://u%40h/"},
    {"http://h/",       "https://h/"},
    {"http://h/",       "//h/"},
    {"http://h:8080/",  "http://h:8081/"},
    {"http://h:80/",    "http://h/",          by_syntax},
    {"http://h:/",      "http://h/",          by_syntax},
    {"http://h/",       "http://h",           by_syntax},
    {"http:///",        "http:/"},
    {"s:/.//h",         "s://h"},
    {"s:a",             "s:/a"},
    {"s:a/./b",         "s:/a/./b"},
    {"s:/a/./b",        "s:/a/./c"},
    {"s:/a/./b",        "s:/b"},
    {"s:/a/./b",        "s:/c/a/b"},
    {"a/..",            ""},
    {"./",              ""},
    {"../a",            "../../a"},
    {"a/../b:c",        "b:c"},
    {"/a/..//b",        "//b"},
};

// clang-format on

} // namespace cases

#endif
