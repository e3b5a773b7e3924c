// Requirements of the path, the query and the fragment, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_PATH_HPP
#define CONSTURI_CASES_PATH_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/path.hpp>

namespace cases {

// clang-format off

inline constexpr requirement_case path_requirements[] = {
    {meets<path_under("/api")>,    "//h/api",                false}, // Poco and others read a path
    {meets<path_under("/api")>,    "/api/",                  true},
    {meets<path_under("/api")>,    "/api/v1?q#f",            true},
    {meets<path_under("/api")>,    "/%61pi/v1",              true},
    {meets<path_under("/api")>,    "/x/../api/./v1",         true},
    {meets<path_under("/api")>,    "/../api",                true},
    {meets<path_under("/api/")>,   "/api/v1",                true},
    {meets<path_under("/api")>,    "http://h/api",           true},
    {meets<path_under("/api")>,    "http://%2E/api",         false}, // Node url.parse reads the path /%2E/api
    {meets<path_under("/api")>,    "http://1.2.3.4a/api",    false}, // Boost.URL reads the path a/api
    {meets<path_under("/api")>,    "http:/api",              false}, // some parsers read a host
    {meets<path_under("/api")>,    "http:///api",            false},
    {meets<path_under("/api")>,    "x://h/api",              false}, // Mono reads a drive
    {meets<path_under("/api")>,    "file://h/api",           false},
    {meets<path_under("/api")>,    "ftp://h/api",            true},
    {meets<path_under("/api")>,    "ftp://h/api?/../../admin", false}, // the query is part of the path for some; the same below
    {meets<path_under("/api")>,    "FTP://h/api?",           false},
    {meets<path_under("/api")>,    "gopher://h/api?a",       false},
    {meets<path_under("/api")>,    "telnet://h/api?a",       false},
    {meets<path_under("/api")>,    "nntp://h/api?a",         false},
    {meets<path_under("/api")>,    "ftps://h/api?a",         true},
    {meets<path_under("/api")>,    "/api/.%E2%80%8E./admin", false}, // Mono removes bidi controls; the same below
    {meets<path_under("/api")>,    "/api/.%D8%9C./a",        false},
    {meets<path_under("/api")>,    "/api/%E2%80%AA",         false},
    {meets<path_under("/api")>,    "/api/%e2%80%ae",         false},
    {meets<path_under("/api")>,    "/api/%E2%81%A6",         false},
    {meets<path_under("/api")>,    "/api/%E2%81%A9",         false},
    {meets<path_under("/api")>,    "/api/%E2%81%AA",         true},
    {meets<path_under("/api")>,    "/api/%E2%80%8D",         true},
    {meets<path_under("/api")>,    "/api/%E2%80%A5/admin",   false}, // NFKC gives ASCII: ".."; the same below
    {meets<path_under("/api")>,    "/api/%E2%80%A4%E2%80%A4", false},
    {meets<path_under("/api")>,    "/api/%C2%A0",            false},
    {meets<path_under("/api")>,    "/api/%EF%BC%8E",         false},
    {meets<path_under("/api")>,    "/api/%ef%bd%9e",         false},
    {meets<path_under("/api")>,    "/api/%E2%84%80",         false},
    {meets<path_under("/api")>,    "/api/%F0%9D%90%80",      false},
    {meets<path_under("/api")>,    "/api/%F0%9F%AF%B9",      false},
    {meets<path_under("/api")>,    "/api/%C2%A1",            true},
    {meets<path_under("/api")>,    "/api/%EF%BD%9F",         true},
    {meets<path_under("/api")>,    "/api/%E6%97%A5%E6%9C%AC", true},
    {meets<path_under("/api")>,    "/api/%E2%80",            true},
    {meets<path_under("/api")>,    "/api/%E2a%80%A5",        true},
    {meets<path_under("/api")>,    "/api/%E2%80%41",         true},
    {meets<path_under("/api")>,    "/api/%F0%9F%AF%BA",      true},
    {meets<path_under("/api")>,    "/API",                   false},
    {meets<path_under("/api")>,    "/apis",                  false},
    {meets<path_under("/api")>,    "/ap",                    false},
    {meets<path_under("/api")>,    "/",                      false},
    {meets<path_under("/api")>,    "//h",                    false},
    {meets<path_under("/api")>,    "api/v1",                 false},
    {meets<path_under("/api")>,    "urn:/x/api",             false},
    {meets<path_under("/api")>,    "/api/../admin",          false},
    {meets<path_under("/api")>,    "/api/%2E%2e/admin",      false},
    {meets<path_under("/api")>,    "/api/%2E/a",             true},
    {meets<path_under("/api")>,    "/x/%2e%2e/../api",       false}, // curl reads /x/api; the same below
    {meets<path_under("/api")>,    "/api/%2E/./a",           false},
    {meets<path_under("/api")>,    "/api/a/.%2e/..",         false},
    {meets<path_under("/api")>,    "/c:/../api",             false}, // Rust reads /c:/api; the same below
    {meets<path_under("/api")>,    "/api/Z:/./a",            false},
    {meets<path_under("/api")>,    "/api/c:/a",              true},
    {meets<path_under("/api")>,    "/api/c:x/../a",          true},
    {meets<path_under("/api")>,    "/api/1:/../a",           true},
    {meets<path_under("/api")>,    "vsmacros://h/api?a",     false}, // Mono reads /api%3Fa
    {meets<path_under("/api")>,    "/api/..",                false},
    {meets<path_under("/api")>,    "/api/v1/../..",          false},
    {meets<path_under("/api")>,    "/api/..%2Fadmin",        false},
    {meets<path_under("/api")>,    "/api/..%5cadmin",        false},
    {meets<path_under("/api")>,    "/api%2fv1",              false},
    {meets<path_under("/api")>,    "//h//api",               false},
    {meets<path_under("/api")>,    "/api//v1",               true},
    {meets<path_under("/api")>,    "/api//../admin",         false}, // some parsers read /admin
    {meets<path_under("/api")>,    "/api/v1;v=1",            true},
    {meets<path_under("/api")>,    "/api/;/v1",              true},
    {meets<path_under("/api")>,    "/api;v=1",               false},
    {meets<path_under("/api")>,    "/api/..;/admin",         false}, // some parsers read /admin; the same below
    {meets<path_under("/api")>,    "/api/x/%2E.;a;b/..;/..", false},
    {meets<path_under("/api")>,    "/api/.;/v1",             false},
    {meets<path_under("/api")>,    "/api/..%3B/admin",       false},
    {meets<path_under("/api")>,    "/api/..%3b;/admin",      false},
    {meets<path_under("/api")>,    "/api/;/../admin",        false},
    {meets<path_under("/api")>,    "/api/x%3B/./..",         false},
    {meets<path_under("/api")>,    "/api/%252e%252e/admin",  false},
    {meets<path_under("/api")>,    "/api/%25%32E./admin",    false},
    {meets<path_under("/api")>,    "/api/%252",              true},
    {meets<path_under("/api")>,    "/api/%25",               true},
    {meets<path_under("/api")>,    "/api/%c0%ae./admin",     false},
    {meets<path_under("/api")>,    "/api/%E0%80%AE./admin",  false},
    {meets<path_under("/api")>,    "/api/%E0%A0%80",         true},
    {meets<path_under("/api")>,    "/api/..%00/admin",       false},
    {meets<path_under("/api")>,    "/api/%7F",               false},
    {meets<path_under("/api")>,    "/api/%20",               true},
    {meets<path_under("/api/v1")>, "/api",                   false},
    {meets<path_under("/")>,       "/",                      true},
    {meets<path_under("/")>,       "/a/b",                   true},
    {meets<path_under("/")>,       "/a/../..",               true},
    {meets<path_under("/")>,       "//h",                    false},
    {meets<path_under("/")>,       "a",                      false},
    {meets<no_dot_segments>,       "/a/.b/..c/...",          true},
    {meets<no_dot_segments>,       "?../a",                  true},
    {meets<no_dot_segments>,       "../a",                   false},
    {meets<no_dot_segments>,       "/a/%2e",                 false},

    // Negations: an unknown verdict meets neither the requirement nor its negation.
    {meets<!path_under("/admin")>, "/admins",                true},
    {meets<!path_under("/admin")>, "//h",                    false},
    {meets<!path_under("/admin")>, "/admin/../b",            true},
    {meets<!path_under("/admin")>, "/admin/%2e/../b",        false}, // curl reads /admin/b
    {meets<!path_under("/admin")>, "/admin/c:/../../b",      false}, // Rust reads /admin/c:/b
    {meets<!path_under("/admin")>, "/admin",                 false},
    {meets<!path_under("/admin")>, "/%EF%BD%81dmin",         false}, // NFKC: /admin
    {meets<!path_under("/admin")>, "/b/%E2%80%A5/admin",     false},
    {meets<!path_under("/admin")>, "/b/.%E2%80%8E./admin",   false},
    {meets<!path_under("/admin")>, "/%E2%80%8Fadmin",        false},
    {meets<!path_under("/admin")>, "/%F0%9D%93%AA",          false},
    {meets<!path_under("/admin")>, "/%C3%A9",                true},
    {meets<!path_under("/admin")>, "smtp:/127.0.0.1:25/admin", false}, // libcurl reads a host
    {meets<!path_under("/admin")>, "ab:/b",                  false},
    {meets<!path_under("/admin")>, "ab:///b",                false},
    {meets<!path_under("/admin")>, "x://h/b",                false},
    {meets<!path_under("/admin")>, "mailto://h/b",           false},
    {meets<!path_under("/admin")>, "ftp://h/b?/../admin",    false},
    {meets<!path_under("/admin")>, "ftp://h/b",              true},
    {meets<!path_under("/admin")>, "http://h?/admin",        false},
    {meets<!path_under("/admin")>, "/a/../admin",            false},
    {meets<!path_under("/admin")>, "/admin/a%2Fb",           false},
    {meets<!path_under("/admin")>, "/b%5C",                  false},
    {meets<!path_under("/admin")>, "/admin/x//../y",         false},
    {meets<!path_under("/admin")>, "//h//admin",             false},
    {meets<!path_under("/admin")>, "/admin;x",               false}, // some parsers read /admin; the same below
    {meets<!path_under("/admin")>, "/admin%3Bx/b",           false},
    {meets<!path_under("/admin")>, "/b/..;/admin",           false},
    {meets<!path_under("/admin")>, "/b;x",                   false},
    {meets<!path_under("/admin")>, "/%2561dmin",             false},
    {meets<!path_under("/admin")>, "/%C1%A1dmin",            false},
    {meets<!path_under("/admin")>, "/admin%00",              false},
    {meets<!path_under("/admin")>, "/b%0A",                  false},
    {meets<!path_under("/admin")>, "/b%C2%85",               false},
    {meets<!path_under("/admin")>, "/b%25",                  true},
    {meets<!path_under("/admin")>, "/b%41%20/c",             true},
    {meets<!path_under("/admin")>, "admin",                  false},
    {meets<!path_under("/admin")>, "",                       false},
    {meets<!path_under("/")>,      "//h",                    false},
};

inline constexpr requirement_case below_requirements[] = {
    {meets<below("https://h/api")>,      "https://h/api",             true},
    {meets<below("https://h/api")>,      "https://h/api/",            true},
    {meets<below("https://h/api")>,      "https://h/api/v1?q#f",      true},
    {meets<below("https://h/api/")>,     "https://h/api",             true},
    {meets<below("https://h/api")>,      "HTTPS://H/api/v1",          true},
    {meets<below("HTTPS://H/api")>,      "https://h/api/v1",          true},
    {meets<below("https://h/api")>,      "https://h:443/api",         true},
    {meets<below("https://h:443/api")>,  "https://h/api",             true},
    {meets<below("https://h:0443/api")>, "https://h:443/api",         true},
    {meets<below("https://h:/api")>,     "https://h/api",             true},
    {meets<below("https://h/api")>,      "https://h:/api",            false}, // some parsers find no port, or none at all
    {meets<below("https://h/api")>,      "https://h:8443/api",        false},
    {meets<below("https://h:8443/api")>, "https://h/api",             false},
    {meets<below("https://h:8443/api")>, "https://h:8443/api/a",      true},
    {meets<below("https://h/api")>,      "https://h:65979/api",       false}, // 443 in 16 bits
    {meets<below("https://h/api")>,      "http://h/api",              false},
    {meets<below("https://h/api")>,      "http://h:443/api",          false},
    {meets<below("https://h/api")>,      "//h/api",                   false},
    {meets<below("https://h/api")>,      "/api",                      false},
    {meets<below("https://h/api")>,      "https:/api",                false},
    {meets<below("https://h/api")>,      "https:///api",              false},
    {meets<below("https://h/api")>,      "https:h/api",               false},
    {meets<below("https://h/api")>,      "https://h./api",            false},
    {meets<below("https://h/api")>,      "https://hh/api",            false},
    {meets<below("https://h/api")>,      "https://a.h/api",           false},
    {meets<below("https://h/api")>,      "https://h.evil.org/api",    false},
    {meets<below("https://h/api")>,      "https://%68/api",           false},
    {meets<below("https://h/api")>,      "https://h@evil.org/api",    false},
    {meets<below("https://h/api")>,      "https://h%2Fapi@evil.org/api", false},
    {meets<below("https://h/api")>,      "https://evil.org/h/api",    false},
    {meets<below("https://h/api")>,      "https://evil.org?https://h/api", false},
    {meets<below("https://h/api")>,      "https://u@h/api",           false},
    {meets<below("https://h/api")>,      "https://u:p@h/api",         false},
    {meets<below("https://h/api")>,      "https://@h/api",            false},
    {meets<below("https://h/api")>,      "https://h/apis",            false},
    {meets<below("https://h/api")>,      "https://h/ap",              false},
    {meets<below("https://h/api")>,      "https://h/API",             false},
    {meets<below("https://h/api")>,      "https://h/",                false},
    {meets<below("https://h/api")>,      "https://h",                 false},
    {meets<below("https://h/api")>,      "https://h//api",            false},
    {meets<below("https://h/api")>,      "https://h/x/api",           false},
    {meets<below("https://h/api")>,      "https://h/api/../x",        false},
    {meets<below("https://h/api")>,      "https://h/api/..",          false},
    {meets<below("https://h/api")>,      "https://h/api/%2e%2e/x",    false},
    {meets<below("https://h/api")>,      "https://h/api/.%2E/x",      false},
    {meets<below("https://h/api")>,      "https://h/api/%252e%252e/x", false},
    {meets<below("https://h/api")>,      "https://h/api/..%2fx",      false},
    {meets<below("https://h/api")>,      "https://h/api/..%5Cx",      false},
    {meets<below("https://h/api")>,      "https://h/api/..;/x",       false},
    {meets<below("https://h/api")>,      "https://h/api%2fx",         false},
    {meets<below("https://h/api")>,      "https://h/api%00/x",        false},
    {meets<below("https://h/api")>,      "https://h/api;v=1",         false},
    {meets<below("https://h/api")>,      "https://h/x/../api/a",      true},
    {meets<below("https://h/api")>,      "https://h/api/./a",         true},
    {meets<below("https://h/api")>,      "https://h/%61%70%69/a",     true},
    {meets<below("https://h/%61pi")>,    "https://h/api/a",           true},
    {meets<below("https://h/a%20b")>,    "https://h/a%20b/c",         true},
    {meets<below("https://h/a%20b")>,    "https://h/a+b/c",           false},
    {meets<below("https://h")>,          "https://h/",                true},
    {meets<below("https://h")>,          "https://h",                 true},
    {meets<below("https://h/")>,         "https://h",                 true},
    {meets<below("https://h/")>,         "https://h/a/b",             true},
    {meets<below("https://h")>,          "https://h?q",               false}, // some parsers find another host
    {meets<below("https://h")>,          "https://h.evil.org",        false},
    {meets<below("foo://h/a")>,          "foo://h/a/b",               true},  // no default port
    {meets<below("foo://h/a")>,          "foo://h:1/a/b",             false},
    {meets<below("foo://h:1/a")>,        "foo://h:1/a/b",             true},
    {meets<below("foo://h:0/a")>,        "foo://h:0/a",               false},
    {meets<below("http://1.2.3.4/a")>,   "http://1.2.3.4/a",          true},
    {meets<below("http://1.2.3.4/a")>,   "http://1.2.772/a",          false},
    {meets<below("http://[::1]/a")>,     "http://[::1]:80/a",         true},
    {meets<below("http://[::1]/a")>,     "http://[0:0::1]:80/a",      false},
    {meets<!below("https://h/api")>,     "https://h/apis",            true},
    {meets<!below("https://h/api")>,     "https://h/",                true},
    {meets<!below("https://h/api")>,     "https://g/api",             true},
    {meets<!below("https://h/api")>,     "https://h:8443/api",        true},
    {meets<!below("https://h/api")>,     "https://u@h/api",           true},
    {meets<!below("https://h/api")>,     "http://h/api",              true},
    {meets<!below("https://h/api")>,     "https://h/api",             false},
    {meets<!below("https://h/api")>,     "https://h./api",            false},
    {meets<!below("https://h/api")>,     "https://h:/api",            false},
    {meets<!below("https://h/api")>,     "https://h/api%2fx",         false},
    {meets<!below("https://h/api")>,     "https://h//api",            false},
    {meets<!below("https://h/api")>,     "https://h/x/%2e%2e/../api", false},
    {meets<!below("http://[::1]/a")>,    "http://[0:0::1]:80/a",      false},
    {meets<!below("foo://h:0/a")>,       "foo://h:0/a",               false},
    {meets<!below("foo://h/a")>,         "foo://h:1/a",               true},
};

/// Bases with which nothing is below.
inline constexpr text no_bases[] = {
    "https://h/a?q", "https://h/a?", "https://h/a#f", "https://h/a#", "https://u@h/a", "https://@h/a", "https:///a",
    "https:/a", "https:a", "//h/a", "/a", "", "https://h/../a", "https://h/%2e", "https://h/..;/a", "https://h/a%2Fb",
    "https://h//a", "https://h/%00", "https://h/%2541", "https://h:65536/a", "https://%68/a", "https://*.h/a",
};

inline constexpr requirement_case query_requirements[] = {
    {meets<has_query>,    "?",    true},
    {meets<has_query>,    "#?",   false},
    {meets<has_fragment>, "?#",   true},
    {meets<has_fragment>, "?%23", false},
};

// clang-format on

} // namespace cases

#endif
