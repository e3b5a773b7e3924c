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
    {"",                                    ""},
    {"http://h/a b",                        ""},
    {"http://h:8o/",                        ""},
    {"http://u:p w@h/",                     "u:p w"},
    {"//u:p w@h/",                          "u:p w"},
    {"://u:p@h/",                           "u:p"},
    {"\"http://u:p@h/\"",                   "u:p"},
    {"http://u@h/ ",                        "u"},
    {"http://u@w@h/",                       "u@w"},
    {"http://u@[::1/",                      "u"},
    {"http:///u:p@h/",                      "u:p"},
    {"http:\\\\u:p@h\\",                    "u:p"},
    // A password can contain each delimiter.
    {"http://u:p/w@h/ ",                    "u:p/w"},
    {"http://u:p?w@h",                      "u:p?w"},
    {"http://u:p#w@h",                      "u:p#w"},
    {"http://u:p@w@h/",                     "u:p@w"},
    {"http://u:p://w@h/",                   "u:p://w"},
    {"http://u:p@h/a@b c",                  "u:p@h/a"},
    {"http://h:80/a@b c",                   "h:80/a"},
    // So can a token without a user, even at its end.
    {"http://ab/cd==@h/ x",                 "ab/cd=="},
    {"http://ab/@h/ x",                     "ab/"},
    {"http://h/@me",                        "h/"},
    {"http://[::1]/a@b c",                  "[::1]/a"},
    // Several URIs.
    {"http://h1/ http://u:p@h2/",           "h1/ http://u:p"},
    {"http://h1/a,http://u:p@h2/ x",        "h1/a,http://u:p"},
    {"http://t@h1/ http://u:p@h2/",         "t@h1/ http://u:p"},
    {"\"http://h1/\",\"http://u:p@h2/\"",   "h1/\",\"http://u:p"},
    {"t@h1 http://u:p@h2/",                 "t@h1 http://u:p"},
    // Without a scheme, or with a misspelt one.
    {"u@h/a",                               "u"},
    {"u:p@h/a",                             "u:p"},
    {"u:p w@h",                             "u:p w"},
    {"u:p//w@h",                            "u:p//w"},
    {"u//p@h",                              "u//p"},
    {"http//u:p@h/",                        "http//u:p"},
    {"http:/u:p@h",                         "http:/u:p"},
    {"git@github.com:org/r.git",            "git"},
    {"@h",                                  ""},
    {"http://@h",                           ""},
};

// clang-format on

} // namespace cases

#endif
