// The parts of an authority (RFC 3986 3.2): the user and the password, what the host is, and its IP address as a value.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_AUTHORITY_HPP
#define CONSTURI_URI_AUTHORITY_HPP

#include <consturi/host/address.hpp>
#include <consturi/host/ipv4_address.hpp>
#include <consturi/host/ipv6_address.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/view.hpp>

#include <optional>
#include <string_view>

namespace consturi {

/// What a host is. An empty one is a registered name without characters, as in `file:///etc/hosts`.
///
///     static_assert("http://[::1]/"_uri.host_kind() == host_kind::ipv6 && !"urn:x"_uri.host_kind());
///     static_assert("http://127.0.0.1/"_uri.ipv4()->is_loopback() && !"http://127.1/"_uri.ipv4());
enum class host_kind : unsigned char { empty, ipv4, ipv6, ip_future, reg_name };

namespace detail {

/// The parts of a userinfo. (A template, so that each std::optional is compiled only if it is used.)
template <class U>
struct userinfo_parts {
    static constexpr std::optional<std::string_view> user(std::optional<std::string_view> const& userinfo) noexcept {
        if (!userinfo) return std::nullopt;
        return before(':', *userinfo);
    }
    static constexpr std::optional<std::string_view> password(
        std::optional<std::string_view> const& userinfo) noexcept {
        if (!userinfo) return std::nullopt;
        return after(':', *userinfo);
    }
};

/// What a host is, and its address. (A template for the same reason.)
template <class U>
struct host_parts {
    static constexpr host_kind kind_of(std::string_view host) noexcept {
        if (host.empty()) return host_kind::empty;
        if (host[0] == '[') return to_lower(host[1]) == 'v' ? host_kind::ip_future : host_kind::ipv6;
        // For any instruction set: this rule skips no bytes.
        return matches<portable>(rfc3986::syntax::ipv4_address, host) ? host_kind::ipv4 : host_kind::reg_name;
    }
    template <class Kind = host_kind>
    static constexpr std::optional<Kind> kind_in(std::optional<std::string_view> const& host) noexcept {
        if (!host) return std::nullopt;
        return kind_of(*host);
    }
    template <class Address = ipv4_address>
    static constexpr std::optional<Address> ipv4_in(std::optional<std::string_view> const& host) noexcept {
        if (!host || kind_of(*host) != host_kind::ipv4) return std::nullopt;
        return address_of<Address>(*host);
    }
    template <class Address = ipv6_address>
    static constexpr std::optional<Address> ipv6_in(std::optional<std::string_view> const& host) noexcept {
        if (!host || kind_of(*host) != host_kind::ipv6) return std::nullopt;
        return address_of<Address>(host->substr(1, host->size() - 2));
    }
    template <class Address = ip_future_address>
    static constexpr std::optional<Address> ip_future_in(std::optional<std::string_view> const& host) noexcept {
        if (!host || kind_of(*host) != host_kind::ip_future) return std::nullopt;
        return address_of<Address>(host->substr(1, host->size() - 2));
    }
};

} // namespace detail
} // namespace consturi

#endif
