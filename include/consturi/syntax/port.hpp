// Ports: the number of one (RFC 3986 3.2.3), and tables of default ports (6.2.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_PORT_HPP
#define CONSTURI_SYNTAX_PORT_HPP

#include <consturi/config.hpp>

#include <concepts>
#include <cstdint>
#include <string_view>

namespace consturi {

/// The default port of a scheme: a row of a table of your own, for default_port and effective_port.
struct scheme_port {
    std::string_view scheme;
    std::uint16_t port;
};

namespace detail {

/// The number of a port, or any number above 65535 if it is greater than that; 0 for no digits.
constexpr std::uint32_t port_value(std::string_view digits) noexcept {
    std::uint32_t number = 0;
    for (char const digit : digits) {
        number = number * 10 + static_cast<std::uint32_t>(digit - '0');
        if (number > UINT16_MAX) break;
    }
    return number;
}

/// A range of scheme_port, such as an array, a vector or an initializer list.
template <class Range>
concept port_table = requires(Range const& rows) {
    { *std::begin(rows) } -> std::convertible_to<scheme_port const&>;
    std::end(rows);
};

} // namespace detail
} // namespace consturi

#endif
