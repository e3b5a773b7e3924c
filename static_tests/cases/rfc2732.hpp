// RFC 2732 3: texts that each rule accepts, and texts that it rejects.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_RFC2732_HPP
#define CONSTURI_CASES_RFC2732_HPP

#include "cases/rules.hpp"

#include <consturi/dialects/rfc2396/grammar.hpp>

namespace cases::of_rfc2732 {

namespace rfc2732 = consturi::rfc2732;

// clang-format off

inline constexpr rule_case authorities[] = {
    {by<rfc2732::hex4>,          "0",                    yes},
    {by<rfc2732::hex4>,          "aBcD",                 yes},
    {by<rfc2732::hex4>,          "",                     no},
    {by<rfc2732::hex4>,          "g",                    no},
    {by<rfc2732::hex4>,          "12345",                no},
    {by<rfc2732::IPv4address>,   "1.2.3.4",              yes},
    {by<rfc2732::IPv4address>,   "000.256.999.0",        yes},
    {by<rfc2732::IPv4address>,   "1.2.3",                no},
    {by<rfc2732::IPv4address>,   "1.2.3.1234",           no},
    {by<rfc2732::IPv4address>,   "1.2.3.4.",             no},
    {by<rfc2732::IPv6address>,   "::",                   yes},
    {by<rfc2732::IPv6address>,   "::1",                  yes},
    {by<rfc2732::IPv6address>,   "1::",                  yes},
    {by<rfc2732::IPv6address>,   "1::2",                 yes},
    {by<rfc2732::IPv6address>,   "1:2::3:4",             yes},
    {by<rfc2732::IPv6address>,   "1:2:3:4:5:6:7:8",      yes},
    {by<rfc2732::IPv6address>,   "1",                    yes}, // RFC 2373 does not say how many groups there are
    {by<rfc2732::IPv6address>,   "1:2:3:4:5:6:7:8:9",    yes},
    {by<rfc2732::IPv6address>,   "1:1.2.3.4",            yes},
    {by<rfc2732::IPv6address>,   "::FFFF:129.144.52.38", yes},
    {by<rfc2732::IPv6address>,   "1::2:1.2.3.4",         yes},
    {by<rfc2732::IPv6address>,   "::1:1.2.3.999",        yes},
    {by<rfc2732::IPv6address>,   ":::1.2.3.4",           yes}, // a colon between "::" and the IPv4 address
    {by<rfc2732::IPv6address>,   "1:::1.2.3.4",          yes},
    {by<rfc2732::IPv6address>,   "",                     no},
    {by<rfc2732::IPv6address>,   ":",                    no},
    {by<rfc2732::IPv6address>,   "1:",                   no},
    {by<rfc2732::IPv6address>,   ":1",                   no},
    {by<rfc2732::IPv6address>,   ":::",                  no},
    {by<rfc2732::IPv6address>,   "1::2::3",              no},
    {by<rfc2732::IPv6address>,   "12345",                no},
    {by<rfc2732::IPv6address>,   "g",                    no},
    {by<rfc2732::IPv6address>,   "::1.2.3.4",            no},
    {by<rfc2732::IPv6address>,   "1::1.2.3.4",           no},
    {by<rfc2732::IPv6address>,   "1.2.3.4",              no},
    {by<rfc2732::IPv6address>,   "::1.2.3",              no},
    {by<rfc2732::IPv6address>,   "::1:1.2.3",            no},
    {by<rfc2732::IPv6address>,   "::1:1.2.3.1234",       no},
    {by<rfc2732::IPv6address>,   "::1:1.2.3.4:5",        no},
    {by<rfc2732::IPv6address>,   "::1%25a",              no},
    {by<rfc2732::IPv6reference>, "[::1]",                yes},
    {by<rfc2732::IPv6reference>, "[]",                   no},
    {by<rfc2732::IPv6reference>, "[::1",                 no},
    {by<rfc2732::IPv6reference>, "::1]",                 no},
    {by<rfc2732::IPv6reference>, "[1.2.3.4]",            no},
    {by<rfc2732::host>,          "[::1]",                yes},
    {by<rfc2732::host>,          "a-b.c",                yes},
    {by<rfc2732::host>,          "1.2.3.4",              yes},
    {by<rfc2732::host>,          "",                     no},
    {by<rfc2732::host>,          "::1",                  no},
    {by<rfc2732::host>,          "1.2.3.1234",           no},
    {by<rfc2732::host>,          "[::1]a",               no},
    {by<rfc2732::host>,          "[v1.a]",               no},
    {by<rfc2732::hostport>,      "[::1]",                yes},
    {by<rfc2732::hostport>,      "[::1]:",               yes},
    {by<rfc2732::hostport>,      "[1]:80",               yes},
    {by<rfc2732::hostport>,      "[::1]80",              no},
    {by<rfc2732::hostport>,      "::1:80",               no},
    {by<rfc2732::server>,        "",                     yes},
    {by<rfc2732::server>,        "[::1]",                yes},
    {by<rfc2732::server>,        "u:p@[::1]:80",         yes},
    {by<rfc2732::server>,        "@",                    no},
    {by<rfc2732::server>,        "[::1]@a",              no},
    {by<rfc2732::server>,        "[::1]:a",              no},
    {by<rfc2732::server>,        "u@",                   no},
    {by<rfc2732::server>,        "u@[::1]@",             no},
    {by<rfc2732::authority>,     "",                     yes},
    {by<rfc2732::authority>,     "[::1]:80",             yes},
    {by<rfc2732::authority>,     "$x",                   yes},
    {by<rfc2732::authority>,     "1.2.3.1234",           yes}, // a reg_name
    {by<rfc2732::authority>,     "[",                    no},
    {by<rfc2732::authority>,     "[::1]:a",              no},
    {by<rfc2732::authority>,     "a[b]",                 no},
    {by<rfc2732::authority>,     "[::1.2.3.4]",          no},
};

inline constexpr rule_case other_rules[] = {
    {by<rfc2732::query>,         "[]",                                                             yes},
    {by<rfc2732::query>,         "{",                                                              no},
    {by<rfc2732::opaque_part>,   "a[]",                                                            yes},
    {by<rfc2732::opaque_part>,   "[]",                                                             no},
    {by<rfc2732::path>,          "",                                                               yes},
    {by<rfc2732::path>,          "/a",                                                             yes},
    {by<rfc2732::path>,          "a[]",                                                            yes},
    {by<rfc2732::path>,          "/[",                                                             no},
    // RFC 2732 2: the grammar lacks one of the examples
    {by<rfc2732::absoluteURI>,   "http://[FEDC:BA98:7654:3210:FEDC:BA98:7654:3210]:80/index.html", yes},
    {by<rfc2732::absoluteURI>,   "http://[1080:0:0:0:8:800:200C:417A]/index.html",                 yes},
    {by<rfc2732::absoluteURI>,   "http://[3ffe:2a00:100:7031::1]",                                 yes},
    {by<rfc2732::absoluteURI>,   "http://[1080::8:800:200C:417A]/foo",                             yes},
    {by<rfc2732::absoluteURI>,   "http://[::192.9.5.5]/ipng",                                      no},
    {by<rfc2732::absoluteURI>,   "http://[::FFFF:129.144.52.38]:80/index.html",                    yes},
    {by<rfc2732::absoluteURI>,   "http://[2010:836B:4179::836B:4179]",                             yes},
    // Others
    {by<rfc2732::URI_reference>, "",                                                               yes},
    {by<rfc2732::URI_reference>, "#",                                                              yes},
    {by<rfc2732::URI_reference>, "#[]",                                                            yes},
    {by<rfc2732::URI_reference>, "//",                                                             yes},
    {by<rfc2732::URI_reference>, "//[::1]",                                                        yes},
    {by<rfc2732::URI_reference>, "//[::1]?[]#[]",                                                  yes},
    {by<rfc2732::URI_reference>, "a:b[]",                                                          yes},
    {by<rfc2732::URI_reference>, "a://$x",                                                         yes},
    {by<rfc2732::URI_reference>, "a?[",                                                            yes},
    {by<rfc2732::URI_reference>, "[",                                                              no},
    {by<rfc2732::URI_reference>, "[]",                                                             no},
    {by<rfc2732::URI_reference>, "/[",                                                             no},
    {by<rfc2732::URI_reference>, "a:[",                                                            no},
    {by<rfc2732::URI_reference>, "a:",                                                             no},
    {by<rfc2732::URI_reference>, "?",                                                              no},
    {by<rfc2732::URI_reference>, "//[",                                                            no},
    {by<rfc2732::URI_reference>, "//[::1]]",                                                       no},
    {by<rfc2732::URI_reference>, "//[::1]b",                                                       no},
    {by<rfc2732::URI_reference>, "//a]",                                                           no},
    {by<rfc2732::URI_reference>, "a;[",                                                            no},
    {by<rfc2732::URI_reference>, "?[]",                                                            no},
};

inline constexpr one_byte_rule one_byte_rules[] = {
    {by<rfc2732::reserved>, ";/?:@&=+$,[]"},
    {by<rfc2732::unwise>,   "{}|\\^`"},
    {by<rfc2732::uric>,     "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();/?:@&=+$,[]"},
};

// clang-format on

} // namespace cases::of_rfc2732

#endif
