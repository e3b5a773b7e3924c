// Bases, targets, and the shortest references from one to the other.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_RELATIVIZE_HPP
#define CONSTURI_CASES_RELATIVIZE_HPP

#include "cases/cases.hpp"
#include "cases/resolve.hpp"
#include "cases/written.hpp"

#include <consturi/operations/relativize.hpp>
#include <consturi/uri/parse.hpp>

#include <span>

namespace cases {

/// The shortest reference that resolves from a base to a target; `none` if there is no such reference.
struct relativization {
    text base, target;
    component reference;
};

constexpr text input_of(relativization const& row) { return row.target; }

constexpr bool holds(relativization const& row, text input) {
    using namespace consturi;
    auto const base = parse_uri(row.base);
    auto const target = parse_uri(input);
    if (!base || !target) return false;
    auto const size = relativized_size(*base, *target);
    auto const write = [&](auto buffer) { return relativize_into(buffer, *base, *target); };
    if (!row.reference) return !size && !write(std::span<char>());
    return size && writes(write, *size, *row.reference)
           && holds(resolution{*row.reference, row.base, row.target}, *row.reference);
}

// clang-format off

inline constexpr relativization relativizations[] = {
    {"http://a/b/c/d;p?q", "http://a/b/c/d;p?q",   ""},
    {"http://a/b/c/d;p?q", "http://a/b/c/d;p?q#s", "#s"},
    {"http://a/b/c/d;p?q", "http://a/b/c/d;p?y",   "?y"},
    {"http://a/b/c/d;p?q", "http://a/b/c/d;p",     "d;p"},
    {"http://a/b/c/d;p?q", "http://a/b/c/g",       "g"},
    {"s:../",              "s:a",                  "a"},
    {"http://a/b/c/d;p?q", "http://a/b/c/",        "."},
    {"http://a/b/c/d;p?q", "http://a/b/c/?y",      ".?y"},
    {"http://a/b/c/d;p?q", "http://a/b/",          ".."},
    {"http://a/b/c/d;p?q", "http://a/b/g",         "../g"},
    {"http://a/b/c/d;p?q", "http://a/",            "/"},
    {"http://a/b/c/d;p?q", "http://a/g",           "/g"},
    {"http://a/b/c/d;p?q", "http://a",             "//a"},
    {"http://a/b/c/d;p?q", "http://g",             "//g"},
    {"http://a/b/c/d;p?q", "http://a:80/b",        "//a:80/b"},
    {"http://a/b/c/d;p?q", "https://a/b/c/d",      "https://a/b/c/d"},
    {"http://a/b/c/d;p?q", "http:g",               "http:g"},
    {"http://a/b/c/d;p?q", "http://a/b/c/x:y",     "./x:y"},
    {"http://a/b/c/d;p?q", "http://a/b/x:y",       "../x:y"},
    {"http://a/b/c/d;p?q", "http://a/b/c//g",      ".//g"},
    {"http://a/b/c/d;p?q", "http://a//g",          "/.//g"},
    {"http://abc/d/e",     "http://abc//g",        "..//g"},
    {"http://a/b/c/d;p?q", "http://a/b/../g",      none},          // no reference resolves to it
    {"http://a/b/../g",    "http://a/b/../g",      ""},            // except those that copy the base's path
    {"http://a/b/../g",    "http://a/b/../g?y",    "?y"},
    {"http://a/b/../g?q",  "http://a/b/../g",      none},
    {"http://a/b/../c/d",  "http://a/c/e",         "e"},
    {"http://a/%2e%2e/c/d", "http://a/c/e",        "e"},
    {"http://a?q",         "http://a",             "//a"},
    {"http://a",           "http://a/",            "."},
    {"http://a/b",         "http://a/b/c",         "b/c"},
    {"http://A/b",         "http://a/c",           "//a/c"},
    {"s:x",                "s:/.//g",              "/.//g"},
    {"s:/x",               "s:/.//g",              ".//g"},
    {"s:x",                "s:.//g",               ".//g"},
    {"urn:a/b",            "urn:g",                "urn:g"}, // `../g`, by 5.2.4 taken literally, leads to urn:/g
    {"urn:a/b",            "urn:",                 "urn:"},
    {"urn:a/b/c",          "urn:a/g",              "../g"},
    {"urn:a/b/c",          "urn:g",                "urn:g"},
    {"urn:a/b/c",          "urn:a/",               ".."},
    {"urn:/a/b",           "urn:/g",               "/g"},
    {"s:a/b",              "s:/g",                 "/g"},
    {"s:/a",               "s:g",                  "s:g"},
    {"file:///a/b",        "file:///a/c",          "c"},
    {"file:///a/b",        "file:/a/c",            "file:/a/c"},
    {"file:/a/b",          "file:///a/c",          "///a/c"},
};

// clang-format on

} // namespace cases

#endif
