// URI references, and what a client needs to connect and to send a request.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_CONNECTION_HPP
#define CONSTURI_CASES_CONNECTION_HPP

#include "cases/cases.hpp"

#include <consturi/uri/connection.hpp>
#include <consturi/uri/parse.hpp>

#include <cstdint>
#include <optional>

namespace cases {

struct connection_case {
    text reference;
    std::optional<std::uint16_t> port;
    component socket_host;
    text request_target, host_header;
};

constexpr text input_of(connection_case const& row) { return row.reference; }

constexpr bool holds(connection_case const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    if (!u || u->effective_port() != row.port) return false;
#if defined(__clang__) && !defined(_LIBCPP_VERSION)
    if (__builtin_is_constant_evaluated()) return true; // std::string is not constexpr
#endif
    return u->socket_host() == row.socket_host && u->request_target() == row.request_target
           && u->host_header() == row.host_header;
}

// clang-format off

inline constexpr auto no_port = std::optional<std::uint16_t>();

inline constexpr connection_case connections[] = {
    {"https://example.com",            443,     "example.com",  "/",          "example.com"},
    {"http://u:p@h:8080/a/b?c=d#e",    8080,    "h",            "/a/b?c=d",   "h:8080"},
    {"HTTP://H:80?",                   80,      "H",            "/?",         "H"},
    {"http://h:0080//a?/?",            80,      "h",            "//a?/?",     "h"},
    {"https://h:80",                   80,      "h",            "/",          "h:80"},
    {"http://h:/",                     80,      "h",            "/",          "h"},
    {"http://h:0/",                    0,       "h",            "/",          "h:0"},
    {"http://h:65535",                 65535,   "h",            "/",          "h:65535"},
    {"http://h:65536",                 no_port, "h",            "/",          "h:65536"}, // not the default port
    {"http://h:65616",                 no_port, "h",            "/",          "h:65616"}, // 65536 + 80
    {"acme://h",                       no_port, "h",            "/",          "h"},
    {"acme://h:80",                    80,      "h",            "/",          "h:80"},
    {"acme://h:0",                     0,       "h",            "/",          "h:0"},
    {"//h",                            no_port, "h",            "/",          "h"},
    {"//h:80/",                        80,      "h",            "/",          "h:80"},
    {"redis://h/0",                    6379,    "h",            "/0",         "h"},
    {"redis://h:6379/0",               6379,    "h",            "/0",         "h:6379"},  // not a standard default
    {"postgresql:///db",               5432,    none,           "/db",        ""},
    {"http:///a",                      80,      none,           "/a",         ""},
    {"http://:81",                     81,      none,           "/",          ":81"},
    {"http:a",                         no_port, none,           "/a",         ""},
    {"sip:alice@example.com",          no_port, none,           "/alice@example.com", ""},
    {"",                               no_port, none,           "/",          ""},
    {"a?b",                            no_port, none,           "/a?b",       ""},
    {"http://[2001:DB8::1]:81",        81,      "2001:DB8::1",  "/",          "[2001:DB8::1]:81"},
    {"http://[::ffff:127.0.0.1]",      80,      "::ffff:127.0.0.1", "/",      "[::ffff:127.0.0.1]"},
    {"http://[v1.example.com]",        80,      none,           "/",          "[v1.example.com]"},
    {"http://192.0.2.1",               80,      "192.0.2.1",    "/",          "192.0.2.1"},
    {"http://example.com.",            80,      "example.com.", "/",          "example.com."},
    {"http://ex%61mple%2Ecom",         80,      "example.com",  "/",          "ex%61mple%2Ecom"},
    {"http://b%C3%BCcher.example",     80,      "b\xC3\xBC" "cher.example", "/", "b%C3%BCcher.example"},
    {"http://h%C2%A1",                 80,      "h\xC2\xA1",    "/",          "h%C2%A1"},
    {"http://a_b~!$&'()*+,;=",         80,      "a_b~!$&'()*+,;=", "/",       "a_b~!$&'()*+,;="},
    {"http://a%2Bb",                   80,      "a+b",          "/",          "a%2Bb"},
    // What would not be the host
    {"http://127.0.0.1%00.example",    80,      none,           "/",          "127.0.0.1%00.example"},
    {"http://127.0.0.%31",             80,      none,           "/",          "127.0.0.%31"},
    {"http://%00",                     80,      none,           "/",          "%00"},
    {"http://a%20b",                   80,      none,           "/",          "a%20b"},
    {"http://a%0Ab",                   80,      none,           "/",          "a%0Ab"},
    {"http://%3A%3A1",                 80,      none,           "/",          "%3A%3A1"},
    {"http://h%2Fa",                   80,      none,           "/",          "h%2Fa"},
    {"http://h%25lo",                  80,      none,           "/",          "h%25lo"},
    {"http://h%7F",                    80,      none,           "/",          "h%7F"},
    {"http://h%C2%9F",                 80,      none,           "/",          "h%C2%9F"},
    {"http://h%FF",                    80,      none,           "/",          "h%FF"},
    {"http://h%C3",                    80,      none,           "/",          "h%C3"},
    {"http://h%ED%A0%80",              80,      none,           "/",          "h%ED%A0%80"}, // a surrogate
};

// clang-format on

} // namespace cases

#endif
