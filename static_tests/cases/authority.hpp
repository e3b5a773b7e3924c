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
    {meets<has_userinfo>,  "//@h",        true},  // an empty userinfo
    {meets<has_userinfo>,  "//h/u@h",     false},
    {meets<has_userinfo>,  "mailto:u@h",  false},
    {meets<has_password>,  "//u:p@h",     true},
    {meets<has_password>,  "//u:@h",      true},
    {meets<has_password>,  "//u%3Ap@h",   false}, // an encoded colon belongs to the user name
    {meets<has_password>,  "//h:1/@",     false},

    // Negations: an unknown verdict meets neither the requirement nor its negation.
    {meets<!has_userinfo>, "//h",         true},
    {meets<!has_userinfo>, "s:u@h",       true},
    {meets<!has_userinfo>, "//h/#u@g",    true},
    {meets<!has_userinfo>, "//h#u@g",     false},
    {meets<!has_userinfo>, "//u@h",       false},
    {meets<!has_userinfo>, "//h;",        true},  // no parser reads ';' as '@'
    {meets<!has_userinfo>, "//u%40h",     false}, // some parsers read u@h
    {meets<!has_userinfo>, "file:///p@q", true},
    {meets<!has_userinfo>, "http:///p@q", false},
    {meets<!has_password>, "//u@h",       true},
    {meets<!has_password>, "//u:@h",      false},
    {meets<!has_password>, "//u@h?@",     false},
    {meets<!has_password>, "//u%3Ap%40h", false},
};

// clang-format on

} // namespace cases

#endif
