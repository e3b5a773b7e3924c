// What templates expand to for any values, and which requirements all of their expansions meet.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_TEMPLATE_OUTLINE_HPP
#define CONSTURI_CASES_TEMPLATE_OUTLINE_HPP

#include "cases/cases.hpp"

#include <consturi/templates/outline.hpp>

#include <string_view>

namespace cases::of_template_outline {

/// A component: `-`, if it is always undefined; `*`, if it depends on the values; otherwise its text.
constexpr bool is(consturi::component_outline const& known, text expected) {
    if (expected == "*") return !known.is_fixed();
    if (expected == "-") return !known.can_be_defined;
    return known.is_fixed() && known.text == expected;
}

struct outline_case {
    text input;
    text kinds; // which expansions there are: of a URI, a relative reference, and what is neither
    text scheme, userinfo, host, port, path;
};
constexpr text input_of(outline_case const& row) { return row.input; }
constexpr bool holds(outline_case const& row, text input) {
    auto const t = consturi::uri_template_view::parse(input);
    auto const known = outline(t.value());
    return known.can_be_uri == row.kinds.starts_with('u')
           && known.can_be_relative_ref == (row.kinds.find('r') != text::npos)
           && known.can_be_invalid == row.kinds.ends_with('n') && is(known.scheme, row.scheme)
           && is(known.userinfo, row.userinfo) && is(known.host, row.host) && is(known.port, row.port)
           && is(known.path, row.path);
}

// clang-format off
inline constexpr outline_case outlines[] = {
    {"",                         "r",   "-",      "-",    "-",           "-",    ""},
    {"http://h/p",               "u",   "http",   "-",    "h",           "-",    "/p"},
    {"https://u@a.b:80/{id}",    "u",   "https",  "u",    "a.b",         "80",   "*"},
    {"/users/{id}{?page}",       "r",   "-",      "-",    "-",           "-",    "*"},
    {"mailto:{to}",              "u",   "mailto", "-",    "-",           "-",    "*"},
    {"{x}",                      "r",   "-",      "-",    "-",           "-",    "*"},
    {"{+x}",                     "urn", "*",      "*",    "*",           "*",    "*"},
    {"x{;x}",                    "r",   "-",      "-",    "-",           "-",    "*"},
    // What is neither: a colon in the first segment, a second `#`, square brackets.
    {"{x}:y",                    "un",  "*",      "-",    "-",           "-",    "y"},
    {"{x}%20:",                  "n",   "-",      "-",    "-",           "-",    "-"},
    {"http://h/{+x}",            "un",  "http",   "-",    "h",           "-",    "*"},
    {"http://h/{#x}",            "un",  "http",   "-",    "h",           "-",    "/"},
    {"a#b#{x}",                  "n",   "-",      "-",    "-",           "-",    "-"},
    // Where a value can end the host, or be a part of it.
    {"http://h{/p}",             "u",   "http",   "-",    "h",           "-",    "*"},
    {"http://h{?q}",             "u",   "http",   "-",    "h",           "-",    ""},
    {"http://h{?q}{&r}",         "u",   "http",   "-",    "*",           "-",    ""}, // http://h&r=1
    {"http://h{x}/",             "u",   "http",   "-",    "*",           "-",    "/"},
    {"http://{x}.h/",            "u",   "http",   "-",    "*",           "-",    "/"},
    {"http://h{;x}/",            "u",   "http",   "-",    "*",           "-",    "/"},
    {"http://h{.x}/",            "u",   "http",   "-",    "*",           "-",    "/"},
    {"http://h{+x}",             "un",  "http",   "*",    "*",           "*",    "*"},
    {"http://{x}@h/",            "u",   "http",   "*",    "h",           "-",    "/"},
    {"http://u:{x}@h/",          "u",   "http",   "*",    "h",           "-",    "/"},
    {"http://h:{p}/",            "un",  "http",   "-",    "h",           "*",    "/"},
    {"http://h:{+p}/",           "un",  "http",   "*",    "*",           "*",    "*"},
    {"http://h:8{p}0/",          "un",  "http",   "-",    "h",           "*",    "/"},
    {"http://[::{x}1]/",         "un",  "http",   "-",    "*",           "-",    "/"},
    {"http://[v1.{x}]/",         "un",  "http",   "-",    "*",           "-",    "/"},
    {"http{s}://h/",             "un",  "*",      "-",    "h",           "-",    "/"},
    // Slashes: the second one begins a host.
    {"{/a}",                     "r",   "-",      "-",    "-",           "-",    "*"},
    {"{/a,b}",                   "r",   "-",      "-",    "*",           "-",    "*"},
    {"{/a*}",                    "r",   "-",      "-",    "*",           "-",    "*"},
    {"{/a}/b",                   "r",   "-",      "-",    "*",           "-",    "*"},
    {"/{a}/b",                   "r",   "-",      "-",    "*",           "-",    "*"},
    {"/x{/a*}",                  "r",   "-",      "-",    "-",           "-",    "*"},
    // Expressions between the literals of a component that end it; the octets of a literal that is encoded.
    {"http://a{#x}b/",           "un",  "http",   "-",    "*",           "-",    "*"},
    {"http://a{?q}{?q}",         "u",   "http",   "-",    "a",           "-",    ""},
    {"http://\u00E4/{x}",        "u",   "http",   "-",    "*",           "-",    "*"},
    {"http://h/\u00E4",          "u",   "http",   "-",    "h",           "-",    "*"},
};
// clang-format on

} // namespace cases::of_template_outline

#endif
