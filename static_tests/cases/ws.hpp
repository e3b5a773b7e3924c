// Rows of ws and wss URIs (RFC 6455 3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_WS_HPP
#define CONSTURI_CASES_WS_HPP

#include "cases/schemes.hpp"
#include "grammars/hierarchical.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/schemes/ws.hpp>

#include <cstdint>

namespace cases::of_ws {

using consturi::ws_uri_view;

struct socket {
    text input;
    std::uint16_t port;
    text resource_name;
};

constexpr text input_of(socket const& row) { return row.input; }
constexpr bool holds(socket const& row, text input) {
    auto const u = ws_uri_view::parse(input);
    if (!u || u->text() != row.input || ws_uri_view::from(*u) != u) return false;
    bool const is_secure = u->scheme().size() == 3;
    if (!consturi::detail::is_constant_evaluated() && u->request_target() != row.resource_name)
        return false; // not every std::string is constexpr
    return u->effective_port() == row.port && matches(consturi::rfc6455::ws_URI, input) != is_secure
           && matches(consturi::rfc6455::wss_URI, input) == is_secure;
}

// clang-format off

inline constexpr socket sockets[] = {
    {"ws://server.example.com/chat",     80, "/chat"}, // RFC 6455 1.2
    {"wss://h",                         443, "/"},
    {"WSS://h:8443?a=%23b",            8443, "/?a=%23b"},
    {"ws://[2001:db8::1]:/a//b?",        80, "/a//b?"},
    {"ws://h:0080/",                     80, "/"},
};

inline constexpr no_uri_of_scheme<ws_uri_view> no_sockets[] = {
    {"ws://h/#a",             7, "fragment",  mistake::fragment_without_meaning},
    {"ws://h#",               6, "fragment",  mistake::fragment_without_meaning},
    {"wss://h:443/?q#a",     14, "fragment",  mistake::fragment_without_meaning},
    {"ws://me@h/",            5, "userinfo",  mistake::userinfo_without_meaning},
    {"wss://me:pw@h:1/#a",    6, "userinfo",  mistake::userinfo_without_meaning},
    {"ws://@h/",              5, "userinfo",  mistake::userinfo_without_meaning},
    {"ws://@/",               5, "userinfo",  mistake::userinfo_without_meaning},
    {"ws:",                   3, "authority", mistake::no_authority},
    {"ws:h/chat",             3, "authority", mistake::no_authority},
    {"ws:/chat",              3, "authority", mistake::no_authority},
    {"wss:?q",                4, "authority", mistake::no_authority},
    {"ws://",                 5, "host",      mistake::empty_host},
    {"ws:///chat",            5, "host",      mistake::empty_host},
    {"wss://:443/",           6, "host",      mistake::empty_host},
    {"ws://?q",               5, "host",      mistake::empty_host},
    {"ws://h:65536/",         7, "port",      mistake::port_over_65535},
    {"wss://h:100000000000",  8, "port",      mistake::port_over_65535},
    {"http://h/",             0, "scheme",    mistake::another_scheme},
    {"wsss://h/",             0, "scheme",    mistake::another_scheme},
    {"w://h/",                0, "scheme",    mistake::another_scheme},
    {"//h/chat",              0, "scheme",    mistake::no_scheme},
    {"ws://h/[",              7, "segment",   mistake::square_bracket_outside_an_ip_literal},
    {"ws://h:-1/",            7, "port",      mistake::unexpected_character_in_port},
};

// clang-format on

} // namespace cases::of_ws

#endif
