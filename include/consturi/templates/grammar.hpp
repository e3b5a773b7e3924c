// RFC 6570 2. Syntax of URI Templates, over code points. `literals` is that of erratum 6937.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_GRAMMAR_HPP
#define CONSTURI_TEMPLATES_GRAMMAR_HPP

#include <consturi/rfc/rfc3986.hpp>
#include <consturi/rfc/rfc3987.hpp>

namespace consturi::rfc6570 {

using namespace abnf::notation;

using rfc3986::pct_encoded;
using rfc3987::iprivate;
using rfc3987::ucschar;
using rfc5234::ALPHA;
using rfc5234::DIGIT;

// clang-format off

inline constexpr auto literals        = "literals"_rule        = [] { return x(0x21) | x(0x23, 0x24) | x(0x26, 0x3B) | x(0x3D) | x(0x3F, 0x5B)
                                                                           | x(0x5D) | x(0x5F) | x(0x61, 0x7A) | x(0x7E) | ucschar | iprivate
                                                                           | pct_encoded; };

inline constexpr auto op_level2       = "op-level2"_rule       = [] { return lit("+") | "#"; };
inline constexpr auto op_level3       = "op-level3"_rule       = [] { return lit(".") | "/" | ";" | "?" | "&"; };
inline constexpr auto op_reserve      = "op-reserve"_rule      = [] { return lit("=") | "," | "!" | "@" | "|"; };
inline constexpr auto operator_       = "operator"_rule        = [] { return op_level2 | op_level3 | op_reserve; };

inline constexpr auto max_length      = "max-length"_rule      = [] { return x(0x31, 0x39) >> 0*3_( DIGIT ); };
inline constexpr auto prefix          = "prefix"_rule          = [] { return ":" >> max_length; };
inline constexpr auto explode         = "explode"_rule         = [] { return lit("*"); };
inline constexpr auto modifier_level4 = "modifier-level4"_rule = [] { return prefix | explode; };

inline constexpr auto varchar         = "varchar"_rule         = [] { return ALPHA | DIGIT | "_" | pct_encoded; };
inline constexpr auto varname         = "varname"_rule         = [] { return varchar >> *( opt["."] >> varchar ); };
inline constexpr auto varspec         = "varspec"_rule         = [] { return varname >> opt[ modifier_level4 ]; };
inline constexpr auto variable_list   = "variable-list"_rule   = [] { return varspec >> *( "," >> varspec ); };

inline constexpr auto expression      = "expression"_rule      = [] { return "{" >> opt[ operator_ ] >> variable_list >> "}"; };

inline constexpr auto URI_Template    = "URI-Template"_rule    = [] { return *( literals | expression ); };

// clang-format on

} // namespace consturi::rfc6570

#endif
