// Rows of http and https URIs (RFC 9110 4.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_HTTP_HPP
#define CONSTURI_CASES_HTTP_HPP

#include "cases/schemes.hpp"
#include "grammars/hierarchical.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/schemes/http.hpp>

#include <cstdint>

namespace cases::of_http {

using consturi::http_uri_view;

struct resource {
    text input;
    std::uint16_t port;
    text target, field;
};

constexpr text input_of(resource const& row) { return row.input; }
constexpr bool holds(resource const& row, text input) {
    auto const u = http_uri_view::parse(input);
    if (!u || u->text() != row.input || http_uri_view::from(*u) != u) return false;
    auto const resource = input.substr(0, input.find('#'));
    bool const is_secure = u->scheme().size() == 5;
    if (!consturi::detail::is_constant_evaluated()
        && (u->request_target() != row.target || u->host_header() != row.field)) // not every std::string is constexpr
        return false;
    return u->effective_port() == row.port && matches(consturi::rfc9110::http_URI, resource) != is_secure
           && matches(consturi::rfc9110::https_URI, resource) == is_secure;
}

// clang-format off

inline constexpr resource resources[] = {
    // RFC 9110 4.2.3, RFC 3986 1.1.2, RFC 9112 3.2
    {"http://example.com:80/~smith/home.html",    80, "/~smith/home.html",      "example.com"},
    {"http://EXAMPLE.com/%7Esmith/home.html",     80, "/%7Esmith/home.html",    "EXAMPLE.com"},
    {"http://EXAMPLE.com:/%7esmith/home.html",    80, "/%7esmith/home.html",    "EXAMPLE.com"},
    {"http://www.ietf.org/rfc/rfc2396.txt",       80, "/rfc/rfc2396.txt",       "www.ietf.org"},
    {"http://www.example.org/where?q=now",        80, "/where?q=now",           "www.example.org"},
    {"http://www.example.org:8001",             8001, "/",                      "www.example.org:8001"},

    {"https://h",                                443, "/",                      "h"},
    {"HTTPS://user:pw@h:0443?#top",              443, "/?",                     "h"},
    {"http://[::1]:65535//a",                  65535, "//a",                    "[::1]:65535"},
    {"http://h:443/",                            443, "/",                      "h:443"},
};

inline constexpr no_uri_of_scheme<http_uri_view> no_resources[] = {
    {"http:www.example.com/foo",            5, "authority", mistake::no_authority},
    {"http:",                               5, "authority", mistake::no_authority},
    {"http:/",                              5, "authority", mistake::no_authority},
    {"http:/h/",                            5, "authority", mistake::no_authority},
    {"https:?q",                            6, "authority", mistake::no_authority},
    {"https:#f",                            6, "authority", mistake::no_authority},
    {"http://",                             7, "host",      mistake::empty_host},
    {"http:///",                            7, "host",      mistake::empty_host},
    {"http:///h/",                          7, "host",      mistake::empty_host},
    {"http://:80/",                         7, "host",      mistake::empty_host},
    {"http://u@/",                          9, "host",      mistake::empty_host},
    {"https://u@:1",                       10, "host",      mistake::empty_host},
    {"http://?q",                           7, "host",      mistake::empty_host},
    {"http://#f",                           7, "host",      mistake::empty_host},
    {"http://h:65536/",                     9, "port",      mistake::port_over_65535},
    {"https://[::1]:99999999999999999999", 14, "port",      mistake::port_over_65535},
    {"httpss://h/",                         0, "scheme",    mistake::another_scheme},
    {"htt://h/",                            0, "scheme",    mistake::another_scheme},
    {"ws://h/",                             0, "scheme",    mistake::another_scheme},
    {"http",                                4, "URI",       mistake::no_scheme},
    {"//h/",                                0, "scheme",    mistake::no_scheme},
    {"http://h/a b",                       10, "segment",   mistake::unencoded_space},
    {"http://h:8o/",                       10, "port",      mistake::letter_in_port},
};

// clang-format on

} // namespace cases::of_http

#endif
