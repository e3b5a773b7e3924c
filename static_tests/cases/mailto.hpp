// Rows of mailto URIs (RFC 6068).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_MAILTO_HPP
#define CONSTURI_CASES_MAILTO_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/mailto.hpp>

#include <span>
#include <utility>

#include <algorithm>
#include <optional>

namespace cases::of_mailto {

using consturi::mailto_uri_view;

struct message {
    text input;
    text addresses;          // decoded, each followed by a line feed
    text local_part, domain; // of the last one, as written
    text name;
    component value; // of the header field with this name, decoded
};

constexpr text input_of(message const& row) { return row.input; }
constexpr bool holds(message const& row, text input) {
    auto const u = mailto_uri_view::parse(input);
    if (!u || u->text() != row.input || mailto_uri_view::from(*u) != u) return false;
    text left = row.addresses;
    for (auto const address : u->addresses()) {
        auto const wanted = left.substr(0, left.find('\n'));
        if (wanted.size() == left.size() || address.decoded() != wanted) return false;
        bool const is_ascii = std::ranges::all_of(wanted, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
        if (is_ascii && !consturi::abnf::matches(consturi::rfc6068::addr_spec, wanted)) return false;
        left.remove_prefix(wanted.size() + 1);
    }
    auto const addresses = u->addresses();
    if (!left.empty() || addresses.empty() != row.addresses.empty()) return false;
    if (!addresses.empty()
        && (addresses.back().local_part() != row.local_part || addresses.back().domain() != row.domain))
        return false;
    auto const value = u->hfvalue(row.name);
    return value.has_value() == row.value.has_value() && (!value || *value == *row.value);
}

// A message that is made from addresses, without the empty ones at the end, and a header field, unless it is empty.
struct made_message {
    text first, second, name, value;
    component uri;
    wrong_argument wrong{};
};
constexpr text input_of(made_message const& row) { return row.first; }
constexpr bool holds(made_message const& row, text first) {
    text const addresses[] = {first, row.second};
    std::pair<text, text> const fields[] = {{row.name, row.value}};
    std::span const all(addresses, row.second != "" ? 2 : first != "" ? 1 : 0);
    return is_made(consturi::make_mailto_uri(all, std::span(fields, row.name != "" ? 1 : 0)), row.uri, row.wrong);
}

// clang-format off

inline constexpr message messages[] = {
    // the examples of RFC 6068 2 and 6
    {"mailto:addr1@an.example,addr2@an.example", "addr1@an.example\naddr2@an.example\n", "addr2", "an.example", "to", none},
    {"mailto:?to=addr1@an.example,addr2@an.example", "", "", "", "To", "addr1@an.example,addr2@an.example"},
    {"mailto:addr1@an.example?to=addr2@an.example", "addr1@an.example\n", "addr1", "an.example", "to", "addr2@an.example"},
    {"mailto:chris@example.com", "chris@example.com\n", "chris", "example.com", "subject", none},
    {"mailto:infobot@example.com?subject=current-issue", "infobot@example.com\n", "infobot", "example.com", "SUBJECT", "current-issue"},
    {"mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index", "infobot@example.com\n", "infobot", "example.com", "body", "send current-issue\r\nsend index"},
    {"mailto:list@example.org?In-Reply-To=%3C3469A91.D10AF4C@example.com%3E", "list@example.org\n", "list", "example.org", "in-reply-to", "<3469A91.D10AF4C@example.com>"},
    {"mailto:joe@example.com?cc=bob@example.com&body=hello", "joe@example.com\n", "joe", "example.com", "body", "hello"},
    {"mailto:gorby%25kremvax@example.com", "gorby%kremvax@example.com\n", "gorby%25kremvax", "example.com", "", none},
    {"mailto:unlikely%3Faddress@example.com?blat=foop", "unlikely?address@example.com\n", "unlikely%3Faddress", "example.com", "bla", none},
    {"mailto:Mike%26family@example.org", "Mike&family@example.org\n", "Mike%26family", "example.org", "", none},
    {"mailto:%22not%40me%22@example.org", "\"not@me\"@example.org\n", "%22not%40me%22", "example.org", "", none},
    {"mailto:%22oh%5C%5Cno%22@example.org", "\"oh\\\\no\"@example.org\n", "%22oh%5C%5Cno%22", "example.org", "", none},
    {"mailto:%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22@example.org", "\"\\\\\\\"it's\\ ugly\\\\\\\"\"@example.org\n", "%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22", "example.org", "", none},
    {"mailto:user@example.org?subject=%3D%3Futf-8%3FQ%3Fcaf%3DC3%3DA9%3F%3D", "user@example.org\n", "user", "example.org", "subject", "=?utf-8?Q?caf=C3=A9?="},
    {"mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO", "user@\u7D0D\u8C46.example.org\n", "user", "%E7%B4%8D%E8%B1%86.example.org", "body", "NATTO"},

    {"mailto:java-net@java.sun.com", "java-net@java.sun.com\n", "java-net", "java.sun.com", "", none}, // java.net.URI
    {"MAILTO:bill+ietf@example.org?subject=1+1", "bill+ietf@example.org\n", "bill+ietf", "example.org", "subject", "1+1"},
    {"mailto:%22@:%2C%22@%5BIPv6:2001:db8::1%5D", "\"@:,\"@[IPv6:2001:db8::1]\n", "%22@:%2C%22", "%5BIPv6:2001:db8::1%5D", "", none},
    {"mailto:a@%5Bb@c%5D", "a@[b@c]\n", "a", "%5Bb@c%5D", "", none},
    {"mailto:%22%22@h", "\"\"@h\n", "%22%22", "h", "", none},
    {"mailto:%C3%A9%2Eb@h", "\u00E9.b@h\n", "%C3%A9%2Eb", "h", "", none},
    {"mailto:%22%C3%A9%5C%E2%82%AC%22@%5B%5D", "\"\u00E9\\\u20AC\"@[]\n", "%22%C3%A9%5C%E2%82%AC%22", "%5B%5D", "", none},
    {"mailto:a@b?=&%58=;&x=2", "a@b\n", "a", "b", "x", ";"},
    {"mailto:a@b?%62ODY=%0A%0d", "a@b\n", "a", "b", "body", "\n\r"},
    {"mailto:?=", "", "", "", "", ""},
    {"mailto:", "", "", "", "", none},
};

inline constexpr no_uri_of_scheme<mailto_uri_view> no_messages[] = {
    {"mailto:#a",                                             7, "to",            mistake::fragment_without_meaning},
    {"mailto:nobody",                                        13, "addr-spec",     mistake::incomplete_address},
    {"mailto:?",                                              8, "hfield",        mistake::unexpected_end},
    {"mailto:a@b?",                                          11, "hfield",        mistake::unexpected_end},
    {"mailto:a@b?subject",                                   18, "hfield",        mistake::unexpected_end},
    {"mailto:a@b?x=1&",                                      15, "hfield",        mistake::unexpected_end},
    {"mailto:a@b,",                                          11, "addr-spec",     mistake::incomplete_address},
    {"mailto:,a@b",                                           7, "addr-spec",     mistake::incomplete_address_before_comma},
    {"mailto:a@b,,c@d",                                      11, "addr-spec",     mistake::incomplete_address_before_comma},
    {"mailto:a@b,c",                                         12, "addr-spec",     mistake::incomplete_address},
    {"mailto:@b",                                             7, "addr-spec",     mistake::unexpected_character_in_address},
    {"mailto:a@",                                             9, "dot-atom-text", mistake::incomplete_address},
    {"mailto:a@b@c",                                         10, "domain",        mistake::unexpected_character_in_address},
    {"mailto:a.@b",                                           9, "dot-atom-text", mistake::unexpected_character_in_address},
    {"mailto:.a@b",                                           7, "addr-spec",     mistake::unexpected_character_in_address},
    {"mailto:a..b@c",                                         9, "dot-atom-text", mistake::unexpected_character_in_address},
    {"mailto:a@b.",                                          11, "dot-atom-text", mistake::incomplete_address},
    {"mailto:a@b..c",                                        11, "dot-atom-text", mistake::unexpected_character_in_address},
    {"mailto:user%40example.com",                            11, "addr-spec",     mistake::incomplete_address},
    {"mailto:a%20b@c",                                        8, "addr-spec",     mistake::unexpected_character_in_address},
    {"mailto:a:b@c",                                          8, "addr-spec",     mistake::unexpected_character_in_address},
    {"mailto:Bob%20%3Cbob@example.com%3E",                   10, "addr-spec",     mistake::unexpected_character_in_address},
    {"mailto:a(b)@c",                                         8, "addr-spec",     mistake::unexpected_character_in_address},
    {"mailto:%22a%20b%22@c",                                 11, "quoted-string", mistake::unexpected_character_in_address},
    {"mailto:%22a@c",                                        13, "quoted-string", mistake::incomplete_address},
    {"mailto:%22a,b%22@c",                                   11, "quoted-string", mistake::incomplete_address_before_comma},
    {"mailto:Smith,a@b",                                     12, "addr-spec",     mistake::incomplete_address_before_comma},
    {"mailto:%22a%5C@c",                                     16, "quoted-string", mistake::incomplete_address},
    {"mailto:%22a%5C",                                       14, "quoted-pair",   mistake::incomplete_address},
    {"mailto:%22a%5C%0A%22@c",                               14, "quoted-pair",   mistake::unexpected_character_in_address},
    {"mailto:%22a%22b@c",                                    14, "addr-spec",     mistake::unexpected_character_in_address},
    {"mailto:a.%22b%22@c",                                    9, "dot-atom-text", mistake::unexpected_character_in_address}, // obs-local-part
    {"mailto:a%0D%0Acc:b@c",                                  8, "addr-spec",     mistake::unexpected_character_in_address},
    {"mailto:a%2Cb@c",                                        8, "addr-spec",     mistake::unexpected_character_in_address},
    {"mailto:caf%E9@h",                                      10, "addr-spec",     mistake::not_utf8},
    {"mailto:a@%C3.h",                                        9, "dot-atom-text", mistake::not_utf8},
    {"mailto:a@ex%61mple",                                   11, "domain",        mistake::encoded_ascii_in_domain},
    {"mailto:a@b%2Fc",                                       10, "domain",        mistake::encoded_ascii_in_domain},
    {"mailto:a@%5B1.2.3.4",                                  19, "domain",        mistake::incomplete_address},
    {"mailto:a@%5B1%5B%5D",                                  13, "domain",        mistake::unexpected_character_in_address},
    {"mailto:a@%5B1%5D.h",                                   16, "domain",        mistake::unexpected_character_in_address},
    {"mailto:a@%5B%2F%5D",                                   12, "domain",        mistake::encoded_ascii_in_domain},
    {"mailto:a&b@c",                                          8, "to",            mistake::unencoded_delimiter_in_mailto},
    {"mailto:a=b@c",                                          8, "to",            mistake::unencoded_delimiter_in_mailto},
    {"mailto:a@h;b@h",                                       10, "to",            mistake::semicolon_after_address},
    {"mailto:a@h,b@h;?subject=x",                            14, "to",            mistake::semicolon_after_address},
    {"mailto:a@h,%22b;c%22@h",                               15, "to",            mistake::unencoded_delimiter_in_mailto},
    {"mailto:a;b@h",                                          8, "to",            mistake::unencoded_delimiter_in_mailto},
    {"mailto:a/b@c",                                          8, "to",            mistake::unencoded_delimiter_in_mailto},
    {"mailto://a@b",                                          7, "to",            mistake::slashes_without_meaning},
    {"mailto:joe@example.com?cc=bob@example.com?body=hello", 41, "hfvalue",       mistake::unencoded_delimiter_in_mailto}, // RFC 6068 6.1
    {"mailto:a@b?body=http://c/",                            21, "hfvalue",       mistake::unencoded_delimiter_in_mailto},
    {"mailto:a@b?x=1=2",                                     14, "hfvalue",       mistake::unencoded_delimiter_in_mailto},
    {"mailto:?subject=x%0D%0ABcc:c@h",                       17, "hfvalue",       mistake::line_break_in_header_field},
    {"mailto:a@b?body=%0D%0A&to=c@d%0a",                     29, "hfvalue",       mistake::line_break_in_header_field},
    {"mailto:a@b?x%0dy=%0A",                                 12, "hfname",        mistake::line_break_in_header_field},
    {"mailto:a@b?body%0A=",                                  15, "hfname",        mistake::line_break_in_header_field},
    {"mailto:a@b#c",                                         10, "to",            mistake::fragment_without_meaning},
    {"mailto:%zz@b",                                          8, "pct-encoded",   mistake::percent_sign_without_two_hexdig},
    {"mailto:a b@c",                                          8, "segment-nz",    mistake::unencoded_space},
    {"news:a@b",                                              0, "scheme",        mistake::another_scheme},
};

inline constexpr pair_of_uris<mailto_uri_view> pairs[] = {
    // the examples of RFC 6068 2
    {"mailto:addr1@an.example,addr2@an.example", "mailto:?to=addr1@an.example,addr2@an.example", true},
    {"mailto:addr1@an.example,addr2@an.example", "mailto:addr1@an.example?to=addr2@an.example", true},
    {"mailto:?to=addr1@an.example,addr2@an.example", "mailto:addr1@an.example?TO=addr2@an.example", true},

    {"mailto:a@h",                          "MAILTO:%61@H",                       true},
    {"mailto:a@h",                          "mailto:A@h",                         false},
    {"mailto:a@h,b@h",                      "mailto:b@h,a@h",                     false},
    {"mailto:a@h,b@h",                      "mailto:a@h",                         false},
    {"mailto:a@h",                          "mailto:",                            false},
    {"mailto:",                             "mailto:?to=",                        true},
    {"mailto:?to=&to=a@h&to=",              "mailto:a@h",                         true},
    {"mailto:?to=a@h%2Cb@h",                "mailto:a@h,b@h",                     true},
    {"mailto:a@h?to=b@h&subject=x&to=c@h",  "mailto:a@h,b@h,c@h?subject=x",       true},
    {"mailto:%22a@B%22@h",                  "mailto:%22a@b%22@h",                 false}, // in quotation marks
    {"mailto:%22a%5C%22@B%22@h",            "mailto:%22a%5C%22@b%22@h",           false},
    {"mailto:%22a%5C%5C%22@B",              "mailto:%22a%5C%5C%22@b",             true},
    {"mailto:%22a@B%2C%22@h,c@D",           "mailto:%22a@B%2c%22@H,c@d",          true},
    {"mailto:a@h?Subject=x&BODY=y",         "mailto:a@h?subject=%78&body=y",      true},
    {"mailto:a@h?subject=x",                "mailto:a@h?subject=X",               false},
    {"mailto:a@h?subject=a,b",              "mailto:a@h?subject=a%2cb",           true},
    {"mailto:a@h?subject=a+b",              "mailto:a@h?subject=a%20b",           false},
    {"mailto:a@h?subject=",                 "mailto:a@h",                         false},
    {"mailto:a@h?x=1&y=2",                  "mailto:a@h?y=2&x=1",                 false},
    {"mailto:a@h?x=1&x=1",                  "mailto:a@h?x=1",                     false},
    {"mailto:a@h?cc=b@H",                   "mailto:a@h?cc=b@h",                  false}, // a value
    {"mailto:a@%5B1.2.3.4%5D",              "mailto:a@%5b1.2.3.4%5d",             true},
};

inline constexpr made_message made[] = {
    {"",                            "",      "",        "",         "mailto:"},
    {"chris@example.com",           "",      "",        "",         "mailto:chris@example.com"},
    {"a@h",                         "b@h",   "",        "",         "mailto:a@h,b@h"},
    {"a@h",                         "",      "subject", "Hi & bye=?+;", "mailto:a@h?subject=Hi%20%26%20bye%3D%3F%2B%3B"},
    {"a@h",                         "",      "Body",    "1\n2\r\n\r3", "mailto:a@h?Body=1%0D%0A2%0D%0A%0D%0A3"},
    {"",                            "",      "to",      "a@h,b@h",  "mailto:?to=a@h,b@h"},
    {"",                            "",      "x%&=",    "",         "mailto:?x%25%26%3D="},
    // the examples of RFC 6068 2 and 6
    {"gorby%kremvax@example.com",   "",      "",        "",         "mailto:gorby%25kremvax@example.com"},
    {"unlikely?address@example.com", "",     "blat",    "foop",     "mailto:unlikely%3Faddress@example.com?blat=foop"},
    {"Mike&family@example.org",     "",      "",        "",         "mailto:Mike%26family@example.org"},
    {"\"not@me\"@example.org",      "",      "",        "",         "mailto:%22not%40me%22@example.org"},
    {"\"oh\\\\no\"@example.org",    "",      "",        "",         "mailto:%22oh%5C%5Cno%22@example.org"},
    {"user@example.org",            "",      "subject", "caf\u00E9", "mailto:user@example.org?subject=caf%C3%A9"},
    {"user@\u7D0D\u8C46.example.org", "",    "",        "",         "mailto:user@%E7%B4%8D%E8%B1%86.example.org"},

    {"\"a\\\"@,b\"@[IPv6:::1]",     "",      "",        "",         "mailto:%22a%5C%22%40%2Cb%22@%5BIPv6:::1%5D"},
    {"a/b@h",                       "c@h/d", "",        "",         none, {3, "domain",        mistake::encoded_ascii_in_domain}},
    {"a@h,b@h",                     "",      "",        "",         none, {3, "domain",        mistake::unexpected_character_in_address}},
    {"a@h?cc=b",                    "",      "",        "",         none, {3, "domain",        mistake::encoded_ascii_in_domain}},
    {"nobody",                      "",      "",        "",         none, {6, "addr-spec",     mistake::incomplete_address}},
    {"",                            "b@h",   "",        "",         none, {0, "addr-spec",     mistake::incomplete_address}},
    {"Bob <b@h>",                   "",      "",        "",         none, {3, "addr-spec",     mistake::unexpected_character_in_address}},
    {"a@h\r\ncc:b@h",               "",      "",        "",         none, {3, "domain",        mistake::unexpected_character_in_address}},
    {"\"a@h",                       "",      "",        "",         none, {4, "quoted-string", mistake::incomplete_address}},
    {"caf\xE9@h",                   "",      "",        "",         none, {3, "addr-spec",     mistake::not_utf8}},
    {"a@h",                         "",      "subject", "a\nBcc: b", none, {1, "hfvalue",      mistake::line_break_in_header_field}},
    {"a@h",                         "",      "subject", "ab\r",     none, {2, "hfvalue",       mistake::line_break_in_header_field}},
    {"a@h",                         "",      "a:b",     "",         none, {1, "the name of a header field"}},
    {"a@h",                         "",      "ab\n",    "",         none, {2, "the name of a header field"}},
    {"a@h",                         "",      "\u00E9",  "",         none, {0, "the name of a header field"}},
};

// clang-format on

} // namespace cases::of_mailto

#endif
