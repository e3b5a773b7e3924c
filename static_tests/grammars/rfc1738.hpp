// The grammar of RFC 1738 for ftp, gopher, telnet, wais and prospero. It precedes that of RFC 3986, in whose terms the
// types of these schemes are: tests compare both.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_GRAMMARS_RFC1738_HPP
#define CONSTURI_GRAMMARS_RFC1738_HPP

#include <consturi/abnf/notation.hpp>

// clang-format off

/// RFC 1738 5. RFC 4248 (telnet), RFC 4266 (gopher), RFC 4156 (wais) and RFC 4157 (prospero) repeat it in words.
namespace consturi::rfc1738 {

using namespace abnf::notation;

inline constexpr auto digit              = "digit"_rule              = [] { return x(0x30, 0x39); };
inline constexpr auto digits             = "digits"_rule             = [] { return 1*digit; };
inline constexpr auto lowalpha           = "lowalpha"_rule           = [] { return x(0x61, 0x7A); };
inline constexpr auto hialpha            = "hialpha"_rule            = [] { return x(0x41, 0x5A); };
inline constexpr auto alpha              = "alpha"_rule              = [] { return lowalpha | hialpha; };
inline constexpr auto safe               = "safe"_rule               = [] { return lit("$") | "-" | "_" | "." | "+"; };
inline constexpr auto extra              = "extra"_rule              = [] { return lit("!") | "*" | "'" | "(" | ")" | ","; };
inline constexpr auto unreserved         = "unreserved"_rule         = [] { return alpha | digit | safe | extra; };
inline constexpr auto reserved           = "reserved"_rule           = [] { return lit(";") | "/" | "?" | ":" | "@" | "&" | "="; };
inline constexpr auto hex                = "hex"_rule                = [] { return digit | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f"; };
inline constexpr auto escape             = "escape"_rule             = [] { return "%" >> hex >> hex; };
inline constexpr auto xchar              = "xchar"_rule              = [] { return unreserved | reserved | escape; };
inline constexpr auto uchar              = "uchar"_rule              = [] { return unreserved | escape; };
inline constexpr auto fieldvalue         = "fieldvalue"_rule         = [] { return *( uchar | "?" | ":" | "@" | "&" ); };
inline constexpr auto fieldname          = "fieldname"_rule          = [] { return *( uchar | "?" | ":" | "@" | "&" ); };
inline constexpr auto fieldspec          = "fieldspec"_rule          = [] { return ";" >> fieldname >> "=" >> fieldvalue; };
inline constexpr auto psegment           = "psegment"_rule           = [] { return *( uchar | "?" | ":" | "@" | "&" | "=" ); };
inline constexpr auto ppath              = "ppath"_rule              = [] { return psegment >> *( "/" >> psegment ); };
inline constexpr auto alphadigit         = "alphadigit"_rule         = [] { return alpha | digit; };
inline constexpr auto domainlabel        = "domainlabel"_rule        = [] { return alphadigit | alphadigit >> *( alphadigit | "-" ) >> alphadigit; };
inline constexpr auto toplabel           = "toplabel"_rule           = [] { return alpha | alpha >> *( alphadigit | "-" ) >> alphadigit; };
inline constexpr auto hostname           = "hostname"_rule           = [] { return *( domainlabel >> "." ) >> toplabel; };
inline constexpr auto hostnumber         = "hostnumber"_rule         = [] { return digits >> "." >> digits >> "." >> digits >> "." >> digits; };
inline constexpr auto host               = "host"_rule               = [] { return hostname | hostnumber; };
inline constexpr auto port               = "port"_rule               = [] { return digits; };
inline constexpr auto hostport           = "hostport"_rule           = [] { return host >> opt[ ":" >> port ]; };
inline constexpr auto prosperourl        = "prosperourl"_rule        = [] { return "prospero://" >> hostport >> "/" >> ppath >> *fieldspec; };
inline constexpr auto wpath              = "wpath"_rule              = [] { return *uchar; };
inline constexpr auto wtype              = "wtype"_rule              = [] { return *uchar; };
inline constexpr auto database           = "database"_rule           = [] { return *uchar; };
inline constexpr auto waisdoc            = "waisdoc"_rule            = [] { return "wais://" >> hostport >> "/" >> database >> "/" >> wtype >> "/" >> wpath; };
inline constexpr auto search             = "search"_rule             = [] { return *( uchar | ";" | ":" | "@" | "&" | "=" ); };
inline constexpr auto waisindex          = "waisindex"_rule          = [] { return "wais://" >> hostport >> "/" >> database >> "?" >> search; };
inline constexpr auto waisdatabase       = "waisdatabase"_rule       = [] { return "wais://" >> hostport >> "/" >> database; };
inline constexpr auto waisurl            = "waisurl"_rule            = [] { return waisdatabase | waisindex | waisdoc; };
inline constexpr auto user               = "user"_rule               = [] { return *( uchar | ";" | "?" | "&" | "=" ); };
inline constexpr auto password           = "password"_rule           = [] { return *( uchar | ";" | "?" | "&" | "=" ); };
inline constexpr auto login              = "login"_rule              = [] { return opt[ user >> opt[ ":" >> password ] >> "@" ] >> hostport; };
inline constexpr auto telneturl          = "telneturl"_rule          = [] { return "telnet://" >> login >> opt[ "/" ]; };
inline constexpr auto gopher_plus_string = "gopher-plus-string"_rule = [] { return *xchar; };
inline constexpr auto selector           = "selector"_rule           = [] { return *xchar; };
inline constexpr auto gtype              = "gtype"_rule              = [] { return xchar; };
inline constexpr auto gopherurl          = "gopherurl"_rule          = [] { return "gopher://" >> hostport >> opt[ "/" >> opt[ gtype >> opt[ selector >> opt[ "%09" >> search >> opt[ "%09" >> gopher_plus_string ] ] ] ] ]; };
inline constexpr auto ftptype            = "ftptype"_rule            = [] { return lit("A") | "I" | "D" | "a" | "i" | "d"; };
inline constexpr auto fsegment           = "fsegment"_rule           = [] { return *( uchar | "?" | ":" | "@" | "&" | "=" ); };
inline constexpr auto fpath              = "fpath"_rule              = [] { return fsegment >> *( "/" >> fsegment ); };
inline constexpr auto ftpurl             = "ftpurl"_rule             = [] { return "ftp://" >> login >> opt[ "/" >> fpath >> opt[ ";type=" >> ftptype ] ]; };

} // namespace consturi::rfc1738

// clang-format on

#endif
