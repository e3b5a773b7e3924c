// RFC 1123 2.1. Host Names and Numbers: the grammar of RFC 952 for names that may begin with a digit.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RFC_RFC1123_HPP
#define CONSTURI_RFC_RFC1123_HPP

#include <consturi/rfc/rfc5234.hpp>

namespace consturi::rfc1123 {

using namespace abnf::notation;
using rfc5234::ALPHA;
using rfc5234::DIGIT;

// clang-format off

inline constexpr auto let_or_digit           = "let-or-digit"_rule           = [] { return ALPHA | DIGIT; };
inline constexpr auto let_or_digit_or_hyphen = "let-or-digit-or-hyphen"_rule = [] { return let_or_digit | "-"; };

inline constexpr auto name  = "name"_rule  = [] { return let_or_digit >> opt[ *61_( let_or_digit_or_hyphen ) >> let_or_digit ]; };
inline constexpr auto hname = "hname"_rule = [] { return name >> *( "." >> name ); };

// clang-format on

} // namespace consturi::rfc1123

#endif
