// Requirements on the host as an IP address or as a name of DNS (RFC 3986 3.2.2). DNS is not consulted.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_ADDRESS_HPP
#define CONSTURI_REQUIREMENTS_ADDRESS_HPP

#include <consturi/host/dns_name.hpp>
#include <consturi/host/special_purpose.hpp>
#include <consturi/requirements/host.hpp>

#include <string_view>

namespace consturi::requirements {

namespace detail {

/// Whether all parsers find the same host, which is not empty. Some find none in `//h/p`.
constexpr bool has_known_host(candidate const& u) noexcept {
    return u.at.scheme.defined() && has_known_authority(u); // not known for an empty host after a scheme
}
/// Whether the public DNS does not resolve a name, but the host or the local network: a name without a dot, or one below
/// `localhost` (RFC 6761 6.3), `local` (RFC 6762 3), `home.arpa` (RFC 8375) or `internal`.
constexpr bool is_local_name(std::string_view name) noexcept {
    name = without_trailing_dot(name);
    for (std::string_view const domain : {"localhost", "local", "home.arpa", "internal"})
        if (is_under(name.data(), name.size(), domain.data(), domain.size(), true)) return true;
    return !has_byte(name, '.');
}

/// A requirement on the address that is the host. `Self` has `judge_address` for addresses of both kinds, and `judge_name`
/// for names that no parser reads as an address.
template <class Self, requirement_id Which>
struct requirement_on_address : basic_requirement<Self, Which> {
    template <class = void> // a template: the registries are compiled only if they are used
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!has_known_host(u)) return verdict::unknown;
        auto const host = u.host();
        if (is_ipv4_address(host)) return Self::judge_address(address_of<ipv4_address>(host));
        if (!is_ip_literal(host)) return ends_in_a_number(host) ? verdict::unknown : Self::judge_name(host);
        auto const address = address_of<ipv6_address>(host.substr(1, host.size() - 2));
        auto const judged = Self::judge_address(address);
        // A mapped address is the embedded one; whether another one leads to that depends on the network.
        bool const is_translated = address.embedded_ipv4() && !address.is_ipv4_mapped();
        return judged == verdict::met && is_translated ? verdict::unknown : judged;
    }
};

struct host_is_loopback_requirement
    : requirement_on_address<host_is_loopback_requirement, requirement_id::host_is_loopback> {
    static constexpr verdict judge_address(auto const& address) noexcept {
        if (address.is_unspecified()) return verdict::unknown; // Linux connects to the host itself
        return met_or_refuted(address.is_loopback());
    }
    static constexpr verdict judge_name(std::string_view name) noexcept {
        return is_local_name(name) ? verdict::unknown : verdict::refuted;
    }
};
struct host_is_private_requirement
    : requirement_on_address<host_is_private_requirement, requirement_id::host_is_private> {
    static constexpr verdict judge_address(auto const& address) noexcept {
        return met_or_refuted(address.is_private());
    }
    static constexpr verdict judge_name(std::string_view name) noexcept {
        return is_local_name(name) ? verdict::unknown : verdict::refuted;
    }
};
struct host_is_global_requirement : requirement_on_address<host_is_global_requirement, requirement_id::host_is_global> {
    static constexpr verdict judge_address(auto const& address) noexcept { return met_or_refuted(address.is_global()); }
    static constexpr verdict judge_name(std::string_view) noexcept { return verdict::unknown; }
};
struct host_is_dns_name_requirement
    : basic_requirement<host_is_dns_name_requirement, requirement_id::host_is_dns_name> {
    template <class = void>
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!has_known_host(u)) return verdict::unknown;
        auto const host = u.host();
        if (is_ip_literal(host) || is_ipv4_address(host)) return verdict::refuted;
        return ends_in_a_number(host) ? verdict::unknown : met_or_refuted(is_dns_name<portable>(host));
    }
};

} // namespace detail

/// The host is a loopback address: in 127.0.0.0/8, or `[::1]`. For a name that is not public, such as `localhost`, the verdict
/// is unknown; no other name is a loopback address.
inline constexpr detail::host_is_loopback_requirement host_is_loopback;
/// The host is an address of a private network (RFC 1918, RFC 4193). For a name that is not public the verdict is unknown; no
/// other name is such an address.
inline constexpr detail::host_is_private_requirement host_is_private;
/// The host is an address that hosts in the whole Internet can reach, by IANA's registries. For each name the verdict is
/// unknown: only DNS knows the address.
inline constexpr detail::host_is_global_requirement host_is_global;
/// The host is a name of DNS: `is_dns_name`. For a name that some parsers read as an address, such as `127.1`, the verdict is
/// unknown.
inline constexpr detail::host_is_dns_name_requirement host_is_dns_name;

} // namespace consturi::requirements

#endif
