// Rows of sip and sips URIs (RFC 3261).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_SIP_HPP
#define CONSTURI_CASES_SIP_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/sip.hpp>

#include <cstdint>

namespace cases::of_sip {

using consturi::sip_uri_view;

struct participant {
    text input;
    component user, password;
    text host;
    component port;
    std::uint16_t effective_port;
    text uri_parameters, headers; // without the first delimiter
};

constexpr text input_of(participant const& row) { return row.input; }
constexpr bool holds(participant const& row, text input) {
    auto const u = sip_uri_view::parse(input);
    if (!u || u->text() != row.input) return false;
    if (auto const as_uri = consturi::parse_uri(input); as_uri && sip_uri_view::from(*as_uri) != u) return false;
    return u->user() == row.user && u->password() == row.password && u->host() == row.host && u->port() == row.port
           && u->effective_port() == row.effective_port && u->uri_params().base() == row.uri_parameters
           && u->headers().base() == row.headers;
}

// clang-format off

inline constexpr participant participants[] = {
    // the examples of RFC 3261 19.1.3
    {"sip:alice@atlanta.com",                                     "alice", none, "atlanta.com", none, 5060, "", ""},
    {"sip:alice:secretword@atlanta.com;transport=tcp",            "alice", "secretword", "atlanta.com", none, 5060, "transport=tcp", ""},
    {"sips:alice@atlanta.com?subject=project%20x&priority=urgent", "alice", none, "atlanta.com", none, 5061, "", "subject=project%20x&priority=urgent"},
    {"sip:+1-212-555-1212:1234@gateway.com;user=phone",           "+1-212-555-1212", "1234", "gateway.com", none, 5060, "user=phone", ""},
    {"sips:1212@gateway.com",                                     "1212", none, "gateway.com", none, 5061, "", ""},
    {"sip:alice@192.0.2.4",                                       "alice", none, "192.0.2.4", none, 5060, "", ""},
    {"sip:atlanta.com;method=REGISTER?to=alice%40atlanta.com",    none, none, "atlanta.com", none, 5060, "method=REGISTER", "to=alice%40atlanta.com"},
    {"sip:alice;day=tuesday@atlanta.com",                         "alice;day=tuesday", none, "atlanta.com", none, 5060, "", ""},
    {"sip:%61lice@atlanta.com;transport=TCP",                     "%61lice", none, "atlanta.com", none, 5060, "transport=TCP", ""},

    {"SIP:a?/b&=+$,;c:&=+$,@h.:05060;LR;lr2=:/&+$;maddr=1.2.3.4;ttl=255?/?:+$=", "a?/b&=+$,;c", "&=+$,", "h.", "05060", 5060, "LR;lr2=:/&+$;maddr=1.2.3.4;ttl=255", "/?:+$="},
    {"sip:a:@h;x;Transport=TLS",                                  "a", "", "h", none, 5061, "x;Transport=TLS", ""},
    {"sip:a@h;%74ransport=tls",                                   "a", none, "h", none, 5061, "%74ransport=tls", ""},
    {"sip:a@h;transport=%74LS",                                   "a", none, "h", none, 5061, "transport=%74LS", ""},
    {"sip:a@h;transport=tls1;x=tls",                              "a", none, "h", none, 5060, "transport=tls1;x=tls", ""},
    // those of RFC 5118 4
    {"sip:[2001:db8::10]",                                        none, none, "[2001:db8::10]", none, 5060, "", ""},
    {"sip:caller@[2001:db8::1]",                                  "caller", none, "[2001:db8::1]", none, 5060, "", ""},
    {"sip:[2001:db8::10:5070]",                                   none, none, "[2001:db8::10:5070]", none, 5060, "", ""}, // all is the address
    {"sip:[2001:db8::10]:5070",                                   none, none, "[2001:db8::10]", "5070", 5070, "", ""},
    {"sip:user@[2001:db8::1]:5070;transport=tcp?to=a",            "user", none, "[2001:db8::1]", "5070", 5070, "transport=tcp", "to=a"},

    {"sips:a:b@[::FFFF:192.0.2.128];maddr=[2001:DB8::1];lr",      "a", "b", "[::FFFF:192.0.2.128]", none, 5061, "maddr=[2001:DB8::1];lr", ""},
    {"sip:h;a[b]=[c;[?d[]=]e",                                    none, none, "h", none, 5060, "a[b]=[c;[", "d[]=]e"},
    {"sips:1-2.3a.x-4:65535",                                     none, none, "1-2.3a.x-4", "65535", 65535, "", ""},
};

inline constexpr no_uri_of_scheme<sip_uri_view> no_participants[] = {
    {"sip:",                                   4, "host",            mistake::unexpected_end},
    {"sip:alice@",                            10, "host",            mistake::unexpected_end},
    {"sip:@h",                                 4, "user",            mistake::unexpected_character},
    {"sip::pw@h",                              4, "user",            mistake::unexpected_character},
    {"sip:a:b:c@h",                            7, "password",        mistake::unexpected_character},
    {"sip:a:b;c@h",                            7, "password",        mistake::unexpected_character},
    {"sip:a@b@c",                              7, "host",            mistake::unexpected_character},
    {"sip:a b@c",                              5, "SIP-URI",         mistake::unencoded_space},
    {"sip:a@1.2.3",                            6, "host",            mistake::wrong_host_of_sip},
    {"sip:a@1.2.3.256",                        6, "host",            mistake::wrong_host_of_sip},
    {"sip:a@1.2.3.4.",                         6, "host",            mistake::wrong_host_of_sip},
    {"sip:a@-h",                               6, "host",            mistake::wrong_host_of_sip},
    {"sip:a@h-",                               6, "host",            mistake::wrong_host_of_sip},
    {"sip:a@h..i",                             6, "host",            mistake::wrong_host_of_sip},
    {"sip:a@h.1",                              6, "host",            mistake::wrong_host_of_sip},
    {"sip:a@h_i",                              7, "host",            mistake::unexpected_character},
    {"sip:a@h%2Ei",                            7, "host",            mistake::unexpected_character},
    {"sip:a@h/",                               7, "host",            mistake::unexpected_character},
    {"sip:2001:db8::10",                       4, "host",            mistake::ipv6_address_without_square_brackets}, // RFC 5118 4.2
    {"sip:a@2001:db8::10;lr",                  6, "host",            mistake::ipv6_address_without_square_brackets},
    {"sip:::1?a=b",                            4, "host",            mistake::ipv6_address_without_square_brackets},
    {"sip:a@[2001:db8:::192.0.2.1]",          17, "IP-literal",      mistake::second_double_colon_in_ipv6_address}, // RFC 5118 4.10
    {"sip:a@[::1",                            10, "IP-literal",      mistake::ip_literal_without_a_closing_bracket},
    {"sip:a@[::1;lr",                         10, "IP-literal",      mistake::ip_literal_without_a_closing_bracket},
    {"sip:a@[::1%25eth0]",                    10, "IP-literal",      mistake::zone_in_ipv6_address},
    {"sip:a@[v1.x]",                           6, "host",            mistake::wrong_host_of_sip},
    {"sip:a@[1.2.3.4]",                        8, "IPv6address",     mistake::ipv4_address_in_square_brackets},
    {"sip:a@[]",                               7, "IP-literal",      mistake::unexpected_character_in_ipv6_address},
    {"sip:a@[::1]h",                          11, "host",            mistake::unexpected_character},
    {"sip:a@[::1]:",                          12, "port",            mistake::unexpected_end},
    {"sip:a@[::1]]",                          11, "host",            mistake::unexpected_character},
    {"sip:[::1]@h",                            4, "user",            mistake::unexpected_character},
    {"sip:a:[@h",                              6, "password",        mistake::unexpected_character},
    {"sip:a[b",                                5, "host",            mistake::unexpected_character},
    {"sip:a%4@h",                              7, "pct-encoded",     mistake::percent_sign_without_two_hexdig},
    {"sip:a\xC3\xA4@h",                        5, "SIP-URI",         mistake::unencoded_non_ascii_byte},
    {"\"sip:a@h\"",                            0, "scheme",          mistake::surrounding_quotation_mark},
    {"sip",                                    3, "SIP-URI",         mistake::no_scheme},
    {"sip:a@h:",                               8, "port",            mistake::unexpected_end},
    {"sip:a@h:x",                              8, "port",            mistake::unexpected_character},
    {"sip:a@h:1x",                             9, "port",            mistake::unexpected_character},
    {"sip:a@h:65536",                          8, "port",            mistake::port_over_65535},
    {"sip:a@h;",                               8, "pname",           mistake::unexpected_end},
    {"sip:a@h;;x",                             8, "pname",           mistake::unexpected_character},
    {"sip:a@h;=x",                             8, "pname",           mistake::unexpected_character},
    {"sip:a@h;x=",                            10, "pvalue",          mistake::unexpected_end},
    {"sip:a@h;x=;y",                          10, "pvalue",          mistake::unexpected_character},
    {"sip:a@h;x=1=2",                         11, "pvalue",          mistake::unexpected_character},
    {"sip:a@h;x,y",                            9, "pname",           mistake::unexpected_character},
    {"sip:a@h;lr;LR",                         11, "uri-parameter",   mistake::repeated_parameter},
    {"sip:a@h;transport=tcp;%74ransport=udp", 22, "uri-parameter",   mistake::repeated_parameter},
    {"sip:a@h;%6C%72;b;%4cR",                 17, "uri-parameter",   mistake::repeated_parameter},
    {"sip:a@h;transport",                      8, "transport-param", mistake::wrong_parameter_of_sip},
    {"sip:a@h;transport=t/p",                 18, "transport-param", mistake::wrong_parameter_of_sip},
    {"sip:a@h;user=(x)",                      13, "user-param",      mistake::wrong_parameter_of_sip},
    {"sip:a@h;method=IN:VITE",                15, "method-param",    mistake::wrong_parameter_of_sip},
    {"sip:a@h;ttl=256",                       12, "ttl-param",       mistake::wrong_parameter_of_sip},
    {"sip:a@h;ttl=0001",                      12, "ttl-param",       mistake::wrong_parameter_of_sip},
    {"sip:a@h;ttl=x",                         12, "ttl-param",       mistake::wrong_parameter_of_sip},
    {"sip:a@h;maddr=::1",                     14, "maddr-param",     mistake::wrong_parameter_of_sip},
    {"sip:a@h;maddr=[::1",                    14, "maddr-param",     mistake::wrong_parameter_of_sip},
    {"sip:a@h;maddr=1.2.3",                   14, "maddr-param",     mistake::wrong_parameter_of_sip},
    {"sip:a@h?",                               8, "hname",           mistake::unexpected_end},
    {"sip:a@h?x",                              9, "hname",           mistake::unexpected_end},
    {"sip:a@h?=x",                             8, "hname",           mistake::unexpected_character},
    {"sip:a@h?x=1&",                          12, "hname",           mistake::unexpected_end},
    {"sip:a@h?x=1&y",                         13, "hname",           mistake::unexpected_end},
    {"sip:a@h?x=1=2",                         11, "hvalue",          mistake::unexpected_character},
    {"sip:a@h?x=1;y",                         11, "hvalue",          mistake::unexpected_character},
    {"sip:a@h?to=alice@h",                    16, "hvalue",          mistake::unexpected_character},
    {"sip:a@h#x",                              7, "SIP-URI",        mistake::fragment_without_meaning},
    {"sip://h",                                4, "hostport",        mistake::slashes_without_meaning},
    {"sip://a@h",                              4, "hostport",        mistake::slashes_without_meaning},
    {"sip:/a",                                 4, "host",            mistake::unexpected_character},
    {"tel:+1",                                 0, "scheme",          mistake::another_scheme},
};

inline constexpr pair_of_uris<sip_uri_view> pairs[] = {
    // the examples of RFC 3261 19.1.4
    {"sip:%61lice@atlanta.com;transport=TCP", "sip:alice@AtlanTa.CoM;Transport=tcp", true},
    {"sip:carol@chicago.com",               "sip:carol@chicago.com;newparam=5",   true},
    {"sip:carol@chicago.com",               "sip:carol@chicago.com;security=on",  true},
    {"sip:carol@chicago.com;newparam=5",    "sip:carol@chicago.com;security=on",  true},
    {"sip:biloxi.com;transport=tcp;method=REGISTER?to=sip:bob%40biloxi.com",
     "sip:biloxi.com;method=REGISTER;transport=tcp?to=sip:bob%40biloxi.com",      true},
    {"sip:alice@atlanta.com?subject=project%20x&priority=urgent",
     "sip:alice@atlanta.com?priority=urgent&subject=project%20x",                 true},
    {"SIP:ALICE@AtLanTa.CoM;Transport=udp", "sip:alice@AtLanTa.CoM;Transport=UDP", false},
    {"sip:bob@biloxi.com",                  "sip:bob@biloxi.com:5060",            false},
    {"sip:bob@biloxi.com",                  "sip:bob@biloxi.com;transport=udp",   false},
    {"sip:bob@biloxi.com",                  "sip:bob@biloxi.com:6000;transport=tcp", false},
    {"sip:carol@chicago.com",               "sip:carol@chicago.com?Subject=next%20meeting", false},
    {"sip:bob@phone21.boxesbybob.com",      "sip:bob@192.0.2.4",                  false},
    {"sip:carol@chicago.com;security=on",   "sip:carol@chicago.com;security=off", false}, // not transitive

    // those of RFC 5954 4.2
    {"sip:bob@[::ffff:192.0.2.128]",        "sip:bob@[::ffff:c000:280]",          true},
    {"sip:bob@[2001:db8::9:1]",             "sip:bob@[2001:db8::9:01]",           true},
    {"sip:bob@[0:0:0:0:0:FFFF:129.144.52.38]", "sip:bob@[::FFFF:129.144.52.38]",  true},

    {"sip:[::1]",                           "sip:[::2]",                          false},
    {"sip:[::ffff:192.0.2.4]",              "sip:192.0.2.4",                      false},
    {"sip:h;maddr=[::1]",                   "sip:h;%6Daddr=[0:0::1]",             true},
    {"sip:h;maddr=[::1]",                   "sip:h;maddr=[::2]",                  false},
    {"sip:h;a=[::1]",                       "sip:h;a=[0::1]",                     false}, // only maddr has a host
    {"sip:a@h",                             "sips:a@h",                           false},
    {"SIPS:a@h",                            "sips:a@H",                           true},
    {"sip:a@h",                             "sip:h",                              false},
    {"sip:a@h",                             "sip:a:@h",                           false},
    {"sip:a:pw@h",                          "sip:a:PW@h",                         false},
    {"sip:a:p%77@h",                        "sip:a:pw@h",                         true},
    {"sip:+1-2@h;user=phone",               "sip:+12@h;user=phone",               false}, // case and separators count
    {"sip:a%2cb@h",                         "sip:a%2Cb@h",                        true},
    {"sip:a%2Cb@h",                         "sip:a,b@h",                          false}, // reserved
    {"sip:a%21@h",                          "sip:a!@h",                           true},
    {"sip:h:05060",                         "sip:h:5060",                         true},
    {"sip:h:1",                             "sip:h:2",                            false},
    {"sip:h.",                              "sip:h",                              false},
    {"sip:h;user=ip",                       "sip:h",                              false}, // the default
    {"sip:h;ttl=1",                         "sip:h",                              false},
    {"sip:h;method=INVITE",                 "sip:h",                              false}, // the default
    {"sip:h;maddr=1.2.3.4",                 "sip:h",                              false},
    {"sip:h;%74tl=1",                       "sip:h;a",                            false},
    {"sip:h;%74tl=1",                       "sip:h;ttl=1",                        true},
    {"sip:h;user=PHONE",                    "sip:h;USER=phone;x",                 true},
    {"sip:h;maddr=A",                       "sip:h;maddr=b",                      false},
    {"sip:h;lr",                            "sip:h",                              true},
    {"sip:h;lr",                            "sip:h;lr=on",                        false},
    {"sip:h;a%2Fb=1",                       "sip:h;a/b=2",                        true},  // two names
    {"sip:h?a=1&a=2",                       "sip:h?A=2&A=1",                      true},
    {"sip:h?a=1&a=1&a=2",                   "sip:h?a=1&a=2&a=2",                  false},
    {"sip:h?a=1&a=1",                       "sip:h?a=1",                          false},
    {"sip:h?a=x",                           "sip:h?a=X",                          false},
    {"sip:h?a=",                            "sip:h?b=",                           false},
};

// clang-format on

} // namespace cases::of_sip

#endif
