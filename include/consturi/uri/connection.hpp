// What a client needs to connect to the host of a URI and to send a request (RFC 3986 3.2, RFC 9112 3.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_CONNECTION_HPP
#define CONSTURI_URI_CONNECTION_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/utf8.hpp>
#include <consturi/uri/authority.hpp>
#include <consturi/uri/scheme_facts.hpp>
#include <consturi/uri/view.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace consturi::detail {

/// Whether a decoded name is UTF-8 without control characters, whose ASCII characters are those of a reg-name.
constexpr bool is_decoded_reg_name(std::string_view name) noexcept {
    while (!name.empty()) {
        auto const [value, size] = first_character(name); // of an octet that is not UTF-8, the value is 0
        bool const is_legal = value > 0x9F || unreserved.contains(static_cast<byte>(value))
                              || sub_delims.contains(static_cast<byte>(value));
        if (!is_legal) return false;
        name.remove_prefix(size);
    }
    return true;
}

/// The members of uri_interface with these names.
template <class U>
struct connection {
    template <class Ports>
    static constexpr std::optional<std::uint16_t> effective_port(U const& u, Ports const& more) noexcept {
        if (!u.host()) return std::nullopt;
        if (!u.port().value_or("").empty()) return u.port_number();
        return default_port(scheme_of(u), more);
    }

    /// The text of an IPv4 or IPv6 address, or a decoded name. Nothing, if there is no host or an empty one, because
    /// functions that look up names take the empty name for the machine itself; for an IPvFuture address, which they
    /// take for a name; and for a name that would be cut at a NUL or become something else: one that is an IPv4 address
    /// only after decoding, or that has an encoded character that a name could not have unencoded, such as a space,
    /// `:`, `/` or a control character, or octets that are not UTF-8.
    ///
    ///     assert("http://[2001:db8::1]:80/"_uri.socket_host() == "2001:db8::1");
    ///     assert("http://b%C3%BCcher.example/"_uri.socket_host() == "b\u00FCcher.example");
    ///     assert(!"http://127.0.0.1%00.example/"_uri.socket_host() && !"http://%3A%3A1/"_uri.socket_host());
    static constexpr std::optional<std::string> socket_host(std::optional<std::string_view> const& host) {
        auto const kind = host_parts<U>::kind_of(host.value_or(""));
        if (kind == host_kind::empty || kind == host_kind::ip_future) return std::nullopt;
        if (kind == host_kind::ipv6) return std::string(host->substr(1, host->size() - 2));
        auto name = decoded_view(*host).str();
        if (!is_decoded_reg_name(name) || host_parts<U>::kind_of(name) != kind) return std::nullopt;
        return name;
    }

    static constexpr std::string request_target(U const& u) {
        bool const has_slash = u.path().starts_with('/');
        auto const size_of_rest = u.query() ? saturated_sum(u.query()->size(), 1) : 0;
        std::string target;
        target.reserve(saturated_sum(saturated_sum(u.path().size(), !has_slash), size_of_rest));
        if (!has_slash) target.push_back('/');
        target.append(u.path());
        if (u.query()) target.append(1, '?').append(*u.query());
        return target;
    }

    static constexpr std::string host_header(U const& u) {
        auto const host = u.host().value_or(""), digits = u.port().value_or("");
        auto const standard = facts_of(scheme_of(u)).specified_port();
        bool const is_default = standard != 0 && u.port_number() == standard;
        bool const has_port = !digits.empty() && !is_default;
        std::string value;
        value.reserve(has_port ? saturated_sum(saturated_sum(host.size(), 1), digits.size()) : host.size());
        value.append(host);
        if (has_port) value.append(1, ':').append(digits);
        return value;
    }

private:
    static constexpr std::string_view scheme_of(U const& u) noexcept {
        if constexpr (uri_with_scheme<U>) return u.scheme();
        else return u.scheme().value_or("");
    }
};

} // namespace consturi::detail

#endif
