// IP addresses as in_addr and in6_addr, which the functions of POSIX and Windows take.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_IN_ADDR_HPP
#define CONSTURI_ADAPTERS_IN_ADDR_HPP

#include <consturi/host/ipv4_address.hpp>
#include <consturi/host/ipv6_address.hpp>

#include <bit>

#if defined(_WIN32)
#include <winsock2.h>

#include <ws2tcpip.h>
#else
#include <netinet/in.h>
#endif

namespace consturi {

/// The address for a sockaddr_in.
///
///     sockaddr_in to{};
///     to.sin_family = AF_INET;
///     to.sin_port = htons(443);
///     to.sin_addr = to_in_addr("192.0.2.1"_ipv4);
[[nodiscard]] inline ::in_addr to_in_addr(ipv4_address const& address) noexcept {
    return std::bit_cast<::in_addr>(address);
}
/// The address for a sockaddr_in6.
[[nodiscard]] inline ::in6_addr to_in6_addr(ipv6_address const& address) noexcept {
    return std::bit_cast<::in6_addr>(address);
}

/// The address in a sockaddr_in.
///
///     in_addr from{};
///     from.s_addr = htonl(INADDR_LOOPBACK);
///     assert(to_ipv4_address(from).is_loopback());
inline ipv4_address to_ipv4_address(::in_addr const& address) noexcept { return std::bit_cast<ipv4_address>(address); }
/// The address in a sockaddr_in6.
///
///     assert(to_ipv6_address(in6addr_loopback) == "::1"_ipv6);
inline ipv6_address to_ipv6_address(::in6_addr const& address) noexcept { return std::bit_cast<ipv6_address>(address); }

} // namespace consturi

#endif
