// RFC 2396 Appendix A. Collected BNF for URI, and the excluded characters of section 2.4.3; RFC 2732 3. Changes to
// RFC 2396: IPv6 addresses in URIs (opt-in). RFC 3986 has made both obsolete.
//
// Each quoted literal is the character itself (section 1.6), in contrast to RFC 5234 2.3: `lowalpha` has no upper-case
// letters. Where that makes a difference, the rule is a range here.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_RFC2396_GRAMMAR_HPP
#define CONSTURI_DIALECTS_RFC2396_GRAMMAR_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/rfc/rfc5234.hpp>

namespace consturi::rfc2396 {

using namespace abnf::notation;

// clang-format off

inline constexpr auto digit         = "digit"_rule         = [] { return lit("0") | "1" | "2" | "3" | "4" | "5" | "6" | "7"
                                                                       | "8" | "9"; };
inline constexpr auto upalpha       = "upalpha"_rule       = [] { return x(0x41, 0x5A); };
inline constexpr auto lowalpha      = "lowalpha"_rule      = [] { return x(0x61, 0x7A); };

inline constexpr auto alpha         = "alpha"_rule         = [] { return lowalpha | upalpha; };
inline constexpr auto alphanum      = "alphanum"_rule      = [] { return alpha | digit; };

// 2.4.1. Escaped Encoding
inline constexpr auto hex           = "hex"_rule           = [] { return digit | "A" | "B" | "C" | "D" | "E" | "F"
                                                                       | "a" | "b" | "c" | "d" | "e" | "f"; };
inline constexpr auto escaped       = "escaped"_rule       = [] { return "%" >> hex >> hex; };

// 2. URI Characters and Escape Sequences
inline constexpr auto mark          = "mark"_rule          = [] { return lit("-") | "_" | "." | "!" | "~" | "*" | "'"
                                                                       | "(" | ")"; };
inline constexpr auto unreserved    = "unreserved"_rule    = [] { return alphanum | mark; };
inline constexpr auto reserved      = "reserved"_rule      = [] { return lit(";") | "/" | "?" | ":" | "@" | "&" | "=" | "+"
                                                                       | "$" | ","; };
inline constexpr auto uric          = "uric"_rule          = [] { return reserved | unreserved | escaped; };

// 4.1. Fragment Identifier
inline constexpr auto fragment      = "fragment"_rule      = [] { return *uric; };

// 3.4. Query Component
inline constexpr auto query         = "query"_rule         = [] { return *uric; };

// 3.3. Path Component
inline constexpr auto pchar         = "pchar"_rule         = [] { return unreserved | escaped
                                                                       | ":" | "@" | "&" | "=" | "+" | "$" | ","; };
inline constexpr auto param         = "param"_rule         = [] { return *pchar; };
inline constexpr auto segment       = "segment"_rule       = [] { return *pchar >> *( ";" >> param ); };
inline constexpr auto path_segments = "path_segments"_rule = [] { return segment >> *( "/" >> segment ); };

// 3.2.2. Server-based Naming Authority
inline constexpr auto port          = "port"_rule          = [] { return *digit; };
inline constexpr auto IPv4address   = "IPv4address"_rule   = [] { return 1*digit >> "." >> 1*digit >> "." >> 1*digit >> "." >> 1*digit; };
inline constexpr auto toplabel      = "toplabel"_rule      = [] { return alpha | alpha >> *( alphanum | "-" ) >> alphanum; };
inline constexpr auto domainlabel   = "domainlabel"_rule   = [] { return alphanum | alphanum >> *( alphanum | "-" ) >> alphanum; };
inline constexpr auto hostname      = "hostname"_rule      = [] { return *( domainlabel >> "." ) >> toplabel >> opt[ "." ]; };
inline constexpr auto host          = "host"_rule          = [] { return hostname | IPv4address; };
inline constexpr auto hostport      = "hostport"_rule      = [] { return host >> opt[ ":" >> port ]; };

inline constexpr auto userinfo      = "userinfo"_rule      = [] { return *( unreserved | escaped
                                                                          | ";" | ":" | "&" | "=" | "+" | "$" | "," ); };
inline constexpr auto server        = "server"_rule        = [] { return opt[ opt[ userinfo >> "@" ] >> hostport ]; };

// 3.2.1. Registry-based Naming Authority
inline constexpr auto reg_name      = "reg_name"_rule      = [] { return 1*( unreserved | escaped | "$" | ","
                                                                          | ";" | ":" | "@" | "&" | "=" | "+" ); };

// 3.2. Authority Component
inline constexpr auto authority     = "authority"_rule     = [] { return server | reg_name; };

// 3.1. Scheme Component
inline constexpr auto scheme        = "scheme"_rule        = [] { return alpha >> *( alpha | digit | "+" | "-" | "." ); };

// 5. Relative URI References
inline constexpr auto rel_segment   = "rel_segment"_rule   = [] { return 1*( unreserved | escaped
                                                                          | ";" | "@" | "&" | "=" | "+" | "$" | "," ); };

// 3. URI Syntactic Components
inline constexpr auto abs_path      = "abs_path"_rule      = [] { return "/" >> path_segments; };
inline constexpr auto rel_path      = "rel_path"_rule      = [] { return rel_segment >> opt[ abs_path ]; };
inline constexpr auto net_path      = "net_path"_rule      = [] { return "//" >> authority >> opt[ abs_path ]; };

inline constexpr auto uric_no_slash = "uric_no_slash"_rule = [] { return unreserved | escaped | ";" | "?" | ":" | "@"
                                                                       | "&" | "=" | "+" | "$" | ","; };

inline constexpr auto opaque_part   = "opaque_part"_rule   = [] { return uric_no_slash >> *uric; };
inline constexpr auto path          = "path"_rule          = [] { return opt[ abs_path | opaque_part ]; };
inline constexpr auto hier_part     = "hier_part"_rule     = [] { return ( net_path | abs_path ) >> opt[ "?" >> query ]; };

inline constexpr auto relativeURI   = "relativeURI"_rule   = [] { return ( net_path | abs_path | rel_path ) >> opt[ "?" >> query ]; };
inline constexpr auto absoluteURI   = "absoluteURI"_rule   = [] { return scheme >> ":" >> ( hier_part | opaque_part ); };

// 4. URI References
inline constexpr auto URI_reference = "URI-reference"_rule = [] { return opt[ absoluteURI | relativeURI ] >> opt[ "#" >> fragment ]; };

// 2.4.3. Excluded US-ASCII Characters
inline constexpr auto control       = "control"_rule       = [] { return x(0x00, 0x1F) | x(0x7F); };
inline constexpr auto space         = "space"_rule         = [] { return x(0x20); };
inline constexpr auto delims        = "delims"_rule        = [] { return lit("<") | ">" | "#" | "%" | x(0x22); };
inline constexpr auto unwise        = "unwise"_rule        = [] { return lit("{") | "}" | "|" | "\\" | "^" | "[" | "]" | "`"; };

// clang-format on

} // namespace consturi::rfc2396

/// The rules that RFC 2732 changes, with RFC 2373 Appendix B, and the rules of RFC 2396 that refer to them; the others
/// are in rfc2396.
///
/// The rules of RFC 2373 are not what its text describes: `IPv6address` matches ":::1.2.3.4", but not "::1.2.3.4". They
/// do not limit the number of groups.
namespace consturi::rfc2732 {

using namespace abnf::notation;
using rfc2396::abs_path;
using rfc2396::escaped;
using rfc2396::hostname;
using rfc2396::port;
using rfc2396::reg_name;
using rfc2396::rel_path;
using rfc2396::scheme;
using rfc2396::unreserved;
using rfc2396::uric_no_slash;
using rfc2396::userinfo;
using rfc5234::DIGIT;
using rfc5234::HEXDIG;

// clang-format off

// RFC 2373 Appendix B
inline constexpr auto hex4          = "hex4"_rule          = [] { return 1*4_( HEXDIG ); };
inline constexpr auto hexseq        = "hexseq"_rule        = [] { return hex4 >> *( ":" >> hex4 ); };
inline constexpr auto hexpart       = "hexpart"_rule       = [] { return hexseq | hexseq >> "::" >> opt[ hexseq ] | "::" >> opt[ hexseq ]; };

inline constexpr auto IPv4address   = "IPv4address"_rule   = [] { return 1*3_( DIGIT ) >> "." >> 1*3_( DIGIT ) >> "." >> 1*3_( DIGIT ) >> "." >> 1*3_( DIGIT ); };
inline constexpr auto IPv6address   = "IPv6address"_rule   = [] { return hexpart >> opt[ ":" >> IPv4address ]; };

// RFC 2732 3, which spells the name in two ways
inline constexpr auto IPv6reference = "IPv6reference"_rule = [] { return "[" >> IPv6address >> "]"; };
inline constexpr auto host          = "host"_rule          = [] { return hostname | IPv4address | IPv6reference; };

inline constexpr auto reserved      = "reserved"_rule      = [] { return lit(";") | "/" | "?" | ":" | "@" | "&" | "=" | "+"
                                                                       | "$" | "," | "[" | "]"; };

inline constexpr auto unwise        = "unwise"_rule        = [] { return lit("{") | "}" | "|" | "\\" | "^" | "`"; };

// RFC 2396 Appendix A
inline constexpr auto uric          = "uric"_rule          = [] { return reserved | unreserved | escaped; };
inline constexpr auto fragment      = "fragment"_rule      = [] { return *uric; };
inline constexpr auto query         = "query"_rule         = [] { return *uric; };

inline constexpr auto hostport      = "hostport"_rule      = [] { return host >> opt[ ":" >> port ]; };
inline constexpr auto server        = "server"_rule        = [] { return opt[ opt[ userinfo >> "@" ] >> hostport ]; };
inline constexpr auto authority     = "authority"_rule     = [] { return server | reg_name; };

inline constexpr auto net_path      = "net_path"_rule      = [] { return "//" >> authority >> opt[ abs_path ]; };

inline constexpr auto opaque_part   = "opaque_part"_rule   = [] { return uric_no_slash >> *uric; };
inline constexpr auto path          = "path"_rule          = [] { return opt[ abs_path | opaque_part ]; };
inline constexpr auto hier_part     = "hier_part"_rule     = [] { return ( net_path | abs_path ) >> opt[ "?" >> query ]; };

inline constexpr auto relativeURI   = "relativeURI"_rule   = [] { return ( net_path | abs_path | rel_path ) >> opt[ "?" >> query ]; };
inline constexpr auto absoluteURI   = "absoluteURI"_rule   = [] { return scheme >> ":" >> ( hier_part | opaque_part ); };

inline constexpr auto URI_reference = "URI-reference"_rule = [] { return opt[ absoluteURI | relativeURI ] >> opt[ "#" >> fragment ]; };

// clang-format on

} // namespace consturi::rfc2732

#endif
