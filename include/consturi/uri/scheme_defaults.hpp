// Default ports of schemes, and in which schemes an empty path equals "/" (RFC 3986 6.2.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_SCHEME_DEFAULTS_HPP
#define CONSTURI_URI_SCHEME_DEFAULTS_HPP

#include <consturi/text/bytes.hpp>
#include <consturi/uri/scheme_port.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// What the specification of a scheme says. URIs with and without this port are equivalent.
struct scheme_defaults {
    std::string_view scheme{};
    std::uint16_t port = 0;
    bool has_root = false; // whether an empty path equals "/"
};

// clang-format off

inline constexpr scheme_defaults defaults_by_scheme[] = {
    {"https",       443, true},  // RFC 9110 4.2.2 and 4.2.3
    {"http",         80, true},  // RFC 9110 4.2.1 and 4.2.3
    {"ws",           80, true},  // RFC 6455 3
    {"wss",         443, true},  // RFC 6455 3
    {"ftp",          21, false}, // RFC 1738 3.2.2
    {"coap",       5683, true},  // RFC 7252 6.1 and 6.3
    {"coaps",      5684, true},  // RFC 7252 6.2 and 6.3
    {"coap+tcp",   5683, false}, // RFC 8323 8.1
    {"coaps+tcp",  5684, false}, // RFC 8323 8.2
    {"coap+ws",      80, false}, // RFC 8323 8.3
    {"coaps+ws",    443, false}, // RFC 8323 8.4
    {"dict",       2628, false}, // RFC 2229 5
    {"gopher",       70, false}, // RFC 4266 2.1
    {"imap",        143, false}, // RFC 5092 11
    {"ipp",         631, false}, // RFC 3510 4.2
    {"ipps",        631, false}, // RFC 7472
    {"ldap",        389, false}, // RFC 4516 2
    {"nntp",        119, false}, // RFC 5538 3
    {"pop",         110, false}, // RFC 2384 3
    {"rsync",       873, false}, // RFC 5781 2
    {"rtsp",        554, false}, // RFC 7826 4.2
    {"rtsps",       322, false}, // RFC 7826 4.2
    {"telnet",       23, false}, // RFC 4248 2
};

// clang-format on

inline constexpr scheme_defaults no_defaults;

constexpr scheme_defaults const& defaults_of(std::string_view scheme) noexcept {
    for (auto const& row : defaults_by_scheme)
        if (equal_ignoring_case(row.scheme, scheme)) return row;
    return no_defaults;
}

// clang-format off

/// The ports that clients of these schemes connect to. Normalization keeps them: no standard says that a URI with this
/// port is equivalent to one without it. RFC 3261 19.1.4 says that for sip and sips, they are not.
inline constexpr scheme_port conventional_ports[] = {
    {"amqp",        5672},
    {"amqps",       5671},
    {"git",         9418},
    {"imaps",        993},
    {"irc",         6667},
    {"ircs",        6697},
    {"ldaps",        636},
    {"mongodb",    27017}, // not mongodb+srv: the DNS has its ports
    {"mqtt",        1883},
    {"mqtts",       8883},
    {"mysql",       3306},
    {"nats",        4222},
    {"postgres",    5432},
    {"postgresql",  5432},
    {"redis",       6379},
    {"rediss",      6379},
    {"rtmp",        1935},
    {"sftp",          22},
    {"sip",         5060}, // RFC 3261 19.1.2
    {"sips",        5061}, // RFC 3261 19.1.2
    {"smtp",          25},
    {"smtps",        465},
    {"ssh",           22},
    {"svn",         3690},
    {"vnc",         5900},
};

// clang-format on

} // namespace detail

/// The default port of a scheme, in either case; nothing, for schemes without one and unknown schemes.
///
/// It is the port of the scheme's RFC, or the one that clients of the scheme use by convention, as for `redis`. Rows of
/// `more`, a range of scheme_port, precede these. Normalization and requirements know only the ports of RFCs.
///
///     static_assert(default_port("HTTPS") == 443 && default_port("redis") == 6379 && !default_port("mailto"));
///     static_assert(default_port("acme", {{"acme", 7000}}) == 7000);
template <detail::port_table Ports = std::initializer_list<scheme_port>>
[[nodiscard]] constexpr std::optional<std::uint16_t> default_port(std::string_view scheme,
                                                                  Ports const& more = {}) noexcept {
    for (scheme_port const& row : more)
        if (detail::equal_ignoring_case(row.scheme, scheme)) return row.port;
    if (auto const port = detail::defaults_of(scheme).port; port != 0) return port;
    for (auto const& row : detail::conventional_ports)
        if (detail::equal_ignoring_case(row.scheme, scheme)) return row.port;
    return std::nullopt;
}

} // namespace consturi

#endif
