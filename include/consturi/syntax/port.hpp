// The number of a port (RFC 3986 3.2.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_PORT_HPP
#define CONSTURI_SYNTAX_PORT_HPP

#include <consturi/config.hpp>

#include <cstdint>
#include <string_view>

namespace consturi::detail {

/// The number of a port, or any number above 65535 if it is greater than that; 0 for no digits.
constexpr std::uint32_t port_value(std::string_view digits) noexcept {
    std::uint32_t number = 0;
    for (char const digit : digits) {
        number = number * 10 + static_cast<std::uint32_t>(digit - '0');
        if (number > UINT16_MAX) break;
    }
    return number;
}

} // namespace consturi::detail

#endif
