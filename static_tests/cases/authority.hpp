// Requirements of the userinfo, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_AUTHORITY_HPP
#define CONSTURI_CASES_AUTHORITY_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/authority.hpp>

namespace cases {

// clang-format off

inline constexpr requirement_case authority_requirements[] = {
    {meets<has_userinfo>,  "//u@h",       true},
    {meets<has_userinfo>,  "//@h",        true},
    {meets<has_userinfo>,  "//h/u@h",     false},
    {meets<has_userinfo>,  "mailto:u@h",  false},
    {meets<has_password>,  "//u:p@h",     true},
    {meets<has_password>,  "//u:@h",      true},
    {meets<!has_password>, "//u%3Ap@h",   false}, // some parsers decode it; the same below
    {meets<!has_password>, "//%3a@h",     false},
    {meets<!has_password>, "//u%41p@h",   true},
    {meets<has_userinfo>,  "//u@",        true},
    {meets<has_userinfo>,  "//%00@h",     true},
    {meets<has_password>,  "//u%3Ap@h",   false}, // an encoded colon belongs to the user name
    {meets<has_password>,  "//h:1/@",     false},

    // Negations: an unknown verdict meets neither the requirement nor its negation.
    {meets<!has_userinfo>, "//h",         true},
    {meets<!has_userinfo>, "xy:u@h",      false}, // some parsers read xy:u@h without a scheme
    {meets<!has_userinfo>, "x:a@evil.org", false},
    {meets<!has_password>, "x:a@evil.org", false},
    {meets<!has_password>, "smtp:a%40h",  false},
    {meets<!has_userinfo>, "smtp:/a@h",   false},
    {meets<!has_password>, "ab.c://h/",   false},  // without `@`, there is none
    {meets<!has_userinfo>, "//h/#u@g",    true},
    {meets<!has_userinfo>, "//h#u@g",     false},
    {meets<!has_userinfo>, "//u@h",       false},
    {meets<!has_userinfo>, "//h;",        true},  // no parser reads ';' as '@'
    {meets<!has_userinfo>, "//u%40h",     false}, // some parsers read u@h
    {meets<!has_userinfo>, "file:///p@q", false},
    {meets<has_userinfo>,  "mailto://u@h", false}, // java.net.URL finds no authority
    {meets<has_password>,  "javascript://u:p@h", false},
    {meets<!has_userinfo>, "/p@q",        true},
    {meets<!has_userinfo>, "http:///p@q", false},
    {meets<!has_password>, "//u@h",       true},
    {meets<!has_password>, "//u:@h",      false},
    {meets<!has_password>, "//u@h?@",     false},
    {meets<!has_password>, "//u%3Ap%40h", false},
    {meets<!has_password>, "//u%00@h",    false}, // libwget ends the authority there
    {meets<!has_password>, "//u%40@h",    false}, // for libwget, the userinfo ends there
};

// clang-format on

} // namespace cases

#endif
