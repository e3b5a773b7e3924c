// Rows of ftp URIs (RFC 1738 3.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_FTP_HPP
#define CONSTURI_CASES_FTP_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/ftp.hpp>

#include <cstdint>

namespace cases::of_ftp {

using consturi::ftp_uri_view;

struct file {
    text input;
    component user, password;
    std::uint16_t port;
    text cwd, name; // a slash precedes each segment of cwd
    component typecode = none;
};

constexpr text input_of(file const& row) { return row.input; }
constexpr bool holds(file const& row, text input) {
    auto const u = ftp_uri_view::parse(input);
    return u && u->text() == row.input && ftp_uri_view::from(*u) == u && u->user() == row.user
           && u->password() == row.password && u->effective_port() == row.port && u->cwd().base() == row.cwd
           && u->cwd().empty() == row.cwd.empty() && u->name() == row.name && u->typecode() == row.typecode;
}

// clang-format off

inline constexpr file files[] = {
    // the examples of RFC 1738 3.2.2 and RFC 3986 1.1.2
    {"ftp://myname@host.dom/%2Fetc/motd",     "myname",    none,   21,   "/%2Fetc", "motd"},
    {"ftp://myname@host.dom/etc/motd",        "myname",    none,   21,   "/etc",    "motd"},
    {"ftp://myname@host.dom//etc/motd",       "myname",    none,   21,   "//etc",   "motd"},
    {"ftp://ftp.is.co.za/rfc/rfc1808.txt",    none,        none,   21,   "/rfc",    "rfc1808.txt"},

    {"ftp://some_user:blah@code.google.com/", "some_user", "blah", 21,   "",        ""},
    {"FTP://h",                               none,        none,   21,   "",        ""},
    {"ftp://u:@h:2121/a;type=D",              "u",         "",     2121, "",        "a", "D"},
    {"ftp://:p%3a@[::1]/a%3Bb/;type=I#f",     "",          "p%3a", 21,   "/a%3Bb",  "",  "I"},
    {"ftp://@h/;type=a",                      "",          none,   21,   "",        "",  "a"},
    {"ftp://h/a/b//c%3Ftype",                 none,        none,   21,   "/a/b/",   "c%3Ftype"},
    {"ftp://h//",                             none,        none,   21,   "/",       ""},
    {"ftp://h/~me/a=b&c:@!",                  none,        none,   21,   "/~me",    "a=b&c:@!"},
};

inline constexpr no_uri_of_scheme<ftp_uri_view> no_files[] = {
    {"ftp:",                     4, "authority", mistake::no_authority},
    {"ftp:h/a",                  4, "authority", mistake::no_authority},
    {"ftp:/a",                   4, "authority", mistake::no_authority},
    {"ftp:///a",                 6, "host",      mistake::empty_host},
    {"ftp://u:p@/a",            10, "host",      mistake::empty_host},
    {"ftp://h:65536/",           8, "port",      mistake::port_over_65535},
    {"ftp://u:p:q@h/",           9, "password",  mistake::unencoded_colon_in_password},
    {"ftp://u::@h/",             8, "password",  mistake::unencoded_colon_in_password},
    {"ftp://u%0ADELE%20a@h/",    7, "userinfo",  mistake::line_break_in_command},
    {"ftp://u:%0d%0A@h/",        8, "userinfo",  mistake::line_break_in_command},
    {"ftp://h%0A/a",             7, "host",      mistake::line_break_in_command},
    {"ftp://u@h%0d%0a:21/a",     9, "host",      mistake::line_break_in_command},
    {"ftp://h/a%20%0D/b",       12, "segment",   mistake::line_break_in_command},
    {"ftp://h/%0a;type=a",       8, "segment",   mistake::line_break_in_command},
    {"ftp://h/a?b",              9, "query",     mistake::query_without_meaning},
    {"ftp://h?",                 7, "query",     mistake::query_without_meaning},
    {"ftp://h/a;",               9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/a;type",           9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/a;type=",          9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/a;type=x",         9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/a;type=ai",        9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/a;TYPE=a",         9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/a;type=%61",       9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/a;type=a/b",       9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/a;type=a;type=a",  9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/a;v=1/b;type=a",   9, "ftptype",   mistake::wrong_type_of_ftp},
    {"ftp://h/%0A;x",            8, "segment",   mistake::line_break_in_command},
    {"ftps://h/",                0, "scheme",    mistake::another_scheme},
    {"ftp://h/a b",              9, "segment",   mistake::unencoded_space},
};

// clang-format on

} // namespace cases::of_ftp

#endif
