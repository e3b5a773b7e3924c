// RFC 3987 2.2. ABNF for IRI References and IRIs, over code points. rfc/rfc3987.hpp has the characters.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_GRAMMAR_HPP
#define CONSTURI_DIALECTS_IRI_GRAMMAR_HPP

#include <consturi/rfc/rfc3986.hpp>
#include <consturi/rfc/rfc3987.hpp>

namespace consturi::rfc3987 {

using namespace abnf::notation;

// The following rules are the same as those in RFC 3986.
using rfc3986::dec_octet;
using rfc3986::gen_delims;
using rfc3986::h16;
using rfc3986::IP_literal;
using rfc3986::IPv4address;
using rfc3986::IPv6address;
using rfc3986::IPvFuture;
using rfc3986::ls32;
using rfc3986::pct_encoded;
using rfc3986::port;
using rfc3986::reserved;
using rfc3986::scheme;
using rfc3986::sub_delims;
using rfc3986::unreserved;
using rfc5234::ALPHA;
using rfc5234::DIGIT;
using rfc5234::HEXDIG;

// clang-format off

inline constexpr auto iunreserved    = "iunreserved"_rule    = [] { return ALPHA | DIGIT | "-" | "." | "_" | "~" | ucschar; };

inline constexpr auto ipchar         = "ipchar"_rule         = [] { return iunreserved | pct_encoded | sub_delims | ":" | "@"; };

inline constexpr auto ifragment      = "ifragment"_rule      = [] { return *( ipchar | "/" | "?" ); };

inline constexpr auto iquery         = "iquery"_rule         = [] { return *( ipchar | iprivate | "/" | "?" ); };

inline constexpr auto isegment       = "isegment"_rule       = [] { return *ipchar; };
inline constexpr auto isegment_nz    = "isegment-nz"_rule    = [] { return 1*ipchar; };
inline constexpr auto isegment_nz_nc = "isegment-nz-nc"_rule = [] { return 1*( iunreserved | pct_encoded | sub_delims | "@" ); };

inline constexpr auto ipath_abempty  = "ipath-abempty"_rule  = [] { return *( "/" >> isegment ); };
inline constexpr auto ipath_absolute = "ipath-absolute"_rule = [] { return "/" >> opt[ isegment_nz >> *( "/" >> isegment ) ]; };
inline constexpr auto ipath_noscheme = "ipath-noscheme"_rule = [] { return isegment_nz_nc >> *( "/" >> isegment ); };
inline constexpr auto ipath_rootless = "ipath-rootless"_rule = [] { return isegment_nz >> *( "/" >> isegment ); };
inline constexpr auto ipath_empty    = "ipath-empty"_rule    = [] { return 0_( ipchar ); };

inline constexpr auto ipath          = "ipath"_rule          = [] { return ipath_abempty
                                                                         | ipath_absolute
                                                                         | ipath_noscheme
                                                                         | ipath_rootless
                                                                         | ipath_empty; };

inline constexpr auto ireg_name      = "ireg-name"_rule      = [] { return *( iunreserved | pct_encoded | sub_delims ); };

inline constexpr auto ihost          = "ihost"_rule          = [] { return IP_literal | IPv4address | ireg_name; };
inline constexpr auto iuserinfo      = "iuserinfo"_rule      = [] { return *( iunreserved | pct_encoded | sub_delims | ":" ); };
inline constexpr auto iauthority     = "iauthority"_rule     = [] { return opt[ iuserinfo >> "@" ] >> ihost >> opt[ ":" >> port ]; };

inline constexpr auto irelative_part = "irelative-part"_rule = [] { return "//" >> iauthority >> ipath_abempty
                                                                         | ipath_absolute
                                                                         | ipath_noscheme
                                                                         | ipath_empty; };

inline constexpr auto irelative_ref  = "irelative-ref"_rule  = [] { return irelative_part >> opt[ "?" >> iquery ] >> opt[ "#" >> ifragment ]; };

inline constexpr auto ihier_part     = "ihier-part"_rule     = [] { return "//" >> iauthority >> ipath_abempty
                                                                         | ipath_absolute
                                                                         | ipath_rootless
                                                                         | ipath_empty; };

inline constexpr auto absolute_IRI   = "absolute-IRI"_rule   = [] { return scheme >> ":" >> ihier_part >> opt[ "?" >> iquery ]; };

inline constexpr auto IRI            = "IRI"_rule            = [] { return scheme >> ":" >> ihier_part >> opt[ "?" >> iquery ] >> opt[ "#" >> ifragment ]; };

inline constexpr auto IRI_reference  = "IRI-reference"_rule  = [] { return IRI | irelative_ref; };

// clang-format on

} // namespace consturi::rfc3987

#endif
