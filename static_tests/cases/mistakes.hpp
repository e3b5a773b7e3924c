// Invalid URIs and references, with the position, the rule and the mistake of the error.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_MISTAKES_HPP
#define CONSTURI_CASES_MISTAKES_HPP

#include "cases/cases.hpp"

#include <consturi/uri/parse.hpp>

namespace cases {

/// An invalid URI (an invalid URI reference, if `of_reference`), and the position, the rule and the mistake of its
/// error.
struct invalid_text {
    text input;
    std::size_t position;
    text rule;
    consturi::mistake which;
    bool of_reference = false;
};

constexpr text input_of(invalid_text const& row) { return row.input; }
constexpr bool holds(invalid_text const& row, text input) {
    using namespace consturi;
    auto const matches_row = [&](auto const& parsed, bool accepted) {
        return !parsed && !accepted && parsed.error().position() == row.position && parsed.error().rule() == row.rule
               && parsed.error().code() == row.which;
    };
    return row.of_reference ? matches_row(parse_uri_reference(input), is_uri_reference(input))
                            : matches_row(parse_uri(input), is_uri(input));
}

using namespace std::string_view_literals;
inline constexpr bool reference = true;

// clang-format off

using consturi::mistake;

/// A mistake, a text with it, and the corrected text.
struct fix {
    mistake which;
    text bad, good;
};
inline constexpr fix fixes[] = {
    {mistake::no_scheme,                                                    "example.com/x",                "urn:example.com/x"},
    {mistake::scheme_not_beginning_with_a_letter,                           "1http://h/",                   "http1://h/"},
    {mistake::invalid_character_in_scheme,                                  "my_app://h/",                  "my-app://h/"},
    {mistake::surrounding_white_space,                                      " http://h/",                    "http://h/"},
    {mistake::surrounding_quotation_mark,                                   "\"http://h/\"",                 "http://h/"},
    {mistake::surrounding_angle_bracket,                                    "<http://h/>",                   "http://h/"},
    {mistake::scp_syntax,                                                   "git@github.com:org/r.git",      "ssh://git@github.com/org/r.git"},
    {mistake::windows_path,                                                 "C:\\path",                      "file:///C:/path"},
    {mistake::misplaced_drive_letter,                                       "file:///C|/a",                  "file:///C:/a"},
    {mistake::unencoded_space,                                              "http://h/a b",                 "http://h/a%20b"},
    {mistake::unencoded_backslash,                                          "http:\\\\h",                   "http://h"},
    {mistake::unencoded_quotation_mark,                                     "http://h/\"",                  "http://h/%22"},
    {mistake::unencoded_less_than_sign,                                     "http://h/<",                   "http://h/%3C"},
    {mistake::unencoded_greater_than_sign,                                  "http://h/>",                   "http://h/%3E"},
    {mistake::unencoded_caret,                                              "http://h/^",                   "http://h/%5E"},
    {mistake::unencoded_backquote,                                          "http://h/`",                   "http://h/%60"},
    {mistake::unencoded_opening_brace,                                      "http://h/{",                   "http://h/%7B"},
    {mistake::unencoded_vertical_bar,                                       "http://h/|",                   "http://h/%7C"},
    {mistake::unencoded_closing_brace,                                      "http://h/}",                   "http://h/%7D"},
    {mistake::unencoded_control_character,                                  "http://h/\ta",                 "http://h/%09a"},
    {mistake::unencoded_non_ascii_byte,                                     "http://h/\xC3\xA4",            "http://h/%C3%A4"},
    {mistake::percent_sign_without_two_hexdig,                              "http://h/100%",                "http://h/100%25"},
    {mistake::second_number_sign,                                           "http://h/#a#b",                "http://h/#a%23b"},
    {mistake::square_bracket_outside_an_ip_literal,                         "http://h/a[1]",                "http://h/a%5B1%5D"},
    {mistake::ip_literal_without_a_closing_bracket,                         "http://[::1/",                 "http://[::1]/"},
    {mistake::second_double_colon_in_ipv6_address,                           "http://[1::2::3]/",            "http://[1::2:3]/"},
    {mistake::more_than_four_hexdig_in_a_group_of_ipv6_address,              "http://[::12345]/",            "http://[::1234]/"},
    {mistake::too_many_groups_in_ipv6_address,                               "http://[1:2:3:4:5:6:7:8:9]/",  "http://[1:2:3:4:5:6:7:8]/"},
    {mistake::too_few_groups_in_ipv6_address,                                "http://[1:2:3]/",              "http://[1:2::3]/"},
    {mistake::zone_in_ipv6_address,                                          "http://[fe80::1%eth0]/",       "http://[fe80::1]/"},
    {mistake::prefix_length_of_ip_address,                                  "http://[AB::/64]/",             "http://[AB::]/"},
    {mistake::ipv4_address_in_square_brackets,                               "http://[192.0.2.1]/",          "http://192.0.2.1/"},
    {mistake::octet_over_255_in_ipv4_address,                                "http://[::192.0.2.256]/",      "http://[::192.0.2.255]/"},
    {mistake::octet_with_a_leading_zero_in_ipv4_address,                     "http://[::192.0.02.1]/",       "http://[::192.0.2.1]/"},
    {mistake::ipv6_address_without_square_brackets,                          "http://2001:db8::1/",          "http://[2001:db8::1]/"},
    {mistake::unencoded_delimiter_in_userinfo,                              "mysql://u:p/w@h",              "mysql://u:p%2Fw@h"},
    {mistake::several_hosts_or_ports,                                       "mongodb://h1:1,h2:2/db",        "mongodb://h1:1/db"},
    {mistake::letter_in_port,                                               "http://h:8o43/",               "http://h:8043/"},
    {mistake::path_in_place_of_port,                                        "ssh://git@h:o/r.git",          "ssh://git@h/o/r.git"},
    {mistake::second_at_sign_in_authority,                                  "http://me@home@h/",            "http://me%40home@h/"},
    {mistake::colon_in_the_first_segment_of_a_relative_reference,           "2024:report",                  "./2024:report"},
    {mistake::unexpected_character_in_ipv6_address,                          "http://[::g]/",                "http://[::a]/"},
    {mistake::unexpected_character_in_ip_future,                            "http://[vx.a]/",               "http://[v1.a]/"},
    {mistake::unexpected_character_in_port,                                 "http://h:-1/",                 "http://h:1/"},
    {mistake::unexpected_character_in_authority,                            "http://[::1]80/",              "http://[::1]:80/"},
};

inline constexpr invalid_text mistakes_in_uris[] = {
    {"",                                   0, "scheme",        mistake::no_scheme},
    {"/v1",                                0, "scheme",        mistake::no_scheme},
    {"://h/",                              0, "scheme",        mistake::no_scheme},
    {"?a:b",                               0, "scheme",        mistake::no_scheme},
    {"h#a:b",                              1, "URI",           mistake::no_scheme},
    {"example.com",                       11, "URI",           mistake::no_scheme},
    {"example.com/x",                     11, "URI",           mistake::no_scheme},
    {"http//h/",                           4, "URI",           mistake::no_scheme},
    {"1http://h/",                         0, "scheme",        mistake::scheme_not_beginning_with_a_letter},
    {"+http://h/",                         0, "scheme",        mistake::scheme_not_beginning_with_a_letter},
    {"ht tp://h/",                         2, "URI",           mistake::invalid_character_in_scheme},
    {"abcdefghijk_://h/",                 11, "URI",           mistake::invalid_character_in_scheme},
    {"ht_tp://h/",                         2, "URI",           mistake::invalid_character_in_scheme},
    {"ab__://h/",                          2, "URI",           mistake::invalid_character_in_scheme},
    // The colon is searched for in the first 64 bytes only: no scheme is that long.
    {"a_______________________________________________________________:", 1, "URI", mistake::invalid_character_in_scheme},
    {"a________________________________________________________________:", 1, "URI", mistake::no_scheme},
    {" http://h/",                          0, "scheme",        mistake::surrounding_white_space},
    {"\t\n http://h/",                      0, "scheme",        mistake::surrounding_white_space},
    {"\xEF\xBB\xBFhttp://h/",               0, "scheme",        mistake::surrounding_white_space},
    {"\xC2\xA0http://h/",                   0, "scheme",        mistake::surrounding_white_space},
    {"\xE3\x80\x80http://h/",               0, "scheme",        mistake::surrounding_white_space},
    {"\xC2\xA1http://h/",                   0, "scheme",        mistake::invalid_character_in_scheme},
    {"\xE2\x80http://h/",                   0, "scheme",        mistake::invalid_character_in_scheme},
    {"\xE2\x80\xA6http://h/",               0, "scheme",        mistake::invalid_character_in_scheme},
    {" example.com",                        0, "scheme",        mistake::no_scheme},
    {"http://h/ ",                          9, "segment",       mistake::surrounding_white_space},
    {"http://h \n",                         8, "reg-name",      mistake::surrounding_white_space},
    {"http://h/?q \n",                     11, "query",         mistake::surrounding_white_space},
    {"http://h/\r\n",                       9, "segment",       mistake::surrounding_white_space},
    {"http://h/\xC2\xA0",                   9, "segment",       mistake::surrounding_white_space},
    {"http://h:80 ",                       11, "port",          mistake::surrounding_white_space},
    {"http://[::1] ",                      12, "authority",     mistake::surrounding_white_space},
    {"example.com ",                       11, "URI",           mistake::no_scheme},
    {"\"http://h/\"",                       0, "scheme",        mistake::surrounding_quotation_mark},
    {"'http://h/'",                         0, "scheme",        mistake::surrounding_quotation_mark},
    {"`http://h/`",                         0, "scheme",        mistake::surrounding_quotation_mark},
    {"\xE2\x80\x9Chttp://h/\xE2\x80\x9D",   0, "scheme",        mistake::surrounding_quotation_mark},
    {"http://h:80\"",                      11, "port",          mistake::surrounding_quotation_mark},
    {"http://[::1]\"",                     12, "authority",     mistake::surrounding_quotation_mark},
    {"http://h/?a=5\"",                    13, "query",         mistake::unencoded_quotation_mark},
    {"<http://h/>",                         0, "scheme",        mistake::surrounding_angle_bracket},
    {"http://h:80>",                       11, "port",          mistake::surrounding_angle_bracket},
    {"http://h/>",                          9, "segment",       mistake::unencoded_greater_than_sign},
    {"git@github.com:org/r.git",            3, "URI",           mistake::scp_syntax},
    {"git@github.com:/org/r.git",           3, "URI",           mistake::scp_syntax},
    {"git@github.com:2org/r.git",           3, "URI",           mistake::scp_syntax},
    {"git@github.com:22/r.git",             3, "URI",           mistake::no_scheme},
    {"me@example.com:8080",                 2, "URI",           mistake::no_scheme},
    {"me@example.com: hi",                  2, "URI",           mistake::no_scheme},
    {"me@example.com:",                     2, "URI",           mistake::no_scheme},
    {"a@b://h/",                            1, "URI",           mistake::no_scheme},
    {"C:\\path",                            2, "URI",           mistake::windows_path},
    {"C:a\\b",                              3, "segment-nz",    mistake::windows_path},
    {"C:/a\\b",                             4, "segment-nz",    mistake::windows_path},
    {"\\\\host\\share",                     0, "scheme",        mistake::windows_path},
    {"\\\\?\\C:\\a",                        0, "scheme",        mistake::windows_path},
    {"..\\a",                               0, "scheme",        mistake::no_scheme},
    {"x://h/\\",                            6, "segment",       mistake::unencoded_backslash},
    {"x:?\\",                               3, "query",         mistake::unencoded_backslash},
    {"file:///C:\\a",                      10, "segment",       mistake::unencoded_backslash},
    {"file:///C|/a",                        9, "segment",       mistake::misplaced_drive_letter},
    {"file://C|/a",                         8, "reg-name",      mistake::misplaced_drive_letter},
    {"file:/C|/a",                          7, "segment-nz",    mistake::misplaced_drive_letter},
    {"file://C:\\Users\\x",                 9, "port",          mistake::misplaced_drive_letter},
    {"file://c:Users",                      9, "port",          mistake::misplaced_drive_letter},
    {"file://C:\\me@h/a",                   9, "userinfo",      mistake::misplaced_drive_letter},
    {"file://a::1/",                        9, "port",          mistake::ipv6_address_without_square_brackets},
    {"file:///C:\\a",                      10, "segment",       mistake::unencoded_backslash},
    {"file://C:8\\a",                       10, "port",         mistake::unexpected_character_in_port},
    {"http://C:\\a",                        9, "port",          mistake::unexpected_character_in_port},
    {"file:///a/C|",                       11, "segment",       mistake::unencoded_vertical_bar},
    {"file:///CD|/a",                      10, "segment",       mistake::unencoded_vertical_bar},
    {"http://exa mple.com/",              10, "reg-name",      mistake::unencoded_space},
    {"ftp://me:pass word@h/",             13, "userinfo",      mistake::unencoded_space},
    {"http://h/a b",                      10, "segment",       mistake::unencoded_space},
    {"http://h/a/b/c d",                  14, "segment",       mistake::unencoded_space},
    {"a:/b/c d",                           6, "segment",       mistake::unencoded_space},
    {"http://h/?a b",                     11, "query",         mistake::unencoded_space},
    {"http://h/a/b?c/d e",                16, "query",         mistake::unencoded_space},
    {"http://h/#a b",                     11, "fragment",      mistake::unencoded_space},
    {"http:\\\\h\\",                       5, "URI",           mistake::unencoded_backslash},
    {"http://h\\a",                        8, "reg-name",      mistake::unencoded_backslash},
    {"http://h\0/"sv,                      8, "reg-name",      mistake::unencoded_control_character},
    {"http://h/\na",                       9, "segment",       mistake::unencoded_control_character},
    {"http://h/\x7F",                      9, "segment",       mistake::unencoded_control_character},
    {"http://ex\xC3\xA4mple/",             9, "reg-name",      mistake::unencoded_non_ascii_byte},
    {"http://h/\x80",                      9, "segment",       mistake::unencoded_non_ascii_byte},
    {"http://h/%zz",                      10, "pct-encoded",   mistake::percent_sign_without_two_hexdig},
    {"http://h/%4",                       11, "pct-encoded",   mistake::percent_sign_without_two_hexdig},
    {"http://h/%4g",                      11, "pct-encoded",   mistake::percent_sign_without_two_hexdig},
    {"http://h/%",                        10, "pct-encoded",   mistake::percent_sign_without_two_hexdig},
    {"ftp://me:80%zz@h/",                 12, "pct-encoded",   mistake::percent_sign_without_two_hexdig},
    {"http://h/#a#b",                     11, "fragment",      mistake::second_number_sign},
    {"http://h/a/b?c/d#e/f//g#",          23, "fragment",      mistake::second_number_sign},
    {"http://h[/",                         8, "reg-name",      mistake::square_bracket_outside_an_ip_literal},
    {"http://h]/",                         8, "reg-name",      mistake::square_bracket_outside_an_ip_literal},
    {"http://h/a[1]",                     10, "segment",       mistake::square_bracket_outside_an_ip_literal},
    {"http://h/?[",                       10, "query",         mistake::square_bracket_outside_an_ip_literal},
    {"ftp://me:8[0@h",                    10, "userinfo",      mistake::square_bracket_outside_an_ip_literal},
    {"http://[::1/",                      11, "IP-literal",    mistake::ip_literal_without_a_closing_bracket},
    {"http://[::1",                       11, "IP-literal",    mistake::ip_literal_without_a_closing_bracket},
    {"http://[::1#x",                     11, "IP-literal",    mistake::ip_literal_without_a_closing_bracket},
    {"http://[::1?x",                     11, "IP-literal",    mistake::ip_literal_without_a_closing_bracket},
    {"http://[v1.a",                      12, "IP-literal",    mistake::ip_literal_without_a_closing_bracket},
    {"http://[::1::]/",                   12, "h16",           mistake::second_double_colon_in_ipv6_address},
    {"http://[1::2::3]/",                 13, "h16",           mistake::second_double_colon_in_ipv6_address},
    {"http://[:::1]/",                    10, "IP-literal",    mistake::second_double_colon_in_ipv6_address},
    {"http://[12345::]/",                 12, "IPv6address",   mistake::more_than_four_hexdig_in_a_group_of_ipv6_address},
    {"http://[1:2:3:4:5:6:7:88888]/",     26, "IP-literal",    mistake::more_than_four_hexdig_in_a_group_of_ipv6_address},
    {"http://[1:2:3:4:5:6:7:8:9]/",       23, "IP-literal",    mistake::too_many_groups_in_ipv6_address},
    {"http://[1:2:3:4:5:6:7:8::]/",       23, "IP-literal",    mistake::too_many_groups_in_ipv6_address},
    {"http://[1:2:3:4:5:6:7::8]/",        23, "IP-literal",    mistake::too_many_groups_in_ipv6_address},
    {"http://[1:2:3:4:5:6:7:1.2.3.4]/",   23, "IP-literal",    mistake::too_many_groups_in_ipv6_address},
    {"http://[::1:2:3:4:5:6:1.2.3.4]/",   23, "IP-literal",    mistake::too_many_groups_in_ipv6_address},
    {"http://[1:2:3]/",                   13, "IPv6address",   mistake::too_few_groups_in_ipv6_address},
    {"http://[1:2:3:4:5:6:7]/",           21, "IPv6address",   mistake::too_few_groups_in_ipv6_address},
    {"http://[1:2:3:4:5:1.2.3.4]/",       19, "IPv6address",   mistake::too_few_groups_in_ipv6_address},
    {"http://[1:2:300.2.3.4]/",           15, "IPv6address",   mistake::too_few_groups_in_ipv6_address},
    {"http://[1:]/",                      10, "h16",           mistake::too_few_groups_in_ipv6_address},
    {"http://[fe80::1%eth0]/",            15, "IP-literal",    mistake::zone_in_ipv6_address},
    {"http://[::1%25eth0]/",              11, "IP-literal",    mistake::zone_in_ipv6_address},
    {"http://[::1.2.3.256]/",             18, "IP-literal",    mistake::octet_over_255_in_ipv4_address},
    {"http://[1:2:3:4:5:6:256.2.3.4]/",   23, "IPv6address",   mistake::octet_over_255_in_ipv4_address},
    {"http://[1:2:3:4:5::256.2.3.4]/",    22, "IP-literal",    mistake::octet_over_255_in_ipv4_address},
    {"http://[::300.2.3.4]/",             13, "IP-literal",    mistake::octet_over_255_in_ipv4_address},
    {"http://[::1.2.3.04]/",              17, "IP-literal",    mistake::octet_with_a_leading_zero_in_ipv4_address},
    {"http://[::01.2.3.4]/",              12, "IP-literal",    mistake::octet_with_a_leading_zero_in_ipv4_address},
    {"http://[.]/",                        8, "IP-literal",    mistake::unexpected_character_in_ipv6_address},
    {"http://[::.1]/",                    10, "IP-literal",    mistake::unexpected_character_in_ipv6_address},
    {"http://[1:2:3:4:5:6:7::g]/",        23, "IP-literal",    mistake::unexpected_character_in_ipv6_address},
    {"http://h:80a/",                     11, "port",          mistake::letter_in_port},
    {"ftp://me:pass word/a@h",             9, "port",          mistake::unencoded_delimiter_in_userinfo},
    {"mysql://u:p#w@h",                   10, "port",          mistake::unencoded_delimiter_in_userinfo},
    {"mysql://u:p?w@h",                   10, "port",          mistake::unencoded_delimiter_in_userinfo},
    {"mysql://u:p?w/x@h",                 10, "port",          mistake::unencoded_delimiter_in_userinfo},
    {"http://h:abc/users/a@b",             9, "port",          mistake::letter_in_port},
    {"redis://:p/w@h",                     9, "port",          mistake::unencoded_delimiter_in_userinfo},
    {"mysql://u:!p/w@h",                  10, "port",          mistake::unencoded_delimiter_in_userinfo},
    {"mysql://u:%41/w@h",                 10, "port",          mistake::unencoded_delimiter_in_userinfo},
    {"mysql://u:p/{w@h",                  10, "port",          mistake::unencoded_delimiter_in_userinfo},
    // No password ends at these '@': one begins a segment, the others follow a port with a typo, the end of a userinfo,
    // or an IP literal.
    {"http://a:b/@x",                      9, "port",          mistake::letter_in_port},
    {"http://a:b?@x",                      9, "port",          mistake::letter_in_port},
    {"http://a:b/@x@y",                    9, "port",          mistake::letter_in_port},
    {"http://h:8a/x@y",                   10, "port",          mistake::letter_in_port},
    {"ssh://git@github.com:o/r.git",      21, "port",          mistake::path_in_place_of_port},
    {"ssh://git@h:o/",                    12, "port",          mistake::letter_in_port},
    {"ssh://git@h:22o/r",                 14, "port",          mistake::letter_in_port},
    {"ssh://git@h:o?a/b",                 12, "port",          mistake::letter_in_port},
    {"ssh://h:o/r.git",                    8, "port",          mistake::path_in_place_of_port},
    {"https://github.com:o/r.git",        19, "port",          mistake::path_in_place_of_port},
    {"https://u:p@h:o/r.git?a#b/",        14, "port",          mistake::path_in_place_of_port},
    {"ssh://[::1]:o/r.git",               12, "port",          mistake::path_in_place_of_port},
    {"http://h:o.git",                     9, "port",          mistake::letter_in_port},
    {"http://h:8o/r.git",                 10, "port",          mistake::letter_in_port},
    {"http://localhost:port/",            17, "port",          mistake::letter_in_port},
    {"http://localhost:port/v1/users",    17, "port",          mistake::letter_in_port},
    {"mysql://u:p@h:x/y@z",               14, "port",          mistake::letter_in_port},
    {"http://[::1]:a/x@y",                13, "port",          mistake::letter_in_port},
    {"http://h:{port}/x@y",                9, "port",          mistake::unexpected_character_in_port},
    {"http://h:a/",                        9, "port",          mistake::letter_in_port},
    {"ftp://me@h:80a/@",                  13, "port",          mistake::letter_in_port},
    {"http://u@h@x/",                     10, "reg-name",      mistake::second_at_sign_in_authority},
    {"http://u@@x/",                       9, "reg-name",      mistake::second_at_sign_in_authority},
    {"ftp://me:{@h/",                      9, "userinfo",      mistake::unencoded_opening_brace},
    {"http://[]/",                         8, "IP-literal",    mistake::unexpected_character_in_ipv6_address},
    {"http://[:1]/",                       9, "IPv6address",   mistake::unexpected_character_in_ipv6_address},
    {"http://[AB::/64]/",                  12, "IP-literal",    mistake::prefix_length_of_ip_address},
    {"http://[::1/128]",                   11, "IP-literal",    mistake::prefix_length_of_ip_address},
    {"http://[::1/64",                     11, "IP-literal",    mistake::ip_literal_without_a_closing_bracket},
    {"http://[::1/]",                      11, "IP-literal",    mistake::ip_literal_without_a_closing_bracket},
    {"http://[::1/1234]",                  11, "IP-literal",    mistake::ip_literal_without_a_closing_bracket},
    {"http://[::1/a1]",                    11, "IP-literal",    mistake::ip_literal_without_a_closing_bracket},
    {"http://[1.2.3.4]/",                  9, "IPv6address",   mistake::ipv4_address_in_square_brackets},
    {"http://[300.2.3.4]/",               11, "IPv6address",   mistake::ipv4_address_in_square_brackets},
    {"http://[face.1]/",                  12, "IPv6address",   mistake::unexpected_character_in_ipv6_address},
    {"http://[::1.2.a]/",                 14, "dec-octet",     mistake::unexpected_character_in_ipv6_address},
    {"http://[::100.f]/",                 14, "dec-octet",     mistake::unexpected_character_in_ipv6_address},
    {"http://[1:2:3:4:5:6:1.2.3]/",       25, "IPv4address",   mistake::unexpected_character_in_ipv6_address},
    {"http://[1:2:3:4:5:6:1.2.3.4:7]/",   27, "IP-literal",    mistake::unexpected_character_in_ipv6_address},
    {"http://[::1.2.3]/",                 15, "IPv4address",   mistake::unexpected_character_in_ipv6_address},
    {"http://[::1.2.3.4.5]/",             17, "IP-literal",    mistake::unexpected_character_in_ipv6_address},
    {"http://[::g]/",                     10, "IP-literal",    mistake::unexpected_character_in_ipv6_address},
    {"http://[v1]/",                      10, "IPvFuture",     mistake::unexpected_character_in_ip_future},
    {"http://[V1]/",                      10, "IPvFuture",     mistake::unexpected_character_in_ip_future},
    {"http://[v.a]/",                      9, "IPvFuture",     mistake::unexpected_character_in_ip_future},
    {"http://[v1.]/",                     11, "IPvFuture",     mistake::unexpected_character_in_ip_future},
    {"http://[v1.a{]/",                   12, "IP-literal",    mistake::unexpected_character_in_ip_future},
    {"http://h^/",                         8, "reg-name",      mistake::unencoded_caret},
    {"mongodb://h1:1,h2:2/db",             14, "port",          mistake::several_hosts_or_ports},
    {"mongodb://u:p@h1:1,h2:2/?r=a@b",     18, "port",          mistake::several_hosts_or_ports},
    {"mongodb://[::1]:1,[::2]:2/",         17, "port",          mistake::several_hosts_or_ports},
    {"mongodb://[::1],[::2]/",             15, "authority",     mistake::several_hosts_or_ports},
    {"http://h:80,81/",                    11, "port",          mistake::several_hosts_or_ports},
    {"mysql://u:1,2/w@h",                  11, "port",          mistake::unexpected_character_in_port},
    {"http://h:,/",                         9, "port",          mistake::unexpected_character_in_port},
    {"http://h:-1/",                       9, "port",          mistake::unexpected_character_in_port},
    {"http://h:80:81/",                   11, "port",          mistake::unexpected_character_in_port},
    {"http://::1/",                        8, "port",          mistake::ipv6_address_without_square_brackets},
    {"http://::1",                         8, "port",          mistake::ipv6_address_without_square_brackets},
    {"http://::",                          8, "port",          mistake::ipv6_address_without_square_brackets},
    {"http://::1:8080/",                   8, "port",          mistake::ipv6_address_without_square_brackets},
    {"http://fe80::1%eth0/",              12, "port",          mistake::ipv6_address_without_square_brackets},
    {"http://::ffff:192.0.2.1?q",          8, "port",          mistake::ipv6_address_without_square_brackets},
    {"ftp://u:p@2001:DB8::1#f",           15, "port",          mistake::ipv6_address_without_square_brackets},
    {"http://1:2:3:4:5:6:7:8/",           10, "port",          mistake::ipv6_address_without_square_brackets},
    {"http://1:2:3:4:5:6:7:8:80/",        10, "port",          mistake::ipv6_address_without_square_brackets},
    {"http://1:2:3:4:5:6:7/",             10, "port",          mistake::unexpected_character_in_port},
    {"http://a:80:81/",                   11, "port",          mistake::unexpected_character_in_port},
    {"http://h::80/",                      9, "port",          mistake::unexpected_character_in_port},
    {"http://::h/",                        8, "port",          mistake::unexpected_character_in_port},
    {"http://1.2.3.4::80/",               15, "port",          mistake::unexpected_character_in_port},
    {"http://[::1]::/",                   13, "port",          mistake::unexpected_character_in_port},
    {"http://[::1]a",                     12, "authority",     mistake::unexpected_character_in_authority},
    {"http://[::1] /",                    12, "authority",     mistake::unexpected_character_in_authority},
    {"http://[::1]]/",                    12, "authority",     mistake::unexpected_character_in_authority},
    {"http://[::1]@h/",                   12, "authority",     mistake::unexpected_character_in_authority},
    {"http://1.2.3.4 /",                  14, "authority",     mistake::unencoded_space},
    {"http://1.2.3.4{/",                  14, "authority",     mistake::unencoded_opening_brace},
    {"http://h/{id}",                      9, "segment",       mistake::unencoded_opening_brace},
    {"http://u@h/a//b@{",                 16, "segment",       mistake::unencoded_opening_brace},
    {"a:b{",                               3, "segment-nz",    mistake::unencoded_opening_brace},
    {"a:/{",                               3, "segment-nz",    mistake::unencoded_opening_brace},
    {"http://h/?^",                       10, "query",         mistake::unencoded_caret},
    {"http://h/#^",                       10, "fragment",      mistake::unencoded_caret},
    {"a:{",                                2, "URI",           mistake::unencoded_opening_brace},
};

inline constexpr invalid_text mistakes_in_references[] = {
    {"1:b",                                1, "segment-nz-nc", mistake::colon_in_the_first_segment_of_a_relative_reference, reference},
    {"a_b:/x",                             3, "segment-nz-nc", mistake::colon_in_the_first_segment_of_a_relative_reference, reference},
    {"a_b:c",                              3, "segment-nz-nc", mistake::colon_in_the_first_segment_of_a_relative_reference, reference},
    {"1http://h/",                         5, "segment-nz-nc", mistake::scheme_not_beginning_with_a_letter, reference},
    {"ht_tp://h/",                         5, "segment-nz-nc", mistake::invalid_character_in_scheme, reference},
    {":b",                                 0, "relative-ref",  mistake::colon_in_the_first_segment_of_a_relative_reference, reference},
    {"://h/",                              0, "relative-ref",  mistake::colon_in_the_first_segment_of_a_relative_reference, reference},
    {"//h:8a",                             5, "port",          mistake::letter_in_port, reference},
    {"//h:8a{@",                           6, "userinfo",      mistake::unencoded_opening_brace, reference},
    {"//h:8a\xFF@",                        6, "userinfo",      mistake::unencoded_non_ascii_byte, reference},
    {" http://h/",                          0, "relative-ref",  mistake::surrounding_white_space, reference},
    {"\"http://h/\"",                       0, "relative-ref",  mistake::surrounding_quotation_mark, reference},
    {"\"../a\"",                            0, "relative-ref",  mistake::surrounding_quotation_mark, reference},
    {"\"../a",                              0, "relative-ref",  mistake::unencoded_quotation_mark, reference},
    {"'http://h/'",                         5, "segment-nz-nc", mistake::surrounding_quotation_mark, reference},
    {"<../a>",                              0, "relative-ref",  mistake::surrounding_angle_bracket, reference},
    {" ../a",                               0, "relative-ref",  mistake::unencoded_space, reference},
    {"../a\n",                              4, "segment",       mistake::surrounding_white_space, reference},
    {"git@github.com:org/r.git",           14, "segment-nz-nc", mistake::scp_syntax, reference},
    {"me@example.com:80",                  14, "segment-nz-nc", mistake::colon_in_the_first_segment_of_a_relative_reference, reference},
    {"\\\\host\\share",                     0, "relative-ref",  mistake::windows_path, reference},
    {"..\\a",                               2, "segment-nz-nc", mistake::unencoded_backslash, reference},
    {"//[::1/64]/",                         6, "IP-literal",    mistake::prefix_length_of_ip_address, reference},
    {"a b",                                1, "segment-nz-nc", mistake::unencoded_space, reference},
    {"#a#b",                               2, "fragment",      mistake::second_number_sign, reference},
    {"?[",                                 1, "query",         mistake::square_bracket_outside_an_ip_literal, reference},
    {"%",                                  1, "pct-encoded",   mistake::percent_sign_without_two_hexdig, reference},
};

/// A text that is neither a URI nor a URI reference.
struct rejected_text {
    text input;
};

// Each of these is accepted, or read differently, by a well-known library or by browsers (WHATWG).
inline constexpr rejected_text accepted_elsewhere[] = {
    {"http://h/#a#b"},              // Boost.URL: a fragment
    {"http://h/?["},                // Boost.URL: a query
    {"http://[fe80::1%25eth0]/"},   // Boost.URL: a zone id (RFC 6874, not RFC 3986)
    {"//h:8a"},                     // Boost.URL: a path "a"
    {"http://[::01.2.3.4]/"},       // PEGTL: an IPv6 address
    {"http://[::1.2.3.04]/"},
    {"http://[::1.2.3.256]/"},
    {"http://h/\\"},                // WHATWG: a slash
    {"http:\\\\h"},
    {"http://h\t/"},                // WHATWG: removed
    {"http://h\n/"},
    {" http://h/"},
    {"http://h/ "},
    {"http://\xC3\xA4/"},           // WHATWG: converted
    {"http://h/{a}|^`\"<>"},
};

// clang-format on

constexpr text input_of(fix const& row) { return row.bad; }
constexpr bool holds(fix const& row, text input) {
    using namespace consturi;
    bool const in_reference = row.which == mistake::colon_in_the_first_segment_of_a_relative_reference;
    auto const which = in_reference ? parse_uri_reference(input).error().code() : parse_uri(input).error().code();
    return which == row.which && (in_reference ? is_relative_ref(row.good) : is_uri(row.good));
}

constexpr text input_of(rejected_text const& row) { return row.input; }
constexpr bool holds(rejected_text const&, text input) {
    using namespace consturi;
    return !is_uri(input) && !is_uri_reference(input) && !is_absolute_uri(input) && !is_relative_ref(input)
           && !parse_uri(input) && !parse_uri_reference(input) && !parse_absolute_uri(input)
           && !parse_relative_ref(input);
}

} // namespace cases

#endif
