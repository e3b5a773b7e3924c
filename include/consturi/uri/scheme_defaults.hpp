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

inline constexpr scheme_defaults defaults_by_scheme[] = {
#define CONSTURI_SCHEME_WITH_PORT(name, status, reference, port, has_root) {name, port, has_root},
#define CONSTURI_SCHEME_WITH_CONVENTIONAL_PORT(name, status, reference, port)
#include <consturi/uri/scheme_ports.def>
};
inline constexpr scheme_defaults no_defaults;

constexpr scheme_defaults const& defaults_of(std::string_view scheme) noexcept {
    for (auto const& row : defaults_by_scheme)
        if (equal_ignoring_case(row.scheme, scheme)) return row;
    return no_defaults;
}

/// The ports that clients of these schemes connect to. Normalization keeps them.
inline constexpr scheme_port conventional_ports[] = {
#define CONSTURI_SCHEME_WITH_PORT(name, status, reference, port, has_root)
#define CONSTURI_SCHEME_WITH_CONVENTIONAL_PORT(name, status, reference, port) {name, port},
#include <consturi/uri/scheme_ports.def>
};

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
        if (ascii::equal_ignoring_case(row.scheme, scheme)) return row.port;
    if (auto const port = detail::defaults_of(scheme).port; port != 0) return port;
    for (auto const& row : detail::conventional_ports)
        if (ascii::equal_ignoring_case(row.scheme, scheme)) return row.port;
    return std::nullopt;
}

namespace detail {

/// Whether the hosts of the scheme are names of the DNS: it has a default port, or is `file` (RFC 8089 2).
constexpr bool has_dns_names(std::string_view scheme) noexcept {
    return default_port(scheme).has_value() || equal_ignoring_case(scheme, "file");
}

} // namespace detail

} // namespace consturi

#endif
