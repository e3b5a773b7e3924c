// Rows of gopher, telnet, wais and prospero URIs (RFC 4266, RFC 4248, RFC 4156, RFC 4157, RFC 1738).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_RFC1738_HPP
#define CONSTURI_CASES_RFC1738_HPP

#include "cases/schemes.hpp"
#include "grammars/rfc1738.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/schemes/rfc1738.hpp>

#include <cstdint>

namespace cases::of_rfc1738 {

using consturi::gopher_uri_view;
using consturi::prospero_uri_view;
using consturi::telnet_uri_view;
using consturi::wais_uri_view;

/// What RFC 1738 does not have: a tilde, an IPv6 address, a fragment.
constexpr bool is_newer(text input) { return input.find_first_of("~[#") != input.npos; }

template <class SchemeUri>
constexpr bool is_valid(auto const& row, text input, auto const& rule) {
    auto const u = SchemeUri::parse(input);
    return u && u->text() == row.input && SchemeUri::from(*u) == u
           && consturi::abnf::matches(rule, input) != is_newer(input);
}

struct service {
    text input;
    component user, password;
    std::uint16_t port;
};
constexpr text input_of(service const& row) { return row.input; }
constexpr bool holds(service const& row, text input) {
    if (!is_valid<telnet_uri_view>(row, input, consturi::rfc1738::telneturl)) return false;
    auto const u = *telnet_uri_view::parse(input);
    return u.user() == row.user && u.password() == row.password && u.effective_port() == row.port;
}

struct item {
    text input, gophertype, selector;
    component search = none, gopher_plus_string = none;
};
constexpr text input_of(item const& row) { return row.input; }
constexpr bool holds(item const& row, text input) {
    if (!is_valid<gopher_uri_view>(row, input, consturi::rfc1738::gopherurl)) return false;
    auto const u = *gopher_uri_view::parse(input);
    return u.gophertype() == row.gophertype && u.selector() == row.selector && u.search() == row.search
           && u.gopher_plus_string() == row.gopher_plus_string;
}

struct document {
    text input, database;
    component search, wtype, wpath;
};
constexpr text input_of(document const& row) { return row.input; }
constexpr bool holds(document const& row, text input) {
    if (!is_valid<wais_uri_view>(row, input, consturi::rfc1738::waisurl)) return false;
    auto const u = *wais_uri_view::parse(input);
    return u.database() == row.database && u.search() == row.search && u.wtype() == row.wtype && u.wpath() == row.wpath;
}

struct object {
    text input, hsoname, fields;
};
constexpr text input_of(object const& row) { return row.input; }
constexpr bool holds(object const& row, text input) {
    if (!is_valid<prospero_uri_view>(row, input, consturi::rfc1738::prosperourl)) return false;
    auto const u = *prospero_uri_view::parse(input);
    return u.hsoname() == row.hsoname && u.fields().base() == row.fields;
}

// clang-format off

inline constexpr service services[] = {
    {"telnet://h",               none, none,   23},
    {"telnet://h/",              none, none,   23},
    {"TELNET://u@h:99/",         "u",  none,   99},
    {"telnet://u:p@h",           "u",  "p",    23},
    {"telnet://:p%3Aq@192.0.2.1", "",  "p%3Aq", 23},
    {"telnet://a;b:c&d=@h",      "a;b", "c&d=", 23},
    {"telnet://[::1]:65535/#f",  none, none,   65535},
};
inline constexpr no_uri_of_scheme<telnet_uri_view> no_services[] = {
    {"telnet:",             7, "authority", mistake::no_authority},
    {"telnet:h",            7, "authority", mistake::no_authority},
    {"telnet:/h",           7, "authority", mistake::no_authority},
    {"telnet://",           9, "host",      mistake::empty_host},
    {"telnet:///",          9, "host",      mistake::empty_host},
    {"telnet://u@",        11, "host",      mistake::empty_host},
    {"telnet://u:p@:23/",  13, "host",      mistake::empty_host},
    {"telnet://h:65536",   11, "port",      mistake::port_over_65535},
    {"telnet://h:x",       11, "port",      mistake::letter_in_port},
    {"telnet://u:p:q@h",   12, "password",  mistake::unencoded_colon_in_password},
    {"telnet://::@h",      10, "password",  mistake::unencoded_colon_in_password},
    {"telnet://u%0A@h",    10, "userinfo",  mistake::line_break_in_command},
    {"telnet://u:p%0d@h",  12, "userinfo",  mistake::line_break_in_command},
    {"telnet://h/a",       11, "telneturl", mistake::unexpected_character},
    {"telnet://h//",       11, "telneturl", mistake::unexpected_character},
    {"telnet://h/;a=b",    11, "telneturl", mistake::unexpected_character},
    {"telnet://h?",        10, "query",     mistake::query_without_meaning},
    {"telnet://h/?a",      11, "query",     mistake::query_without_meaning},
    {"telnet://h/ ",       11, "segment",   mistake::surrounding_white_space},
    {"telnet://a b",       10, "reg-name",  mistake::unencoded_space},
    {"tn3270://h",          0, "scheme",    mistake::another_scheme},
};

inline constexpr item items[] = {
    {"gopher://h",                      "1",   ""},
    {"gopher://h/",                     "1",   ""},
    {"GOPHER://h:70/0",                 "0",   ""},
    {"gopher://h/0a/b",                 "0",   "a/b"},
    {"gopher://h//a",                   "/",   "a"},
    {"gopher://h/%67a%20b",             "%67", "a%20b"},
    {"gopher://h/11",                   "1",   "1"},
    {"gopher://h/7/find%09a%20b",       "7",   "/find", "a%20b"},
    {"gopher://h/7/find%09",            "7",   "/find", ""},
    {"gopher://h/0a%09%09+",            "0",   "a",     "",  "+"},
    {"gopher://h/0%09s%09+%09x",        "0",   "",      "s", "+%09x"},
    {"gopher://192.0.2.1/0a;b:c@d&e=f", "0",   "a;b:c@d&e=f"},
    {"gopher://[::1]/0%3F#f",           "0",   "%3F"},
    {"gopher://h/0~me",                 "0",   "~me"},
};
inline constexpr no_uri_of_scheme<gopher_uri_view> no_items[] = {
    {"gopher:",               7, "authority", mistake::no_authority},
    {"gopher:h",              7, "authority", mistake::no_authority},
    {"gopher:/0a",            7, "authority", mistake::no_authority},
    {"gopher://",             9, "host",      mistake::empty_host},
    {"gopher:///0a",          9, "host",      mistake::empty_host},
    {"gopher://:70/",         9, "host",      mistake::empty_host},
    {"gopher://u@h/",         9, "userinfo",  mistake::userinfo_without_meaning},
    {"gopher://u:p@h/",       9, "userinfo",  mistake::userinfo_without_meaning},
    {"gopher://h:65536/",    11, "port",      mistake::port_over_65535},
    {"gopher://h:7o/",       12, "port",      mistake::letter_in_port},
    {"gopher://h?a",         10, "query",     mistake::query_without_meaning},
    {"gopher://h/7a?b",      13, "query",     mistake::query_without_meaning},
    {"gopher://h/0a%0D%0Ab", 13, "selector",  mistake::line_break_in_command},
    {"gopher://h/0a%0a",     13, "selector",  mistake::line_break_in_command},
    {"gopher://h/%0D",       11, "selector",  mistake::line_break_in_command},
    {"gopher://h/7a%09b%0A", 17, "selector",  mistake::line_break_in_command},
    {"gopher://h/%09",       11, "gtype",     mistake::unexpected_character},
    {"gopher://h/%09a",      11, "gtype",     mistake::unexpected_character},
    {"gopher://h/0a b",      13, "segment",   mistake::unencoded_space},
    {"gopher://h/0%1",       14, "pct-encoded", mistake::percent_sign_without_two_hexdig},
    {"http://h/0a",           0, "scheme",    mistake::another_scheme},
};

inline constexpr document documents[] = {
    {"wais://h/db",               "db",   none, none,   none},
    {"WAIS://h:210/db?a",         "db",   "a",  none,   none},
    {"wais://h/",                 "",     none, none,   none},
    {"wais://h/?",                "",     "",   none,   none},
    {"wais://h/db/TEXT/1%3D2%2F", "db",   none, "TEXT", "1%3D2%2F"},
    {"wais://h///",               "",     none, "",     ""},
    {"wais://h/a%20b/t/",         "a%20b", none, "t",   ""},
    {"wais://[::1]/~a?b#c",       "~a",   "b",  none,   none},
};
inline constexpr no_uri_of_scheme<wais_uri_view> no_documents[] = {
    {"wais:",             5, "authority", mistake::no_authority},
    {"wais:db",           5, "authority", mistake::no_authority},
    {"wais:/db",          5, "authority", mistake::no_authority},
    {"wais://",           7, "host",      mistake::empty_host},
    {"wais:///db",        7, "host",      mistake::empty_host},
    {"wais://:1/db",      7, "host",      mistake::empty_host},
    {"wais://u@h/db",     7, "userinfo",  mistake::userinfo_without_meaning},
    {"wais://h:65536/d",  9, "port",      mistake::port_over_65535},
    {"wais://h:a/d",      9, "port",      mistake::letter_in_port},
    {"wais://h",          8, "waisurl",   mistake::path_not_beginning_with_a_slash},
    {"wais://h?a",        8, "waisurl",   mistake::path_not_beginning_with_a_slash},
    {"wais://h#a",        8, "waisurl",   mistake::path_not_beginning_with_a_slash},
    {"wais://h/d/",      11, "waisdoc",   mistake::unexpected_end},
    {"wais://h/d/t",     12, "waisdoc",   mistake::unexpected_end},
    {"wais://h/d/t?a",   12, "waisdoc",   mistake::unexpected_character},
    {"wais://h/d/t#a",   12, "waisdoc",   mistake::unexpected_character},
    {"wais://h/d/t/p/",  14, "wpath",     mistake::unexpected_character},
    {"wais://h/d/t/p/q", 14, "wpath",     mistake::unexpected_character},
    {"wais://h/d/t/p?a", 14, "query",     mistake::query_without_meaning},
    {"wais://h/d b",     10, "segment",   mistake::unencoded_space},
    {"http://h/db",       0, "scheme",    mistake::another_scheme},
};

inline constexpr object objects[] = {
    // RFC 4157 2
    {"prospero://host.dom:1525//pros/name;key=value", "/pros/name", "key=value"},

    {"prospero://host.dom//pros/name",   "/pros/name", ""},
    {"PROSPERO://h/",                    "",           ""},
    {"prospero://h/a;b=c;d=e",           "a",          "b=c;d=e"},
    {"prospero://h/;=",                  "",           "="},
    {"prospero://h/a=b:c@d&e/f;g&:=h@",  "a=b:c@d&e/f", "g&:=h@"},
    {"prospero://192.0.2.1/a%3Bb;c=%2F", "a%3Bb",      "c=%2F"},
    {"prospero://[::1]:1/~a;b=c#d",      "~a",         "b=c"},
};
inline constexpr no_uri_of_scheme<prospero_uri_view> no_objects[] = {
    {"prospero:",                9, "authority",   mistake::no_authority},
    {"prospero:a",               9, "authority",   mistake::no_authority},
    {"prospero:/a",              9, "authority",   mistake::no_authority},
    {"prospero://",             11, "host",        mistake::empty_host},
    {"prospero:///a",           11, "host",        mistake::empty_host},
    {"prospero://:1525/a",      11, "host",        mistake::empty_host},
    {"prospero://u@h/a",        11, "userinfo",    mistake::userinfo_without_meaning},
    {"prospero://h:65536/a",    13, "port",        mistake::port_over_65535},
    {"prospero://h:a/a",        13, "port",        mistake::letter_in_port},
    {"prospero://h",            12, "prosperourl", mistake::path_not_beginning_with_a_slash},
    {"prospero://h#a",          12, "prosperourl", mistake::path_not_beginning_with_a_slash},
    {"prospero://h/a;",         15, "fieldspec",   mistake::unexpected_end},
    {"prospero://h/a;b",        16, "fieldspec",   mistake::unexpected_end},
    {"prospero://h/a;b;c=d",    16, "fieldspec",   mistake::unexpected_character},
    {"prospero://h/a;b#c",      16, "fieldspec",   mistake::unexpected_character},
    {"prospero://h/a;b=c;",     19, "fieldspec",   mistake::unexpected_end},
    {"prospero://h/a;b/c=d",    16, "fieldname",   mistake::unexpected_character},
    {"prospero://h/a;b=c/d",    18, "fieldvalue",  mistake::unexpected_character},
    {"prospero://h/a;b=c=d",    18, "fieldvalue",  mistake::unexpected_character},
    {"prospero://h/a;b==",      17, "fieldvalue",  mistake::unexpected_character},
    {"prospero://h/a;b=c?d",    18, "query",       mistake::query_without_meaning},
    {"prospero://h/a?",         14, "query",       mistake::query_without_meaning},
    {"http://h/a",               0, "scheme",      mistake::another_scheme},
};

// clang-format on

} // namespace cases::of_rfc1738

#endif
