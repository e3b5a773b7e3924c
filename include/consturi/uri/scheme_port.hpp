// A row of a table of default ports.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_SCHEME_PORT_HPP
#define CONSTURI_URI_SCHEME_PORT_HPP

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

/// A range of scheme_port, such as an array, a vector or an initializer list.
template <class Range>
concept port_table = requires(Range const& rows) {
    { *std::begin(rows) } -> std::convertible_to<scheme_port const&>;
    std::end(rows);
};

} // namespace detail
} // namespace consturi

#endif
