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

/// Two references, and whether they are equivalent if the order of their query parameters does not matter.
struct any_order {
    text a, b;
    bool are_equivalent;
    text separators = "&";
};

constexpr text input_of(any_order const& row) { return row.a; }

constexpr bool holds(any_order const& row, text input) {
    using namespace consturi;
    auto const a = parse_uri_reference(input), b = parse_uri_reference(row.b);
    auto const how = normalization::syntax_based;
    return a && b && equivalent_in_any_query_order(*a, *b, how, row.separators) == row.are_equivalent
           && equivalent_in_any_query_order(*b, *a, how, row.separators) == row.are_equivalent;
}

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

inline constexpr any_order orders_of_parameters[] = {
    {"s:?a=1&b=2",      "S:?b=2&a=1",        true},
    {"?b&a=%7e&%61=2",  "?%61=~&a=2&b",      true},
    {"?a=1&b=2",        "?b=1&a=2",          false},
    {"?a=1&a=2",        "?a=2&a=1",          false},
    {"?a&b",            "?b=&a",             false},
    {"?a&b",            "?b&a&",             false},
    {"?a=1%262&b",      "?b&a=1&2",          false},
    {"?a=%2B&b",        "?b&a=+",            false},
    {"?a;b",            "?b;a",              false},
    {"?a=1;b=2",        "?b=2;a=1",          true, ";"},
    {"?p=ok&q=yes",     "?p=ok;q=yes",       true, "&;"},
    {"?p=ok&q=yes",     "?p=ok;q=yes",       true, ";&"},
    {"?p=ok&q=yes",     "?p=ok;q=yes",       false},
    {"?p=ok&q=yes",     "?p=ok;q=yes",       false, ";"},
    {"?a;b&c",          "?c;%61&b",          true, "&;"},
    {"?a;b,c",          "?c,a;b",            false, "&;"},
    {"?a=1;a=2",        "?a=1&a=2",          true, "&;"},
    {"?a=1;a=2",        "?a=2&a=1",          false, "&;"},
    {"?a;b;",           "?;a&b",             true, "&;"},
    {"?a;;b",           "?a&b",              false, "&;"},
    {"?a&b",            "?a&b;c",            false, "&;"},
    {"?a%3Bb",          "?a;b",              false, "&;"},
    {"?&",              "?;",                true, "&;"},
    {"?&",              "?",                 false, "&;"},
    {"?",               "",                  false},
    {"?",               "?",                 true},
    {"/a?a&b",          "/b?b&a",            false},
    {"?a&b#f",          "?b&a#g",            false},
};

// clang-format on

} // namespace cases

#endif
