// Requirements on the host as an IP address or as a name of DNS (RFC 3986 3.2.2). DNS is not consulted.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_ADDRESS_HPP
#define CONSTURI_REQUIREMENTS_ADDRESS_HPP

#include <consturi/host/dns_name.hpp>
#include <consturi/host/special_purpose.hpp>
#include <consturi/requirements/host.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::requirements {

namespace detail {

/// Whether all parsers find the same host, which is not empty. Some find none in `//h/p`.
constexpr bool has_agreed_host(candidate const& u) noexcept {
    return u.offsets.scheme.defined() && has_agreed_authority(u); // they do not on an empty host after a scheme
}
/// Whether the public DNS has no hosts with this name, but the host itself or its network can have one: a name without
/// a dot, or one of a domain for a special use.
constexpr bool is_local_name(std::string_view name) noexcept {
    name = without_trailing_dot(name);
    auto const domain = special_use_of(name);
    return domain ? !domain->in_public_dns : !has_byte(name, '.');
}

/// Whether `predicate` returns true for an IPv4 address that the translator of a network can find in an IPv6 address of
/// that network: at one of the six places of RFC 6052 2.2, and nothing after it. Only for addresses that are not
/// global: each address has something there.
constexpr bool any_translated_ipv4(ipv6_address const& address, auto const& predicate) noexcept {
    auto const& bytes = address.bytes;
    if (bytes[8] != 0) return false;
    for (std::size_t i : {4U, 5U, 6U, 7U, 8U, 12U}) {
        ipv4_address translated;
        for (auto& octet : translated.bytes) {
            i += i == 8; // always 0
            octet = bytes[i++];
        }
        while (i != 16 && bytes[i] == 0) ++i;
        bool const is_host = translated.bytes[0] != 0 && translated.bytes[0] < 224;
        if (i == 16 && is_host && !translated.is_global() && predicate(translated)) return true;
    }
    return false;
}

/// A requirement on the address that is the host. `Self` has `judge_address` for addresses of both kinds, not for the
/// IPv4 address that an IPv6 address embeds, and `judge_name` for names that no parser reads as an address.
template <class Self, requirement_id Which>
struct requirement_on_address : basic_requirement<Self, Which> {
    template <class = void> // a template: the registries are compiled only if they are used
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!has_agreed_host(u)) return verdict::unknown;
        auto const host = u.host();
        if (is_ipv4_address(host)) return self().judge_address(address_of<ipv4_address>(host));
        if (is_ip_literal(host)) return self().judge_ipv6(address_of<ipv6_address>(host.substr(1, host.size() - 2)));
        return ends_in_a_number(host) ? verdict::unknown : self().judge_name(host);
    }
    // A mapped address is the embedded one. Whether another one leads to the embedded one depends on the network.
    constexpr verdict judge_ipv6(ipv6_address const& address) const noexcept {
        if (address.is_ipv4_mapped()) return self().judge_address(*address.embedded_ipv4());
        auto const judged = self().judge_address(address);
        auto const differs = [&](ipv4_address const& embedded) { return self().judge_address(embedded) != judged; };
        bool const has_unknown_place = address.is_in({0x64, 0xff9b, 1}, 48); // RFC 8215 3.2
        return has_unknown_place || address.any_embedded_ipv4(differs) || any_translated_ipv4(address, differs)
                   ? verdict::unknown
                   : judged;
    }

private:
    constexpr Self const& self() const noexcept { return static_cast<Self const&>(*this); }
};

struct host_is_loopback_requirement
    : requirement_on_address<host_is_loopback_requirement, requirement_id::host_is_loopback> {
    // For an unspecified address, Linux connects to the host itself.
    static constexpr verdict judge_address(ipv4_address const& address) noexcept {
        return address.is_unspecified() ? verdict::unknown : met_or_refuted(address.is_loopback());
    }
    static constexpr verdict judge_address(ipv6_address const& address) noexcept {
        return address.is_in({0, 0}, 128) ? verdict::unknown
                                          : met_or_refuted(address.is_in({0, 0, 0, 0, 0, 0, 0, 1}, 128));
    }
    static constexpr verdict judge_name(std::string_view name) noexcept {
        return is_local_name(name) ? verdict::unknown : verdict::refuted;
    }
};
struct host_is_private_requirement
    : requirement_on_address<host_is_private_requirement, requirement_id::host_is_private> {
    static constexpr verdict judge_address(ipv4_address const& address) noexcept {
        return met_or_refuted(address.is_private());
    }
    static constexpr verdict judge_address(ipv6_address const& address) noexcept {
        return met_or_refuted(address.is_unique_local());
    }
    static constexpr verdict judge_name(std::string_view name) noexcept {
        return is_local_name(name) ? verdict::unknown : verdict::refuted;
    }
};
struct host_is_global_requirement : requirement_on_address<host_is_global_requirement, requirement_id::host_is_global> {
    static constexpr verdict judge_address(ipv4_address const& address) noexcept {
        return met_or_refuted(address.is_global());
    }
    static constexpr verdict judge_address(ipv6_address const& address) noexcept {
        auto const block = address.special_purpose();
        return met_or_refuted(address.is_in({0x2000, 0}, 3) && (!block || block->globally_reachable));
    }
    static constexpr verdict judge_name(std::string_view) noexcept { return verdict::unknown; }
};
struct host_is_dns_name_requirement
    : basic_requirement<host_is_dns_name_requirement, requirement_id::host_is_dns_name> {
    template <class = void>
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!has_agreed_host(u)) return verdict::unknown;
        auto const host = u.host();
        if (is_ip_literal(host) || is_ipv4_address(host)) return verdict::refuted;
        return ends_in_a_number(host) ? verdict::unknown : met_or_refuted(is_dns_name<portable>(host));
    }
};

} // namespace detail

/// The host is a loopback address: in 127.0.0.0/8, or `[::1]`. For a name that is not public, such as `localhost` or
/// `x.test`, the verdict is unknown; no other name is a loopback address. It is also unknown for an IPv6 address that
/// embeds an IPv4 address with another verdict; likewise for `host_is_private` and `host_is_global`.
inline constexpr detail::host_is_loopback_requirement host_is_loopback;
/// The host is an address of a private network (RFC 1918, RFC 4193). For a name that is not public the verdict is
/// unknown; no other name is such an address.
inline constexpr detail::host_is_private_requirement host_is_private;
/// The host is an address that hosts in the whole Internet can reach, by IANA's registries. For each name the verdict
/// is unknown: only DNS knows the address.
inline constexpr detail::host_is_global_requirement host_is_global;
/// The host is a name of DNS: `is_dns_name`. For a name that some parsers read as an address, such as `127.1`, the
/// verdict is unknown.
inline constexpr detail::host_is_dns_name_requirement host_is_dns_name;

} // namespace consturi::requirements

#endif
