// Hosts and ports without a URI, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/host_port.hpp"

#include <type_traits>

static_assert(cases::first_wrong<cases::host_ports>() == std::size(cases::host_ports));
static_assert(cases::first_wrong<cases::invalid_host_ports>() == std::size(cases::invalid_host_ports));

template <class Text>
constexpr bool is_accepted = requires(Text&& text) { consturi::parse_host_port(static_cast<Text&&>(text)); };
static_assert(is_accepted<std::string&> && is_accepted<char const*> && !is_accepted<std::string>);
static_assert(noexcept(consturi::parse_host_port(std::string_view())->port_number()));
