// Default ports, and whether an empty path equals "/", by scheme (RFC 3986 6.2.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_SCHEME_DEFAULTS_HPP
#define CONSTURI_OPERATIONS_SCHEME_DEFAULTS_HPP

#include <consturi/text/bytes.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

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

} // namespace detail

/// The default port of a scheme, in either case, by its RFC; nothing, for schemes without one and unknown schemes.
///
///     static_assert(default_port("HTTPS") == 443 && !default_port("mailto"));
template <class Number = std::uint16_t> // a template: std::optional<Number> is compiled only if it is used
constexpr std::optional<Number> default_port(std::string_view scheme) noexcept {
    Number const port = detail::defaults_of(scheme).port;
    if (port == 0) return std::nullopt;
    return port;
}

} // namespace consturi

#endif
