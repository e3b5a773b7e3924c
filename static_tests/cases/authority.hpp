// Requirements of userinfo, references, and whether these meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_AUTHORITY_HPP
#define CONSTURI_CASES_AUTHORITY_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/requirement.hpp>

namespace cases {

// clang-format off

inline constexpr demand authority_requirements[] = {
    {meets<has_userinfo>,  "//u@h",       true},
    {meets<has_userinfo>,  "//@h",        true},  // the '@' is there
    {meets<has_userinfo>,  "//h/u@h",     false},
    {meets<has_userinfo>,  "mailto:u@h",  false},
    {meets<has_password>,  "//u:p@h",     true},
    {meets<has_password>,  "//u:@h",      true},
    {meets<has_password>,  "//u%3Ap@h",   false}, // a byte of the name
    {meets<has_password>,  "//h:1/@",     false},

    // Negations: what is not known meets neither a requirement nor its opposite.
    {meets<!has_userinfo>, "//h",         true},
    {meets<!has_userinfo>, "s:u@h",       true},
    {meets<!has_userinfo>, "//h/#u@g",    true},
    {meets<!has_userinfo>, "//h#u@g",     false},
    {meets<!has_userinfo>, "//u@h",       false},
    {meets<!has_userinfo>, "//h;",        true},  // what is no '@' for anybody
    {meets<!has_userinfo>, "//u%40h",     false}, // for some, u@h
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
