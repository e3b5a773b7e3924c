// Texts that need not be URIs, and the part that may be a userinfo.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_REDACTED_HPP
#define CONSTURI_CASES_REDACTED_HPP

#include "cases/cases.hpp"

#include <consturi/diagnosis/redacted.hpp>

namespace cases {

struct text_with_userinfo {
    text input, userinfo;
};
constexpr text input_of(text_with_userinfo const& row) { return row.input; }
constexpr bool holds(text_with_userinfo const& row, text input) {
    return consturi::detail::likely_userinfo(input) == row.userinfo;
}

// clang-format off

inline constexpr text_with_userinfo texts_with_userinfo[] = {
    {"",                                  ""},
    {"http://h/a b",                      ""},
    {"http://h:8o/",                      ""},
    {"http://u:p w@h/",                   "u:p w"},
    {"//u:p w@h/",                        "u:p w"},
    {"://u:p@h/",                         "u:p"},
    {"http//u:p@h/",                      "u:p"},
    {"\"http://u:p@h/\"",                 "u:p"},
    {"http://u@h/ ",                      "u"},
    {"http://u:p@h/a@b c",                "u:p@h/a"}, // the password could be `p@h/a`
    {"http://u:p/w@h/ ",                  "u:p/w"},
    {"http://u:p?w@h",                    "u:p?w"},
    {"http://u:p#w@h",                    "u:p#w"},
    {"http://u:p@w@h/",                   "u:p@w"},
    {"http://u@w@h/",                     "u@w"},
    {"http://h/@me/a b",                  ""},
    {"http://h:80/a@b c",                 "h:80/a"},  // the password could be `80/a`
    {"http://[::1]/a@b c",                ""},
    {"http://u@[::1/",                    "u"},
    {"http:///u:p@h/",                    "u:p"},
    {"http:/u:p@h",                       "u:p"},
    {"http:\\\\u:p@h\\",                  "u:p"},
    {"u:p w@h",                           "p w"},     // without a scheme
    {"u:p//w@h",                          "p//w"},
    {"git@github.com:org/r.git",          ""},
    {"example.com//a@b c",                "a"},
    {"a@b c",                             ""},
};

// clang-format on

} // namespace cases

#endif
