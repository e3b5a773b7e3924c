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
    consturi::reference_form form = consturi::reference_form::shortest;
};

constexpr text input_of(relativization const& row) { return row.target; }

constexpr bool holds(relativization const& row, text input) {
    using namespace consturi;
    auto const base = parse_uri(row.base);
    auto const target = parse_uri(input);
    if (!base || !target) return false;
    auto const size = relativized_size(*base, *target, row.form);
    auto const write = [&](auto buffer) { return relativize_into(buffer, *base, *target, row.form); };
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

inline constexpr auto path_relative = consturi::reference_form::path_relative;
inline constexpr relativization path_relative_references[] = {
    {"http://h/docs/a/b",  "http://h/img/b.png",   "../../img/b.png", path_relative},
    {"http://h/a/b/c",     "http://h/",            "../..",           path_relative},
    {"http://h/a/b/c",     "http://h/g?q#f",       "../../g?q#f",     path_relative},
    {"http://h/a",         "http://h/g",           "g",               path_relative},
    {"http://h/a/b",       "http://h/a/b",         "",                path_relative},
    {"http://h/a/b?q",     "http://h/a/b",         "b",               path_relative},
    {"http://h/a/b/c",     "http://h//g",          "../..//g",        path_relative},
    {"http://h/a/b",       "http://h/x:y",         "../x:y",          path_relative},
    {"file:///a/b/c",      "file:///g",            "../../g",         path_relative},
    {"urn:a/b/c",          "urn:a/g",              "../g",            path_relative},
    // If there is none, the shortest one
    {"http://h/a/b/c",     "http://g/a/b",         "//g/a/b",         path_relative},
    {"http://h/a/b/c",     "https://h/a/b",        "https://h/a/b",   path_relative},
    {"http://h/a",         "http://h",             "//h",             path_relative},
    {"http://h?q",         "http://h",             "//h",             path_relative},
    {"s:a/b",              "s:/g",                 "/g",              path_relative},
    {"urn:a/b",            "urn:g",                "urn:g",           path_relative},
    {"http://h/a",         "http://h/a/../b",      none,              path_relative},
};

// clang-format on

} // namespace cases

#endif
