// Default ports of schemes (RFC 3986 6.2.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_SCHEME_DEFAULTS_HPP
#define CONSTURI_URI_SCHEME_DEFAULTS_HPP

#include <consturi/syntax/port.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/uri/scheme_facts.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace consturi {

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
    if (auto const port = detail::facts_of(scheme).default_port; port != 0) return port;
    return std::nullopt;
}

} // namespace consturi

#endif
