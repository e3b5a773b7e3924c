// Rows of file URIs (RFC 8089 2). cases/file_uri.hpp has those of paths.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_FILE_HPP
#define CONSTURI_CASES_FILE_HPP

#include "cases/schemes.hpp"
#include "grammars/hierarchical.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/file_uri.hpp>

namespace cases::of_file {

using consturi::file_uri_view;

struct file {
    text input;
    component host;
    text path;
    bool is_local;
    text in_posix; // the path that it denotes, if it is local
};

constexpr text input_of(file const& row) { return row.input; }
constexpr bool holds(file const& row, text input) {
    auto const u = file_uri_view::parse(input);
    if (!u || u->text() != row.input || file_uri_view::from(*u) != u) return false;
    if (!consturi::detail::is_constant_evaluated() && row.is_local && !u->fragment()) {
        auto const path = consturi::file_uri_to_path(*u, consturi::path_style::posix); // a string: not constexpr
        if (path != row.in_posix) return false;                                        // with each standard library
        auto const back = consturi::path_to_file_uri(*path, consturi::path_style::posix);
        if (!back || !file_uri_view::from(*back)) return false;
    }
    return u->host() == row.host && u->path() == row.path && u->is_local() == row.is_local
           && matches(consturi::rfc8089::file_URI, input.substr(0, input.find('#')));
}

// clang-format off

inline constexpr file files[] = {
    // the examples of RFC 8089 B
    {"file:///path/to/file",                 "",                 "/path/to/file", true,  "/path/to/file"},
    {"file:/path/to/file",                   none,               "/path/to/file", true,  "/path/to/file"},
    {"file://host.example.com/path/to/file", "host.example.com", "/path/to/file", false, ""},

    {"file:///~/calendar",                   "",                 "/~/calendar",   true,  "/~/calendar"},
    {"FILE://LocalHost/",                    "LocalHost",        "/",             true,  "/"},
    {"file:/",                               none,               "/",             true,  "/"},
    {"file:///",                             "",                 "/",             true,  "/"},
    {"file:///C:/a//b%20c",                  "",                 "/C:/a//b%20c",  true,  "/C:/a//b c"},
    {"file:///a;b=1/%3Fc",                   "",                 "/a;b=1/%3Fc",   true,  "/a;b=1/?c"},
    {"file:///a.html#top",                   "",                 "/a.html",       true,  ""},
    {"file://[::1]/a",                       "[::1]",            "/a",            false, ""},
};

inline constexpr no_uri_of_scheme<file_uri_view> no_files[] = {
    {"file:",             5, "path-absolute", mistake::path_not_beginning_with_a_slash},
    {"file:a",            5, "path-absolute", mistake::path_not_beginning_with_a_slash},
    {"file:a/b",          5, "path-absolute", mistake::path_not_beginning_with_a_slash},
    {"file:?q",           5, "path-absolute", mistake::path_not_beginning_with_a_slash},
    {"file:#f",           5, "path-absolute", mistake::path_not_beginning_with_a_slash},
    {"file://",           7, "path-absolute", mistake::path_not_beginning_with_a_slash},
    {"file://host",      11, "path-absolute", mistake::path_not_beginning_with_a_slash},
    {"file://host#a",    11, "path-absolute", mistake::path_not_beginning_with_a_slash},
    {"file:c:/a",         5, "path-absolute", mistake::misplaced_drive_letter},
    {"file:c:",           5, "path-absolute", mistake::misplaced_drive_letter},
    {"file:c:a",          5, "path-absolute", mistake::misplaced_drive_letter},
    {"file:cd:/a",        5, "path-absolute", mistake::path_not_beginning_with_a_slash},
    {"file://c:/a",       7, "host",          mistake::misplaced_drive_letter},
    {"file:c|/a",         6, "segment-nz",    mistake::unencoded_vertical_bar},
    {"file:////host/a",   8, "path-absolute", mistake::empty_first_segment},
    {"file://///host/a",  8, "path-absolute", mistake::empty_first_segment},
    {"file://host//a",   12, "path-absolute", mistake::empty_first_segment},
    {"file://h:80/a",     8, "port",          mistake::port_without_meaning},
    {"file://h:/a",       7, "host",          mistake::misplaced_drive_letter},
    {"file://:80/a",      7, "port",          mistake::port_without_meaning},
    {"file://me@h/a",     7, "userinfo",      mistake::userinfo_without_meaning},
    {"file://me@c:/a",    7, "userinfo",      mistake::userinfo_without_meaning},
    {"file:///a?b",       9, "query",         mistake::query_without_meaning},
    {"file:/?",           6, "query",         mistake::query_without_meaning},
    {"file:///a b",       9, "segment",       mistake::unencoded_space},
    {"file:\\\\host\\a",  5, "URI",           mistake::unencoded_backslash},
    {"files:///a",        0, "scheme",        mistake::another_scheme},
    {"/a",                0, "scheme",        mistake::no_scheme},
};

// clang-format on

} // namespace cases::of_file

#endif
