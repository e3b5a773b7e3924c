// The grammars that `ldap` URIs refer to (RFC 4511, RFC 4512, RFC 4514, RFC 4515, RFC 4516). They describe the decoded
// text, which schemes/ldap.hpp reads by hand: tests compare both.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_GRAMMARS_LDAP_HPP
#define CONSTURI_GRAMMARS_LDAP_HPP

#include <consturi/abnf/notation.hpp>

// clang-format off

/// RFC 4512 1.4 and 2.5: the rules that the others use.
namespace consturi::rfc4512 {

using namespace abnf::notation;

inline constexpr auto ALPHA       = "ALPHA"_rule       = [] { return x(0x41, 0x5A) | x(0x61, 0x7A); };
inline constexpr auto LDIGIT      = "LDIGIT"_rule      = [] { return x(0x31, 0x39); };
inline constexpr auto DIGIT       = "DIGIT"_rule       = [] { return x(0x30) | LDIGIT; };
inline constexpr auto HEX         = "HEX"_rule         = [] { return DIGIT | x(0x41, 0x46) | x(0x61, 0x66); };
inline constexpr auto SPACE       = "SPACE"_rule       = [] { return x(0x20); };
inline constexpr auto DQUOTE      = "DQUOTE"_rule      = [] { return x(0x22); };
inline constexpr auto SHARP       = "SHARP"_rule       = [] { return x(0x23); };
inline constexpr auto PLUS        = "PLUS"_rule        = [] { return x(0x2B); };
inline constexpr auto COMMA       = "COMMA"_rule       = [] { return x(0x2C); };
inline constexpr auto HYPHEN      = "HYPHEN"_rule      = [] { return x(0x2D); };
inline constexpr auto DOT         = "DOT"_rule         = [] { return x(0x2E); };
inline constexpr auto SEMI        = "SEMI"_rule        = [] { return x(0x3B); };
inline constexpr auto LANGLE      = "LANGLE"_rule      = [] { return x(0x3C); };
inline constexpr auto EQUALS      = "EQUALS"_rule      = [] { return x(0x3D); };
inline constexpr auto RANGLE      = "RANGLE"_rule      = [] { return x(0x3E); };
inline constexpr auto ESC         = "ESC"_rule         = [] { return x(0x5C); };
inline constexpr auto UTF0        = "UTF0"_rule        = [] { return x(0x80, 0xBF); };
inline constexpr auto UTF2        = "UTF2"_rule        = [] { return x(0xC2, 0xDF) >> UTF0; };
inline constexpr auto UTF3        = "UTF3"_rule        = [] { return x(0xE0) >> x(0xA0, 0xBF) >> UTF0
                                                                   | x(0xE1, 0xEC) >> 2_( UTF0 )
                                                                   | x(0xED) >> x(0x80, 0x9F) >> UTF0
                                                                   | x(0xEE, 0xEF) >> 2_( UTF0 ); };
inline constexpr auto UTF4        = "UTF4"_rule        = [] { return x(0xF0) >> x(0x90, 0xBF) >> 2_( UTF0 )
                                                                   | x(0xF1, 0xF3) >> 3_( UTF0 )
                                                                   | x(0xF4) >> x(0x80, 0x8F) >> 2_( UTF0 ); };
inline constexpr auto UTFMB       = "UTFMB"_rule       = [] { return UTF2 | UTF3 | UTF4; };
inline constexpr auto number      = "number"_rule      = [] { return DIGIT | group( LDIGIT >> 1*DIGIT ); };
inline constexpr auto keychar     = "keychar"_rule     = [] { return ALPHA | DIGIT | HYPHEN; };
inline constexpr auto leadkeychar = "leadkeychar"_rule = [] { return ALPHA; };
inline constexpr auto keystring   = "keystring"_rule   = [] { return leadkeychar >> *keychar; };
inline constexpr auto numericoid  = "numericoid"_rule  = [] { return number >> 1*( DOT >> number ); };
inline constexpr auto descr       = "descr"_rule       = [] { return keystring; };
inline constexpr auto oid         = "oid"_rule         = [] { return descr | numericoid; };

inline constexpr auto option      = "option"_rule      = [] { return 1*keychar; };
inline constexpr auto options     = "options"_rule     = [] { return *( SEMI >> option ); };
inline constexpr auto attributetype        = "attributetype"_rule        = [] { return oid; };
inline constexpr auto attributedescription = "attributedescription"_rule = [] { return attributetype >> options; };

} // namespace consturi::rfc4512

/// RFC 4511 4.5.1.8.
namespace consturi::rfc4511 {

using namespace abnf::notation;
using rfc4512::attributedescription;

inline constexpr auto alluserattrs      = "alluserattrs"_rule      = [] { return x(0x2A); };
inline constexpr auto noattrs           = "noattrs"_rule           = [] { return x(0x31) >> x(0x2E) >> x(0x31); };
inline constexpr auto selectorspecial   = "selectorspecial"_rule   = [] { return noattrs | alluserattrs; };
inline constexpr auto attributeSelector = "attributeSelector"_rule = [] { return attributedescription | selectorspecial; };

} // namespace consturi::rfc4511

/// RFC 4514 3.
namespace consturi::rfc4514 {

using namespace abnf::notation;
using namespace rfc4512;

inline constexpr auto hexpair    = "hexpair"_rule    = [] { return HEX >> HEX; };
inline constexpr auto hexstring  = "hexstring"_rule  = [] { return SHARP >> 1*hexpair; };
inline constexpr auto escaped    = "escaped"_rule    = [] { return DQUOTE | PLUS | COMMA | SEMI | LANGLE | RANGLE; };
inline constexpr auto special    = "special"_rule    = [] { return escaped | SPACE | SHARP | EQUALS; };
inline constexpr auto pair       = "pair"_rule       = [] { return ESC >> ( ESC | special | hexpair ); };
inline constexpr auto SUTF1      = "SUTF1"_rule      = [] { return x(0x01, 0x21) | x(0x23, 0x2A) | x(0x2D, 0x3A) | x(0x3D) | x(0x3F, 0x5B) | x(0x5D, 0x7F); };
inline constexpr auto stringchar = "stringchar"_rule = [] { return SUTF1 | UTFMB; };
inline constexpr auto TUTF1      = "TUTF1"_rule      = [] { return x(0x01, 0x1F) | x(0x21) | x(0x23, 0x2A) | x(0x2D, 0x3A) | x(0x3D) | x(0x3F, 0x5B) | x(0x5D, 0x7F); };
inline constexpr auto trailchar  = "trailchar"_rule  = [] { return TUTF1 | UTFMB; };
inline constexpr auto LUTF1      = "LUTF1"_rule      = [] { return x(0x01, 0x1F) | x(0x21) | x(0x24, 0x2A) | x(0x2D, 0x3A) | x(0x3D) | x(0x3F, 0x5B) | x(0x5D, 0x7F); };
inline constexpr auto leadchar   = "leadchar"_rule   = [] { return LUTF1 | UTFMB; };
inline constexpr auto string     = "string"_rule     = [] { return opt[ ( leadchar | pair ) >> opt[ *( stringchar | pair ) >> ( trailchar | pair ) ] ]; };

inline constexpr auto attributeValue            = "attributeValue"_rule            = [] { return string | hexstring; };
inline constexpr auto attributeType             = "attributeType"_rule             = [] { return descr | numericoid; };
inline constexpr auto attributeTypeAndValue     = "attributeTypeAndValue"_rule     = [] { return attributeType >> EQUALS >> attributeValue; };
inline constexpr auto relativeDistinguishedName = "relativeDistinguishedName"_rule = [] { return attributeTypeAndValue >> *( PLUS >> attributeTypeAndValue ); };
inline constexpr auto distinguishedName         = "distinguishedName"_rule         = [] { return opt[ relativeDistinguishedName >> *( COMMA >> relativeDistinguishedName ) ]; };

} // namespace consturi::rfc4514

/// RFC 4515 3, without the rules of filters with filters in them.
namespace consturi::rfc4515 {

using namespace abnf::notation;
using namespace rfc4512;

inline constexpr auto ASTERISK       = "ASTERISK"_rule       = [] { return x(0x2A); };
inline constexpr auto COLON          = "COLON"_rule          = [] { return x(0x3A); };
inline constexpr auto TILDE          = "TILDE"_rule          = [] { return x(0x7E); };
inline constexpr auto UTF1SUBSET     = "UTF1SUBSET"_rule     = [] { return x(0x01, 0x27) | x(0x2B, 0x5B) | x(0x5D, 0x7F); };
inline constexpr auto escaped        = "escaped"_rule        = [] { return ESC >> HEX >> HEX; };
inline constexpr auto normal         = "normal"_rule         = [] { return UTF1SUBSET | UTFMB; };
inline constexpr auto valueencoding  = "valueencoding"_rule  = [] { return *( normal | escaped ); };
inline constexpr auto assertionvalue = "assertionvalue"_rule = [] { return valueencoding; };
inline constexpr auto matchingrule   = "matchingrule"_rule   = [] { return COLON >> oid; };
inline constexpr auto dnattrs        = "dnattrs"_rule        = [] { return COLON >> "dn"; };
inline constexpr auto attr           = "attr"_rule           = [] { return attributedescription; };
inline constexpr auto final          = "final"_rule          = [] { return assertionvalue; };
inline constexpr auto any            = "any"_rule            = [] { return ASTERISK >> *( assertionvalue >> ASTERISK ); };
inline constexpr auto initial        = "initial"_rule        = [] { return assertionvalue; };
inline constexpr auto substring      = "substring"_rule      = [] { return attr >> EQUALS >> opt[ initial ] >> any >> opt[ final ]; };
inline constexpr auto present        = "present"_rule        = [] { return attr >> EQUALS >> ASTERISK; };
inline constexpr auto extensible     = "extensible"_rule     = [] { return group( attr >> opt[ dnattrs ] >> opt[ matchingrule ] >> COLON >> EQUALS >> assertionvalue )
                                                                         | group( opt[ dnattrs ] >> matchingrule >> COLON >> EQUALS >> assertionvalue ); };
inline constexpr auto lessorequal    = "lessorequal"_rule    = [] { return LANGLE >> EQUALS; };
inline constexpr auto greaterorequal = "greaterorequal"_rule = [] { return RANGLE >> EQUALS; };
inline constexpr auto approx         = "approx"_rule         = [] { return TILDE >> EQUALS; };
inline constexpr auto equal          = "equal"_rule          = [] { return EQUALS; };
inline constexpr auto filtertype     = "filtertype"_rule     = [] { return equal | approx | greaterorequal | lessorequal; };
inline constexpr auto simple         = "simple"_rule         = [] { return attr >> filtertype >> assertionvalue; };
inline constexpr auto item           = "item"_rule           = [] { return simple | present | substring | extensible; };

} // namespace consturi::rfc4515

// clang-format on

#endif
