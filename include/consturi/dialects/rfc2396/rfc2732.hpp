// RFC 2732 3. Changes to RFC 2396: IPv6 addresses in URIs, with RFC 2373 Appendix B (opt-in). These are the rules that
// RFC 2732 changes, and the rules of RFC 2396 that refer to them; the others are in rfc2396.
//
// The rules of RFC 2373 are not what its text describes: `IPv6address` matches ":::1.2.3.4", but not "::1.2.3.4". They
// do not limit the number of groups.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_RFC2396_RFC2732_HPP
#define CONSTURI_DIALECTS_RFC2396_RFC2732_HPP

#include <consturi/dialects/rfc2396/grammar.hpp>
#include <consturi/rfc/rfc5234.hpp>

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
