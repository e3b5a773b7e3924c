// RFC 3986 Appendix A. Collected ABNF for URI.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RFC_RFC3986_HPP
#define CONSTURI_RFC_RFC3986_HPP

#include <consturi/rfc/rfc5234.hpp>

namespace consturi::rfc3986 {

using namespace abnf::notation;
using rfc5234::ALPHA;
using rfc5234::DIGIT;
using rfc5234::HEXDIG;

// clang-format off

// 2. Characters
inline constexpr auto pct_encoded   = "pct-encoded"_rule   = [] { return "%" >> HEXDIG >> HEXDIG; };

inline constexpr auto unreserved    = "unreserved"_rule    = [] { return ALPHA | DIGIT | "-" | "." | "_" | "~"; };
inline constexpr auto gen_delims    = "gen-delims"_rule    = [] { return lit(":") | "/" | "?" | "#" | "[" | "]" | "@"; };
inline constexpr auto sub_delims    = "sub-delims"_rule    = [] { return lit("!") | "$" | "&" | "'" | "(" | ")"
                                                                       | "*" | "+" | "," | ";" | "="; };
inline constexpr auto reserved      = "reserved"_rule      = [] { return gen_delims | sub_delims; };

inline constexpr auto pchar         = "pchar"_rule         = [] { return unreserved | pct_encoded | sub_delims | ":" | "@"; };

// 3.5. Fragment, 3.4. Query
inline constexpr auto fragment      = "fragment"_rule      = [] { return *( pchar | "/" | "?" ); };

inline constexpr auto query         = "query"_rule         = [] { return *( pchar | "/" | "?" ); };

// 3.3. Path
inline constexpr auto segment       = "segment"_rule       = [] { return *pchar; };
inline constexpr auto segment_nz    = "segment-nz"_rule    = [] { return 1*pchar; };
inline constexpr auto segment_nz_nc = "segment-nz-nc"_rule = [] { return 1*( unreserved | pct_encoded | sub_delims | "@" ); };

inline constexpr auto path_abempty  = "path-abempty"_rule  = [] { return *( "/" >> segment ); };
inline constexpr auto path_absolute = "path-absolute"_rule = [] { return "/" >> opt[ segment_nz >> *( "/" >> segment ) ]; };
inline constexpr auto path_noscheme = "path-noscheme"_rule = [] { return segment_nz_nc >> *( "/" >> segment ); };
inline constexpr auto path_rootless = "path-rootless"_rule = [] { return segment_nz >> *( "/" >> segment ); };
inline constexpr auto path_empty    = "path-empty"_rule    = [] { return 0_( pchar ); };

inline constexpr auto path          = "path"_rule          = [] { return path_abempty
                                                                       | path_absolute
                                                                       | path_noscheme
                                                                       | path_rootless
                                                                       | path_empty; };

// 3.2.2. Host
inline constexpr auto reg_name      = "reg-name"_rule      = [] { return *( unreserved | pct_encoded | sub_delims ); };

inline constexpr auto dec_octet     = "dec-octet"_rule     = [] { return DIGIT
                                                                       | x(0x31, 0x39) >> DIGIT
                                                                       | "1" >> 2_( DIGIT )
                                                                       | "2" >> x(0x30, 0x34) >> DIGIT
                                                                       | "25" >> x(0x30, 0x35); };

inline constexpr auto IPv4address   = "IPv4address"_rule   = [] { return dec_octet >> "." >> dec_octet >> "." >> dec_octet >> "." >> dec_octet; };
inline constexpr auto h16           = "h16"_rule           = [] { return 1*4_( HEXDIG ); };
inline constexpr auto ls32          = "ls32"_rule          = [] { return group( h16 >> ":" >> h16 ) | IPv4address; };

inline constexpr auto IPv6address   = "IPv6address"_rule   = [] { return                                      6_( h16 >> ":" ) >> ls32
                                                                       |                              "::" >> 5_( h16 >> ":" ) >> ls32
                                                                       | opt[                  h16 ] >> "::" >> 4_( h16 >> ":" ) >> ls32
                                                                       | opt[ *1_( h16 >> ":" ) >> h16 ] >> "::" >> 3_( h16 >> ":" ) >> ls32
                                                                       | opt[ *2_( h16 >> ":" ) >> h16 ] >> "::" >> 2_( h16 >> ":" ) >> ls32
                                                                       | opt[ *3_( h16 >> ":" ) >> h16 ] >> "::" >>     h16 >> ":"   >> ls32
                                                                       | opt[ *4_( h16 >> ":" ) >> h16 ] >> "::"                     >> ls32
                                                                       | opt[ *5_( h16 >> ":" ) >> h16 ] >> "::"                     >> h16
                                                                       | opt[ *6_( h16 >> ":" ) >> h16 ] >> "::"; };

inline constexpr auto IPvFuture     = "IPvFuture"_rule     = [] { return "v" >> 1*HEXDIG >> "." >> 1*( unreserved | sub_delims | ":" ); };

inline constexpr auto IP_literal    = "IP-literal"_rule    = [] { return "[" >> ( IPv6address | IPvFuture ) >> "]"; };

// 3.2. Authority
inline constexpr auto port          = "port"_rule          = [] { return *DIGIT; };
inline constexpr auto host          = "host"_rule          = [] { return IP_literal | IPv4address | reg_name; };
inline constexpr auto userinfo      = "userinfo"_rule      = [] { return *( unreserved | pct_encoded | sub_delims | ":" ); };
inline constexpr auto authority     = "authority"_rule     = [] { return opt[ userinfo >> "@" ] >> host >> opt[ ":" >> port ]; };

// 3.1. Scheme
inline constexpr auto scheme        = "scheme"_rule        = [] { return ALPHA >> *( ALPHA | DIGIT | "+" | "-" | "." ); };

// 4.2. Relative Reference
inline constexpr auto relative_part = "relative-part"_rule = [] { return "//" >> authority >> path_abempty
                                                                       | path_absolute
                                                                       | path_noscheme
                                                                       | path_empty; };

inline constexpr auto relative_ref  = "relative-ref"_rule  = [] { return relative_part >> opt[ "?" >> query ] >> opt[ "#" >> fragment ]; };

// 3. Syntax Components
inline constexpr auto hier_part     = "hier-part"_rule     = [] { return "//" >> authority >> path_abempty
                                                                       | path_absolute
                                                                       | path_rootless
                                                                       | path_empty; };

// 4.3. Absolute URI
inline constexpr auto absolute_URI  = "absolute-URI"_rule  = [] { return scheme >> ":" >> hier_part >> opt[ "?" >> query ]; };

inline constexpr auto URI           = "URI"_rule           = [] { return scheme >> ":" >> hier_part >> opt[ "?" >> query ] >> opt[ "#" >> fragment ]; };

// 4.1. URI Reference
inline constexpr auto URI_reference = "URI-reference"_rule = [] { return URI | relative_ref; };

// clang-format on

} // namespace consturi::rfc3986

#endif
