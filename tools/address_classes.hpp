// What IANA's registries and RFCs call an IP address.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_ADDRESS_CLASSES_HPP
#define CONSTURI_TOOLS_ADDRESS_CLASSES_HPP

#include <consturi/host/special_purpose.hpp>

#include <concepts>
#include <string>
#include <vector>

namespace consturi::tool {

/// The names of the classes of an address: `loopback`, `global`.
template <class Address>
std::vector<std::string> classes_of(Address const& address) {
    std::vector<std::string> all;
    auto const add_if = [&](bool is_of_class, char const* name) {
        if (is_of_class) all.emplace_back(name);
    };
    add_if(address.is_unspecified(), "unspecified");
    add_if(address.is_loopback(), "loopback");
    add_if(address.is_private(), "private");
    add_if(address.is_shared(), "shared");
    add_if(address.is_link_local(), "link-local");
    add_if(address.is_documentation(), "documentation");
    add_if(address.is_benchmarking(), "benchmarking");
    add_if(address.is_multicast(), "multicast");
    add_if(address.is_broadcast(), "broadcast");
    if constexpr (std::same_as<Address, ipv6_address>) {
        add_if(address.is_unique_local(), "unique-local");
        add_if(address.is_ipv4_mapped(), "ipv4-mapped");
    }
    add_if(address.is_global(), "global");
    return all;
}

} // namespace consturi::tool

#endif
