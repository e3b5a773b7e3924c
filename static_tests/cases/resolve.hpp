// References, bases, and the targets they resolve to.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_RESOLVE_HPP
#define CONSTURI_CASES_RESOLVE_HPP

#include "cases/cases.hpp"
#include "cases/written.hpp"

#include <consturi/operations/resolve.hpp>
#include <consturi/uri/parse.hpp>

namespace cases {

/// A reference, a base, and the target that the reference resolves to.
struct resolution {
    text reference, base, target;
};

constexpr text input_of(resolution const& row) { return row.reference; }

constexpr bool holds(resolution const& row, text input) {
    using namespace consturi;
    auto const base = parse_uri(row.base);
    auto const relative = parse_uri_reference(input);
    return base && relative
           && writes([&](auto buffer) { return resolve_into(buffer, *base, *relative); },
                     resolved_size(*base, *relative), row.target);
}

// clang-format off

inline constexpr text base_of_5_4 = "http://a/b/c/d;p?q";

// RFC 3986 5.4.1
inline constexpr resolution examples_of_5_4_1[] = {
    {"g:h",     base_of_5_4, "g:h"},
    {"g",       base_of_5_4, "http://a/b/c/g"},
    {"./g",     base_of_5_4, "http://a/b/c/g"},
    {"g/",      base_of_5_4, "http://a/b/c/g/"},
    {"/g",      base_of_5_4, "http://a/g"},
    {"//g",     base_of_5_4, "http://g"},
    {"?y",      base_of_5_4, "http://a/b/c/d;p?y"},
    {"g?y",     base_of_5_4, "http://a/b/c/g?y"},
    {"#s",      base_of_5_4, "http://a/b/c/d;p?q#s"},
    {"g#s",     base_of_5_4, "http://a/b/c/g#s"},
    {"g?y#s",   base_of_5_4, "http://a/b/c/g?y#s"},
    {";x",      base_of_5_4, "http://a/b/c/;x"},
    {"g;x",     base_of_5_4, "http://a/b/c/g;x"},
    {"g;x?y#s", base_of_5_4, "http://a/b/c/g;x?y#s"},
    {"",        base_of_5_4, "http://a/b/c/d;p?q"},
    {".",       base_of_5_4, "http://a/b/c/"},
    {"./",      base_of_5_4, "http://a/b/c/"},
    {"..",      base_of_5_4, "http://a/b/"},
    {"../",     base_of_5_4, "http://a/b/"},
    {"../g",    base_of_5_4, "http://a/b/g"},
    {"../..",   base_of_5_4, "http://a/"},
    {"../../",  base_of_5_4, "http://a/"},
    {"../../g", base_of_5_4, "http://a/g"},
};

// RFC 3986 5.4.2
inline constexpr resolution examples_of_5_4_2[] = {
    {"../../../g",    base_of_5_4, "http://a/g"},
    {"../../../../g", base_of_5_4, "http://a/g"},
    {"/./g",          base_of_5_4, "http://a/g"},
    {"/../g",         base_of_5_4, "http://a/g"},
    {"g.",            base_of_5_4, "http://a/b/c/g."},
    {".g",            base_of_5_4, "http://a/b/c/.g"},
    {"g..",           base_of_5_4, "http://a/b/c/g.."},
    {"..g",           base_of_5_4, "http://a/b/c/..g"},
    {"./../g",        base_of_5_4, "http://a/b/g"},
    {"./g/.",         base_of_5_4, "http://a/b/c/g/"},
    {"g/./h",         base_of_5_4, "http://a/b/c/g/h"},
    {"g/../h",        base_of_5_4, "http://a/b/c/h"},
    {"g;x=1/./y",     base_of_5_4, "http://a/b/c/g;x=1/y"},
    {"g;x=1/../y",    base_of_5_4, "http://a/b/c/y"},
    {"g?y/./x",       base_of_5_4, "http://a/b/c/g?y/./x"},
    {"g?y/../x",      base_of_5_4, "http://a/b/c/g?y/../x"},
    {"g#s/./x",       base_of_5_4, "http://a/b/c/g#s/./x"},
    {"g#s/../x",      base_of_5_4, "http://a/b/c/g#s/../x"},
    {"http:g",        base_of_5_4, "http:g"},
};

// Beyond the RFC's examples: encoded dot segments, paths that must stay paths, bases with dot segments
inline constexpr resolution other_resolutions[] = {
    {"%2e%2E/g",        base_of_5_4,       "http://a/b/g"},          // RFC 3986 2.3: equivalent to "../g"
    {".%2e/%2E",        base_of_5_4,       "http://a/b/"},
    {"%2F/%2f%2a/..%2D", base_of_5_4,      "http://a/b/c/%2F/%2f%2a/..%2D"}, // no dot segments
    {"%2e%2e%2e/g",     base_of_5_4,       "http://a/b/c/%2e%2e%2e/g"},
    {"%2f../g",         base_of_5_4,       "http://a/b/c/%2f../g"},
    {"A%7e?%7e#%7e",    base_of_5_4,       "http://a/b/c/A%7e?%7e#%7e"}, // 5.2 normalizes nothing but dot segments
    {"g",               "HTTP://A",        "HTTP://A/g"},            // 5.2.3: base with an authority and an empty path
    {"",                "http://a",        "http://a"},
    {"?y",              "http://a",        "http://a?y"},
    {"../g",            "http://a",        "http://a/g"},
    {"//b/../c/.",      base_of_5_4,       "http://b/c/"},
    {"//u@[::1]:8/",    base_of_5_4,       "http://u@[::1]:8/"},
    {"//",              base_of_5_4,       "http://"},
    {"g",               "http://u:p@a:1/", "http://u:p@a:1/g"},
    {"#s",              "http://a/b#t",    "http://a/b#s"},          // the base's fragment is not used
    {"",                "http://a/b?c#t",  "http://a/b?c"},
    {"",                "http://a/b/../c", "http://a/b/../c"},       // 5.2.2: an empty reference path copies the base's path unchanged
    {"?y",              "http://a/b/./c",  "http://a/b/./c?y"},
    {"g",               "http://a/b/../c", "http://a/g"},
    {"../g",            "http://a/b/./c",  "http://a/g"},            // "." is removed before ".." applies
    {"g",               "http://a/b/..",   "http://a/b/g"},          // 5.2.3: the base's last segment is dropped, even ".."
    {"g",               "http://a/../../c/d", "http://a/c/g"},
    {"g",               "http://h//x",     "http://h//g"},           // the base's first segment is empty
    {"../g",            "http://h//x",     "http://h/g"},
    {"..//g",           base_of_5_4,       "http://a/b//g"},
    {"/..//g",          base_of_5_4,       "http://a//g"},           // after an authority, "//" begins no authority
    {"/..//g",          "s:x",             "s:/.//g"},               // without one, "//" would begin an authority
    {"..//g",           "s:/a/b",          "s:/.//g"},
    {"/.//g",           "s:x",             "s:/.//g"},
    {"s:/..//g",        base_of_5_4,       "s:/.//g"},
    {"s:a/..//g",       base_of_5_4,       "s:.//g"},
    {"s:a/../g",        base_of_5_4,       "s:g"},
    {"../../g",         "s:a/b",           "s:g"},                   // a rootless path stays rootless
    {"..",              "s:a/b",           "s:"},
    {"..",              "s:/a/b",          "s:/"},
    {"./b:c",           "s:a",             "s:b:c"},
    {"g",               "s:",              "s:g"},
    {"?y",              "urn:a:b",         "urn:a:b?y"},
};

// clang-format on

} // namespace cases

#endif
