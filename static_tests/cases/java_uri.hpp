// URIs as java.net.URI reads them, and their components.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_JAVA_URI_HPP
#define CONSTURI_CASES_JAVA_URI_HPP

#include "cases/cases.hpp"

#include <consturi/dialects/java/uri.hpp>

namespace cases::java_uris {

/// A URI and its expected components.
struct split {
    text uri;
    component scheme;
    text scheme_specific_part;
    component authority, user_info, host;
    int port;
    component path, query, fragment;
};

constexpr text input_of(split const& row) { return row.uri; }
constexpr bool holds(split const& row, text input) {
    auto const u = consturi::java::parse_uri(input);
    return u && u->text().data() == input.data() && u->text() == input && u->scheme() == row.scheme
           && u->scheme_specific_part() == row.scheme_specific_part && u->authority() == row.authority
           && u->user_info() == row.user_info && u->host() == row.host && u->port_number().value_or(-1) == row.port
           && u->path() == row.path && u->query() == row.query && u->fragment() == row.fragment
           && u->is_absolute() == row.scheme.has_value() && u->is_opaque() == !row.path.has_value();
}

/// A text that is no URI, and the position, the rule and the mistake of the error.
struct invalid {
    text input;
    std::size_t position;
    text rule;
    consturi::mistake which;
};

constexpr text input_of(invalid const& row) { return row.input; }
constexpr bool holds(invalid const& row, text input) {
    auto const parsed = consturi::java::parse_uri(input);
    return !parsed && parsed.error().position() == row.position && parsed.error().rule() == row.rule
           && parsed.error().code() == row.which;
}

// clang-format off

// scheme, scheme_specific_part, authority, user_info, host, port, path, query, fragment
inline constexpr split uris[] = {
    {"http://u:p@h.x:80/a;v?q#f", "http", "//u:p@h.x:80/a;v?q", "u:p@h.x:80", "u:p", "h.x", 80, "/a;v", "q", "f"},
    {"mailto:a@b?c#d", "mailto", "a@b?c", none, none, none, -1, none, none, "d"},
    {"a:?b",           "a", "?b", none, none, none, -1, none, none, none},
    {"a:[",            "a", "[", none, none, none, -1, none, none, none},
    {"a:/b",           "a", "/b", none, none, none, -1, "/b", none, none},
    {"",               none, "", none, none, none, -1, "", none, none},
    {"?",              none, "?", none, none, none, -1, "", "", none},
    {"#",              none, "", none, none, none, -1, "", none, ""},
    {"a/b:c?[d]#[e]",  none, "a/b:c?[d]", none, none, none, -1, "a/b:c", "[d]", "[e]"},
    {"/a//b",          none, "/a//b", none, none, none, -1, "/a//b", none, none},

    // An authority is empty only before a path, a query or a fragment, and is undefined then.
    {"file:///p",      "file", "///p", none, none, none, -1, "/p", none, none},
    {"////p",          none, "////p", none, none, none, -1, "//p", none, none},
    {"//?q",           none, "//?q", none, none, none, -1, "", "q", none},
    {"a://#f",         "a", "//", none, none, none, -1, "", none, "f"},

    // Hosts: the last of several labels begins with a letter; a single one need not.
    {"//1",            none, "//1", "1", none, "1", -1, "", none, none},
    {"//1.",           none, "//1.", "1.", none, "1.", -1, "", none, none},
    {"//1.a",          none, "//1.a", "1.a", none, "1.a", -1, "", none, none},
    {"//a.1",          none, "//a.1", "a.1", none, none, -1, "", none, none},
    {"//a_b:80",       none, "//a_b:80", "a_b:80", none, none, -1, "", none, none},
    {"//a-",           none, "//a-", "a-", none, none, -1, "", none, none},
    {"//a..b",         none, "//a..b", "a..b", none, none, -1, "", none, none},
    {"//255.255.255.255", none, "//255.255.255.255", "255.255.255.255", none, "255.255.255.255", -1, "", none, none},
    {"//000.01.002.0003", none, "//000.01.002.0003", "000.01.002.0003", none, "000.01.002.0003", -1, "", none, none},
    {"//1.2.3.256",    none, "//1.2.3.256", "1.2.3.256", none, none, -1, "", none, none},
    {"//[::1]:1",      none, "//[::1]:1", "[::1]:1", none, "[::1]", 1, "", none, none},
    {"//[fe80::1%a_.0]", none, "//[fe80::1%a_.0]", "[fe80::1%a_.0]", none, "[fe80::1%a_.0]", -1, "", none, none},
    {"//[1:2:3:4:5:6:7::]", none, "//[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7::]", none, "[1:2:3:4:5:6:7::]", -1, "", none, none},
    {"//[::1.2.3.4]",  none, "//[::1.2.3.4]", "[::1.2.3.4]", none, "[::1.2.3.4]", -1, "", none, none},

    // Ports, and user-infos
    {"//h:",           none, "//h:", "h:", none, "h", -1, "", none, none},
    {"//h:0080",       none, "//h:0080", "h:0080", none, "h", 80, "", none, none},
    {"//h:2147483647", none, "//h:2147483647", "h:2147483647", none, "h", 2147483647, "", none, none},
    {"//u@h:2147483648", none, "//u@h:2147483648", "u@h:2147483648", none, none, -1, "", none, none},
    {"//h:8a",         none, "//h:8a", "h:8a", none, none, -1, "", none, none},
    {"//:80",          none, "//:80", ":80", none, none, -1, "", none, none},
    {"//@h",           none, "//@h", "@h", "", "h", -1, "", none, none},
    {"//a@b@c",        none, "//a@b@c", "a@b@c", none, none, -1, "", none, none},

    // Visible characters beyond US-ASCII, next to those that are not: U+00A1, U+167F, U+1681, U+200B, U+2030, U+2060,
    // U+3001, U+10000, U+10FFFF
    {"\xC2\xA1\xE1\x99\xBF\xE1\x9A\x81?\xE2\x80\x8B\xE2\x80\xB0#\xE2\x81\xA0\xE3\x80\x81\xF0\x90\x80\x80\xF4\x8F\xBF\xBF",
     none, "\xC2\xA1\xE1\x99\xBF\xE1\x9A\x81?\xE2\x80\x8B\xE2\x80\xB0", none, none, none, -1,
     "\xC2\xA1\xE1\x99\xBF\xE1\x9A\x81", "\xE2\x80\x8B\xE2\x80\xB0", "\xE2\x81\xA0\xE3\x80\x81\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"},
    {"//\xC3\xA9@h",   none, "//\xC3\xA9@h", "\xC3\xA9@h", "\xC3\xA9", "h", -1, "", none, none},
    {"//\xC3\xA9",     none, "//\xC3\xA9", "\xC3\xA9", none, none, -1, "", none, none},
};

using consturi::mistake;

inline constexpr invalid invalid_uris[] = {
    {"//",             2, "path_slashes",  mistake::unexpected_end},
    {"a:",             2, "absoluteURI",   mistake::unexpected_end},
    {"a:#f",           2, "absoluteURI",   mistake::unexpected_character},
    {":a",             0, "relativeURI",   mistake::colon_in_the_first_segment_of_a_relative_reference},
    {"1a:b",           2, "rel_segment",   mistake::colon_in_the_first_segment_of_a_relative_reference},
    {"a b",            1, "rel_segment",   mistake::unencoded_space},
    {"a\\b",           1, "rel_segment",   mistake::unencoded_backslash},
    {"a#b#c",          3, "fragment",      mistake::second_number_sign},
    {"/a[",            2, "path_absolute", mistake::square_bracket_outside_an_ip_literal},
    {"a%4",            3, "escaped",       mistake::percent_sign_without_two_hexdig},
    {"//a%zz",         4, "escaped",       mistake::percent_sign_without_two_hexdig},
    {"//[::1",         6, "IPv6reference", mistake::ip_literal_without_a_closing_bracket},
    {"//[::1]a",       7, "server",        mistake::unexpected_character_in_authority},
    {"//[::1]\xE3\x80\x80", 7, "server",    mistake::surrounding_white_space},
    {"//[::1]\xE2\x80\xA8", 7, "server",    mistake::unexpected_character_in_authority},
    {"//u@[::g]",      7, "IPv6reference", mistake::unexpected_character_in_ipv6_address},
    {"//[::1/64]",     6, "IPv6reference", mistake::prefix_length_of_ip_address},
    {"//[::1]:1,[::2]:2", 9, "port",       mistake::several_hosts_or_ports},
    {"//[::1%]",       7, "scope_id",      mistake::unexpected_character_in_ipv6_address},
    {"//[1:2%a]",      6, "IPv6address",   mistake::too_few_groups_in_ipv6_address}, // not: no zone
    {"//[::1.2.3.0256]", 14, "IPv6reference", mistake::octet_over_255_in_ipv4_address}, // not: a leading zero
    {"//h/?a[b c",     8, "query",         mistake::unencoded_space}, // not: in an IPv6 address
    {"a:b@[::1 c",     8, "opaque_part",   mistake::unencoded_space},
    {"?[\xE3\x80\x80",  2, "other",         mistake::unencoded_unicode_space},
    {"//[1:2:3:4:5:6:7:8::]", 18, "IPv6reference", mistake::too_many_groups_in_ipv6_address},
    {"//u@[::1]:2147483648", 19, "port",   mistake::port_over_2147483647},
    {"\n",             0, "relativeURI",   mistake::surrounding_white_space},
    {" a:b",           0, "relativeURI",   mistake::surrounding_white_space},
    {"<a:b>",          0, "relativeURI",   mistake::surrounding_angle_bracket},
    {"git@h.org:a/b",  9, "rel_segment",   mistake::scp_syntax},
    {"C:\\a",          2, "absoluteURI",   mistake::windows_path},
    {"file:///C|/a",   9, "segment",       mistake::misplaced_drive_letter},
    {{"\0", 1},        0, "relativeURI",   mistake::unencoded_control_character},

    // Invisible characters: U+0080, U+00A0, U+1680, U+2000, U+200A, U+2028, U+202F, U+205F, U+3000
    {"\xC2\x80",       0, "other", mistake::unencoded_control_character},
    {"\xC2\xA0",       0, "other", mistake::unencoded_unicode_space},
    {"\xE1\x9A\x80",   0, "other", mistake::unencoded_unicode_space},
    {"\xE2\x80\x80",   0, "other", mistake::unencoded_unicode_space},
    {"\xE2\x80\x8A",   0, "other", mistake::unencoded_unicode_space},
    {"\xE2\x80\xA8",   0, "other", mistake::unencoded_unicode_space},
    {"\xE2\x80\xAF",   0, "other", mistake::unencoded_unicode_space},
    {"\xE2\x81\x9F",   0, "other", mistake::unencoded_unicode_space},
    {"\xE3\x80\x80",   0, "other", mistake::unencoded_unicode_space},
    {"a\xE3\x80\x80""b", 1, "other", mistake::unencoded_unicode_space},
    {"\xE3\x80\x80""a:b", 0, "other", mistake::surrounding_white_space},
    {"\xEF\xBB\xBF""a://b", 4, "rel_segment", mistake::surrounding_white_space},
    {"\xC3\xA9 ",      2, "rel_segment", mistake::surrounding_white_space},
    {"//[\xC3\xA9]",   3, "IPv6address", mistake::unexpected_character_in_ipv6_address},

    // Not UTF-8: a continuation without a lead, a lead without a continuation, an overlong form, a surrogate, above
    // U+10FFFF
    {"a\x80",          1, "rel_segment", mistake::not_utf8},
    {"\xC3\xA9\x80",   2, "rel_segment", mistake::not_utf8},
    {"\xC3",           0, "other", mistake::not_utf8},
    {"\xF0""a",        0, "UTF8-4", mistake::not_utf8},
    {"\xC3""a",        0, "other", mistake::not_utf8},
    {"\xE0\x80\x80",   0, "other", mistake::not_utf8},
    {"\xED\xA0\x80",   0, "other", mistake::not_utf8},
    {"\xF4\x90\x80\x80", 0, "UTF8-4", mistake::not_utf8},
    {"\xF0\x90\x80",   0, "UTF8-4", mistake::not_utf8},
};

/// A text, and what the getters return that decode. A `%` between square brackets is kept in authorities.
struct decoded {
    text encoded, in_path, in_authority;
};

constexpr text input_of(decoded const& row) { return row.encoded; }
constexpr bool holds(decoded const& row, text input) {
    using consturi::detail::java_decoded;
    return java_decoded(input, false) == row.in_path && java_decoded(input, true) == row.in_authority;
}

#define REPLACEMENT "\xEF\xBF\xBD"
inline constexpr decoded decoded_texts[] = {
    {"",               "", ""},
    {"a%2Fb%2fc",      "a/b/c", "a/b/c"},
    {"%C3%A9%c3%a9",   "\xC3\xA9\xC3\xA9", "\xC3\xA9\xC3\xA9"},
    {"%00",            {"\0", 1}, {"\0", 1}},
    {"[::1%41]%41",    "[::1A]A", "[::1%41]A"},
    {"\xC3\xA9%41",    "\xC3\xA9" "A", "\xC3\xA9" "A"},
    // Each maximal beginning of a character is one U+FFFD; also in a surrogate, but not in an overlong form.
    {"%80%BF",         REPLACEMENT REPLACEMENT, REPLACEMENT REPLACEMENT},
    {"%C3A",           REPLACEMENT "A", REPLACEMENT "A"},
    {"%C3%41",         REPLACEMENT "A", REPLACEMENT "A"},
    {"%E2%82%41",      REPLACEMENT "A", REPLACEMENT "A"},
    {"%E2%82",         REPLACEMENT, REPLACEMENT},
    {"%F0%9F%98",      REPLACEMENT, REPLACEMENT},
    {"%F0%9F%41",      REPLACEMENT "A", REPLACEMENT "A"},
    {"%ED%A0%80",      REPLACEMENT, REPLACEMENT},
    {"%ED%A0%41",      REPLACEMENT "A", REPLACEMENT "A"},
    {"%E0%80%80",      REPLACEMENT REPLACEMENT REPLACEMENT, REPLACEMENT REPLACEMENT REPLACEMENT},
    {"%C0%80",         REPLACEMENT REPLACEMENT, REPLACEMENT REPLACEMENT},
    {"%F4%90%80%80",   REPLACEMENT REPLACEMENT REPLACEMENT REPLACEMENT, REPLACEMENT REPLACEMENT REPLACEMENT REPLACEMENT},
    {"%F5%80",         REPLACEMENT REPLACEMENT, REPLACEMENT REPLACEMENT},
};
#undef REPLACEMENT

// clang-format on

} // namespace cases::java_uris

#endif
