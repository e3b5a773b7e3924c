// Paths and `file` URIs (RFC 8089).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_FILE_URI_HPP
#define CONSTURI_CASES_FILE_URI_HPP

#include "cases/cases.hpp"

#include <consturi/file_uri.hpp>
#include <consturi/uri/parse.hpp>

#include <cstdint>

namespace cases {

using consturi::path_style;
inline constexpr auto posix = path_style::posix, windows = path_style::windows;

/// A path that has the URI.
struct path_to_uri {
    path_style style;
    text path, uri;
};

/// A URI that denotes the path.
struct uri_to_path {
    path_style style;
    text uri, path;
};

/// A path that has no URI, and the reason.
struct rejected_path {
    path_style style;
    text path;
    std::size_t position;
    text requirement;
    consturi::mistake which = consturi::mistake::requirement_not_met;
};

/// A URI that denotes no path, and the reason: a requirement, or the rule of another mistake.
struct rejected_uri {
    path_style style;
    text uri;
    std::size_t position;
    text rule;
    consturi::mistake which = consturi::mistake::requirement_not_met;
};

constexpr text input_of(path_to_uri const& row) { return row.path; }
constexpr text input_of(uri_to_path const& row) { return row.uri; }
constexpr text input_of(rejected_path const& row) { return row.path; }
constexpr text input_of(rejected_uri const& row) { return row.uri; }

constexpr bool holds(path_to_uri const& row, text path) {
    auto const made = consturi::path_to_file_uri(path, row.style);
    auto const expected = consturi::parse_uri(row.uri);
    return made && made->view() == *expected && made->host() == expected->host() && made->path() == expected->path()
           && made->authority() == expected->authority() && made->scheme() == expected->scheme();
}
constexpr bool holds(uri_to_path const& row, text uri) {
    return consturi::file_uri_to_path(*consturi::parse_uri(uri), row.style) == row.path;
}
constexpr consturi::parse_error error_at(std::size_t at, text rule, consturi::mistake which) {
    auto const position = static_cast<std::uint32_t>(at);
    return consturi::parse_error({position, position, rule, {}, false, which});
}
constexpr bool holds(rejected_path const& row, text path) {
    return consturi::path_to_file_uri(path, row.style)
           == consturi::unexpected(error_at(row.position, row.requirement, row.which));
}
constexpr bool holds(rejected_uri const& row, text uri) {
    auto const parsed = consturi::parse_uri_reference(uri);
    return consturi::file_uri_to_path(*parsed, row.style)
           == consturi::unexpected(error_at(row.position, row.rule, row.which));
}

// clang-format off

/// In both directions.
inline constexpr path_to_uri paths_and_uris[] = {
    {posix, "/", "file:///"},
    {posix, "/a", "file:///a"},
    {posix, "/a/b/", "file:///a/b/"},
    {posix, "//a///b", "file:////a///b"},
    {posix, "/a b?c#d%20[e]", "file:///a%20b%3Fc%23d%2520%5Be%5D"},
    {posix, "/!$&'()*+,;=:@-._~", "file:///!$&'()*+,;=:@-._~"},
    {posix, "/a\\b/C:\\d", "file:///a%5Cb/C:%5Cd"},
    {posix, "/%2E/%2e%2E/%2F", "file:///%252E/%252e%252E/%252F"},
    {posix, "/.a/a./..a/a../...", "file:///.a/a./..a/a../..."},
    {posix, "/\n\x7F\x80\xC3\xA4\xFF", "file:///%0A%7F%80%C3%A4%FF"},
    {windows, "C:\\", "file:///C:/"},
    {windows, "c:\\a b\\", "file:///c:/a%20b/"},
    {windows, "Z:\\\\a\\\\b%2F", "file:///Z://a//b%252F"},
    {windows, "C:\\a:b", "file:///C:/a:b"},
    {windows, "C:\\\xC3\xA4", "file:///C:/%C3%A4"},
    {windows, "\\\\host\\share", "file://host/share"},
    {windows, "\\\\h\\s", "file://h/s"},
    {windows, "\\\\host.example.com\\c$\\a b", "file://host.example.com/c$/a%20b"},
    {windows, "\\\\192.0.2.1\\s\\", "file://192.0.2.1/s/"},
    {windows, "\\\\my-host_1~.\\s\\\\a", "file://my-host_1~./s//a"},
    {windows, "\\\\h\\C:\\a", "file://h/C:/a"},
};

inline constexpr path_to_uri more_paths[] = {
    {windows, "C:/a/b", "file:///C:/a/b"},
    {windows, "C:/a\\b", "file:///C:/a/b"},
    {windows, "//host/share/a", "file://host/share/a"},
    {windows, "\\/host/share\\a", "file://host/share/a"},
};

inline constexpr uri_to_path more_uris[] = {
    {posix, "file:/a/b", "/a/b"},
    {posix, "file://localhost/a", "/a"},
    {posix, "FILE://LocalHost/a", "/a"},
    {posix, "file:///%61%2d%7e", "/a-~"},
    {posix, "file:///C:/a", "/C:/a"},
    {posix, "file:///a%5Cb", "/a\\b"},
    {windows, "file:/C:/a", "C:\\a"},
    {windows, "file:C:/a", "C:\\a"},
    {windows, "file:c:/", "c:\\"},
    {windows, "file://localhost/C:/a", "C:\\a"},
    {windows, "file:///%43%3a/a", "C:\\a"},
    {windows, "file://HOST/Share/A", "\\\\HOST\\Share\\A"},
};

inline constexpr rejected_path rejected_paths[] = {
    {posix, "", 0, "an absolute path"},
    {posix, "a/b", 0, "an absolute path"},
    {posix, "\\a", 0, "an absolute path"},
    {posix, "C:a", 0, "an absolute path"},
    {posix, "C:\\a", 0, "an absolute path", consturi::mistake::windows_path},
    {posix, "c:/", 0, "an absolute path", consturi::mistake::windows_path},
    {posix, "\\\\host\\share", 0, "an absolute path", consturi::mistake::windows_path},
    {posix, {"/a\0b", 4}, 2, "no NUL"},
    {posix, {"/\0", 2}, 1, "no NUL"},
    {posix, "/.", 1, "no dot segments"},
    {posix, "/a/..", 3, "no dot segments"},
    {posix, "/a/./b/../c", 3, "no dot segments"},
    {windows, "", 0, "an absolute path"},
    {windows, "a\\b", 0, "an absolute path"},
    {windows, "\\a", 0, "an absolute path"},
    {windows, "/a", 0, "an absolute path"},
    {windows, "C:", 0, "an absolute path"},
    {windows, "C:a", 0, "an absolute path"},
    {windows, "1:\\a", 0, "an absolute path"},
    {windows, "C|\\a", 0, "an absolute path"},
    {windows, "CC:\\a", 0, "an absolute path"},
    {windows, {"C:\\\0", 4}, 3, "no NUL"},
    {windows, "C:\\a\\..\\b", 5, "no dot segments"},
    {windows, "\\\\h\\s\\.", 6, "no dot segments"},
    {windows, "\\\\.\\pipe\\a", 2, "no dot segments"},
    {windows, "\\\\?\\C:\\a", 2, "the name of a host"},
    {windows, "\\\\", 2, "the name of a host"},
    {windows, "\\\\\\s", 2, "the name of a host"},
    {windows, "\\\\...\\s", 2, "the name of a host"},
    {windows, "\\\\a b\\s", 2, "the name of a host"},
    {windows, "\\\\a@1\\s", 2, "the name of a host"},
    {windows, "\\\\[::1]\\s", 2, "the name of a host"},
    {windows, "\\\\\xC3\xA4\\s", 2, "the name of a host"},
    {windows, "\\\\LocalHost\\c$", 2, "the name of a host"},
    {windows, "\\\\host", 6, "the name of a share"},
    {windows, "\\\\host\\", 6, "the name of a share"},
    {windows, "\\\\host\\\\a", 6, "the name of a share"},
};

inline constexpr rejected_uri rejected_uris[] = {
    {posix, "http:///a", 0, "the scheme file"},
    {posix, "file+x:///a", 0, "the scheme file"},
    {posix, "fil:///a", 0, "the scheme file"},
    {posix, "///a", 0, "the scheme file"},
    {posix, "/a", 0, "the scheme file"},
    {posix, "", 0, "the scheme file"},
    {posix, "file://u@localhost/a", 7, "no userinfo"},
    {posix, "file://@/a", 7, "no userinfo"},
    {posix, "file://localhost:1/a", 17, "no port"},
    {posix, "file://:/a", 8, "no port"},
    {posix, "file://c:/a", 7, "host", consturi::mistake::misplaced_drive_letter},
    {posix, "file://1:/a", 9, "no port"},
    {posix, "file://cd:/a", 10, "no port"},
    {posix, "file:///a?b", 10, "no query"},
    {posix, "file:///a?", 10, "no query"},
    {posix, "file:///a#", 10, "no fragment"},
    {posix, "file://h/a", 7, "no host but localhost"},
    {posix, "file://localhost./a", 7, "no host but localhost"},
    {posix, "file://localhos%74/a", 7, "no host but localhost"},
    {posix, "file://127.0.0.1/a", 7, "no host but localhost"},
    {posix, "file:", 5, "an absolute path"},
    {posix, "file:a", 5, "an absolute path"},
    {posix, "file://", 7, "an absolute path"},
    {posix, "file://localhost", 16, "an absolute path"},
    {posix, "file:///a/../b", 10, "no dot segments"},
    {posix, "file:///a/%2e%2E", 10, "no dot segments"},
    {posix, "file:///.", 8, "no dot segments"},
    {posix, "file:..", 5, "no dot segments"},
    {posix, "file:///a%2Fb", 9, "no encoded separators"},
    {posix, "file:///%41%2f", 11, "no encoded separators"},
    {posix, "file:///a%00", 9, "no encoded NUL"},
    {windows, "http:///C:/a", 0, "the scheme file"},
    {windows, "file://u@h/s/a", 7, "no userinfo"},
    {windows, "file://C:/a", 7, "host", consturi::mistake::misplaced_drive_letter},
    {windows, "file://C:1/a", 9, "no port"},
    {windows, "file:///C:/a?", 13, "no query"},
    {windows, "file:///C:/a#b", 13, "no fragment"},
    {windows, "file://./pipe/a", 7, "the name of a host"},
    {windows, "file://../s/a", 7, "the name of a host"},
    {windows, "file://%3F/C:/a", 7, "the name of a host"},
    {windows, "file://h%5Cs/a", 7, "the name of a host"},
    {windows, "file://a;b/s", 7, "the name of a host"},
    {windows, "file://[::1]/s", 7, "the name of a host"},
    {windows, "file://h", 8, "the name of a share"},
    {windows, "file://h/", 8, "the name of a share"},
    {windows, "file://h//a", 8, "the name of a share"},
    {windows, "file:///a", 7, "a drive letter"},
    {windows, "file:///", 7, "a drive letter"},
    {windows, "file:", 5, "a drive letter"},
    {windows, "file:///C:", 7, "a drive letter"},
    {windows, "file:///C:a", 7, "a drive letter"},
    {windows, "file:///C%7C/a", 7, "a drive letter"},
    {windows, "file:////C:/a", 7, "a drive letter"},
    {windows, "file:////host/share", 7, "a drive letter"},
    {windows, "file://localhost/share/a", 16, "a drive letter"},
    {windows, "file:///C:/a/..", 13, "no dot segments"},
    {windows, "file:///C:/a%2Fb", 12, "no encoded separators"},
    {windows, "file:///C:/a%5cb", 12, "no encoded separators"},
    {windows, "file:///C:%5Ca", 10, "no encoded separators"},
    {windows, "file:///C:/%00", 11, "no encoded NUL"},
};

// clang-format on

} // namespace cases

#endif
