// URI references, and the user and the password of their userinfo.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_USERINFO_HPP
#define CONSTURI_CASES_USERINFO_HPP

#include "cases/cases.hpp"

#include <consturi/uri/parse.hpp>
#include <consturi/uri/userinfo.hpp>

namespace cases {

struct user_and_password {
    text reference;
    component user, password;
};

constexpr text input_of(user_and_password const& row) { return row.reference; }

constexpr bool holds(user_and_password const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    return u && u->user() == row.user && u->password() == row.password;
}

// clang-format off

inline constexpr user_and_password userinfos[] = {
    {"http://h/a:b@c",          none,     none},
    {"mailto:a:b@c",            none,     none},
    {"http://@h",               "",       none},
    {"http://me@h",             "me",     none},
    {"http://:@h",              "",       ""},
    {"http://me:@h",            "me",     ""},
    {"http://:pw@h",            "",       "pw"},
    {"//me:pw@[::1]:80",        "me",     "pw"},
    {"http://me:a:b:@h",        "me",     "a:b:"},       // the first : is the delimiter
    {"http://m%3Ae:p%40w@h",    "m%3Ae",  "p%40w"},
};

// clang-format on

} // namespace cases

#endif
