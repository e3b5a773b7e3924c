// Origins of URIs (RFC 6454 4 to 6).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_ORIGIN_HPP
#define CONSTURI_OPERATIONS_ORIGIN_HPP

#include <consturi/host/address.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/authority.hpp>
#include <consturi/uri/connection.hpp>
#include <consturi/uri/scheme_facts.hpp>
#include <consturi/uri/view.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace consturi {

/// The origin of a URI (RFC 6454 4): its scheme, host and port, or an opaque origin. It refers to the text of the URI.
///
/// Origins are equal if their schemes and hosts are equal, without regard to the case of ASCII letters, and their
/// ports. A port that is undefined or empty is the default port of the scheme. IPv6 addresses are compared as
/// addresses. All other hosts are compared as texts: `example.com.` and `example.com` differ, and so do `127.1` and
/// `127.0.0.1`. The userinfo does not matter.
///
/// An opaque origin equals no origin, not even itself or a copy. These are opaque: relative references; schemes for
/// which default_port has no port, such as `file`, `data` and `blob`; URIs without a host, or with an empty one; hosts
/// with a triplet, which clients read differently; IPvFuture addresses; and ports above 65535.
///
/// All functions take linear time; only str allocates.
///
///     constexpr auto a = "HTTPS://me@Example.com/a"_uri, b = "https://example.com:443/b"_uri;
///     static_assert(origin(a) == origin(b) && origin(a).port() == 443);
///     assert(origin(a).str() == "https://example.com");
///     static_assert(origin("file:///a"_uri).is_opaque() && origin("file:///a"_uri) != origin("file:///a"_uri));
class [[gsl::Pointer(char)]] origin {
public:
    /// The origin of a URI: of a view, or of an lvalue that contains its text.
    constexpr explicit origin(uri_reference_view u [[clang::lifetimebound]]) noexcept {
        auto const scheme = u.scheme().value_or(""), host = u.host().value_or("");
        auto const kind = host_parts::kind_of(host);
        auto const port = u.effective_port();
        if (kind == host_kind::empty || kind == host_kind::ip_future || ascii::has_byte(host, '%')) return;
        if (!port || !default_port(scheme)) return;
        scheme_ = scheme;
        host_ = host;
        port_ = *port;
    }

    /// Whether it is opaque: unequal to every origin.
    [[nodiscard]] constexpr bool is_opaque() const noexcept { return scheme_.empty(); }
    /// The scheme as written; empty if the origin is opaque.
    [[nodiscard]] constexpr std::string_view scheme() const noexcept { return scheme_; }
    /// The host as written, an IPv6 address with its brackets; empty if the origin is opaque.
    [[nodiscard]] constexpr std::string_view host() const noexcept { return host_; }
    /// The port, or the default port of the scheme; 0 if the origin is opaque.
    [[nodiscard]] constexpr std::uint16_t port() const noexcept { return port_; }

    /// The serialization (RFC 6454 6.2), as in an Origin field: scheme and host in lower case, an IPv6 address in
    /// canonical form (RFC 5952), and the port unless it is the default port. `null`, if the origin is opaque: do not
    /// compare strings then.
    [[nodiscard]] constexpr std::string str() const;

    [[nodiscard]] friend constexpr bool operator==(origin const& a, origin const& b) noexcept {
        return !a.is_opaque() && a.port_ == b.port_ && ascii::equal_ignoring_case(a.scheme_, b.scheme_)
               && is_same_host(a.host_, b.host_);
    }

private:
    using host_parts = detail::host_parts<origin>;

    static constexpr bool is_same_host(std::string_view a, std::string_view b) noexcept {
        if (ascii::equal_ignoring_case(a, b)) return true;
        auto const address = host_parts::ipv6_in(a);
        return address && address == host_parts::ipv6_in(b);
    }

    std::string_view scheme_, host_;
    std::uint16_t port_ = 0;
};

/// Whether two URIs have the same origin (RFC 6454 5). No URI with an opaque origin has the origin of another one, or
/// of itself.
///
///     static_assert(same_origin("http://[::1]/a"_uri, "HTTP://[0:0::1]:80/b"_uri));
///     static_assert(!same_origin("http://example.com/"_uri, "https://example.com/"_uri));
///     static_assert(!same_origin("data:,a"_uri, "data:,a"_uri));
[[nodiscard]] constexpr bool same_origin(any_uri auto const& a, any_uri auto const& b) noexcept {
    return origin(a) == origin(b);
}

constexpr std::string origin::str() const {
    if (is_opaque()) return "null";
    detail::address_text<ipv6_address::max_size + 2> canonical;
    if (auto const address = host_parts::ipv6_in(host_)) {
        canonical.append("[");
        canonical.append(detail::to_text(*address).view());
        canonical.append("]");
    }
    detail::address_text<6> port;
    if (default_port(scheme_) != port_) {
        port.append(":");
        port.append_number<10, 10000>(port_);
    }
    auto const host = canonical.size == 0 ? host_ : canonical.view();
    using detail::saturated_sum;
    std::string out;
    out.reserve(saturated_sum(saturated_sum(scheme_.size(), host.size()), 3 + port.size));
    out.append(scheme_).append("://").append(host).append(port.view());
    for (char& c : out) c = ascii::to_lower(c);
    return out;
}

} // namespace consturi

#endif
