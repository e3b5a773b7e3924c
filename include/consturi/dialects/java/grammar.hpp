// The grammar of java.net.URI: RFC 2396, amended by RFC 2732, with the deviations that the documentation of the class
// lists, and those of its implementation in the JDK (opt-in). Texts are in UTF-8.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_GRAMMAR_HPP
#define CONSTURI_DIALECTS_JAVA_GRAMMAR_HPP

#include <consturi/dialects/rfc2396/grammar.hpp>
#include <consturi/rfc/rfc3629.hpp>

namespace consturi::java::grammar {

using namespace abnf::notation;
using rfc2396::alpha;
using rfc2396::alphanum;
using rfc2396::digit;
using rfc2396::domainlabel;
using rfc2396::escaped;
using rfc2396::port;
using rfc2396::scheme;
using rfc2396::toplabel;
using rfc2396::unreserved;
using rfc2732::hex4;
using rfc2732::reserved;
using rfc3629::UTF8_4;
using rfc3629::UTF8_tail;

// clang-format off

// The characters beyond US-ASCII, without control characters (U+0080 to U+009F) and spaces (general category Z)
inline constexpr auto other         = "other"_rule         = [] { return x(0xC2) >> x(0xA1, 0xBF)
                                                                       | x(0xC3, 0xDF) >> UTF8_tail
                                                                       | x(0xE0) >> x(0xA0, 0xBF) >> UTF8_tail
                                                                       | x(0xE1) >> ( ( x(0x80, 0x99) | x(0x9B, 0xBF) ) >> UTF8_tail
                                                                                    | x(0x9A) >> x(0x81, 0xBF) )
                                                                       | x(0xE2) >> ( x(0x80) >> ( x(0x8B, 0xA7) | x(0xAA, 0xAE) | x(0xB0, 0xBF) )
                                                                                    | x(0x81) >> ( x(0x80, 0x9E) | x(0xA0, 0xBF) )
                                                                                    | x(0x82, 0xBF) >> UTF8_tail )
                                                                       | x(0xE3) >> ( x(0x80) >> x(0x81, 0xBF) | x(0x81, 0xBF) >> UTF8_tail )
                                                                       | x(0xE4, 0xEC) >> 2_( UTF8_tail )
                                                                       | x(0xED) >> x(0x80, 0x9F) >> UTF8_tail
                                                                       | x(0xEE, 0xEF) >> 2_( UTF8_tail )
                                                                       | UTF8_4; };

inline constexpr auto uric          = "uric"_rule          = [] { return reserved | unreserved | escaped | other; };
inline constexpr auto fragment      = "fragment"_rule      = [] { return *uric; };
inline constexpr auto query         = "query"_rule         = [] { return *uric; };

// Paths. RFC 2396 calls those that begin with a slash abs_path, and has no empty ones.
inline constexpr auto pchar         = "pchar"_rule         = [] { return unreserved | escaped | other
                                                                       | ":" | "@" | "&" | "=" | "+" | "$" | ","; };
inline constexpr auto segment       = "segment"_rule       = [] { return *( pchar | ";" ); };
inline constexpr auto rel_segment   = "rel_segment"_rule   = [] { return 1*( unreserved | escaped | other
                                                                          | ";" | "@" | "&" | "=" | "+" | "$" | "," ); };
inline constexpr auto path_abempty  = "path_abempty"_rule  = [] { return *( "/" >> segment ); };
inline constexpr auto path_slashes  = "path_slashes"_rule  = [] { return 1*( "/" >> segment ); };
inline constexpr auto path_absolute = "path_absolute"_rule = [] { return "/" >> opt[ 1*( pchar | ";" ) >> *( "/" >> segment ) ]; };
inline constexpr auto path_noscheme = "path_noscheme"_rule = [] { return rel_segment >> *( "/" >> segment ); };
inline constexpr auto path_empty    = "path_empty"_rule    = [] { return lit(""); };

// IP addresses. An octet can have any number of leading zeros. RFC 2373 does not limit the groups; the JDK does.
inline constexpr auto octet         = "octet"_rule         = [] { return 1*lit("0")
                                                                       | *lit("0") >> ( x('1', '9') >> opt[ digit ]
                                                                                      | "1" >> digit >> digit
                                                                                      | "2" >> x('0', '4') >> digit
                                                                                      | "25" >> x('0', '5') ); };
inline constexpr auto IPv4address   = "IPv4address"_rule   = [] { return octet >> "." >> octet >> "." >> octet >> "." >> octet; };
inline constexpr auto ls32          = "ls32"_rule          = [] { return hex4 >> ":" >> hex4 | IPv4address; };
inline constexpr auto IPv6address   = "IPv6address"_rule   = [] { return                                         6_( hex4 >> ":" ) >> ls32
                                                                       |                                 "::" >> 5_( hex4 >> ":" ) >> ls32
                                                                       | opt[                   hex4 ] >> "::" >> 4_( hex4 >> ":" ) >> ls32
                                                                       | opt[ *1_( hex4 >> ":" ) >> hex4 ] >> "::" >> 3_( hex4 >> ":" ) >> ls32
                                                                       | opt[ *2_( hex4 >> ":" ) >> hex4 ] >> "::" >> 2_( hex4 >> ":" ) >> ls32
                                                                       | opt[ *3_( hex4 >> ":" ) >> hex4 ] >> "::" >>     hex4 >> ":"   >> ls32
                                                                       | opt[ *4_( hex4 >> ":" ) >> hex4 ] >> "::"                      >> ls32
                                                                       | opt[ *5_( hex4 >> ":" ) >> hex4 ] >> "::"                      >> hex4
                                                                       | opt[ *6_( hex4 >> ":" ) >> hex4 ] >> "::"; };
inline constexpr auto scope_id      = "scope_id"_rule      = [] { return 1*( alphanum | "_" | "." ); };
inline constexpr auto IPv6reference = "IPv6reference"_rule = [] { return "[" >> IPv6address >> opt[ "%" >> scope_id ] >> "]"; };

// Authorities. A hostname of one label can begin with a digit.
inline constexpr auto hostname      = "hostname"_rule      = [] { return ( domainlabel | 1*( domainlabel >> "." ) >> toplabel ) >> opt[ "." ]; };
inline constexpr auto host          = "host"_rule          = [] { return IPv4address | hostname | IPv6reference; };
inline constexpr auto userinfo      = "userinfo"_rule      = [] { return *( unreserved | escaped | other
                                                                          | ";" | ":" | "&" | "=" | "+" | "$" | "," ); };
inline constexpr auto server        = "server"_rule        = [] { return opt[ userinfo >> "@" ] >> host >> opt[ ":" >> port ]; };
inline constexpr auto reg_name      = "reg_name"_rule      = [] { return 1*( unreserved | escaped | other | "$" | ","
                                                                          | ";" | ":" | "@" | "&" | "=" | "+" ); };
inline constexpr auto authority     = "authority"_rule     = [] { return server | reg_name; };

// URIs. After "//", the authority can be empty if a path, a query or a fragment follows.
inline constexpr auto hier_part     = "hier_part"_rule     = [] { return ( "//" >> authority >> path_abempty
                                                                         | "//" >> path_slashes
                                                                         | path_absolute ) >> opt[ "?" >> query ]
                                                                       | "//" >> path_empty >> "?" >> query; };
inline constexpr auto opaque_part   = "opaque_part"_rule   = [] { return ( unreserved | escaped | other | ";" | "?" | ":" | "@" | "&"
                                                                         | "=" | "+" | "$" | "," | "[" | "]" ) >> *uric; };
inline constexpr auto absoluteURI   = "absoluteURI"_rule   = [] { return scheme >> ":" >> ( hier_part | opaque_part ); };
inline constexpr auto relativeURI   = "relativeURI"_rule   = [] { return hier_part | ( path_noscheme | path_empty ) >> opt[ "?" >> query ]; };
inline constexpr auto URI_reference = "URI-reference"_rule = [] { return ( absoluteURI | relativeURI ) >> opt[ "#" >> fragment ]
                                                                       | opt[ scheme >> ":" ] >> "//" >> path_empty >> "#" >> fragment; };

// clang-format on

} // namespace consturi::java::grammar

#endif
