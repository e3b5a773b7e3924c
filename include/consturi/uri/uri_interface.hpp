// What RFC 3986 adds to the components, as members of views and owners of URIs and URI references.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_URI_INTERFACE_HPP
#define CONSTURI_URI_URI_INTERFACE_HPP

#include <consturi/support/integer.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/syntax/port.hpp>
#include <consturi/uri/component_interface.hpp>
#include <consturi/uri/kinds.hpp>

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <type_traits>

namespace consturi {

namespace detail {
// Declared only, as in component_interface.hpp.
template <class U>
struct connection;
template <class U>
struct host_parts;
template <class U>
struct edit;

/// Its name appears in the compiler's message.
inline void a_port_is_not_negative() {}

/// A port, which is checked at run time. A negative constant does not compile: an rvalue of a signed type has to be a
/// constant. (Only an immediate function can reject a constant on g++, and such a function accepts nothing else.)
struct port_argument {
    std::uint64_t value;

    template <number Number>
    constexpr port_argument(Number const& number) noexcept : value(static_cast<std::uint64_t>(number)) {}
    template <number Number>
        requires std::signed_integral<Number>
    consteval port_argument(Number&& number) noexcept : value(static_cast<std::uint64_t>(number)) {
        if (number < 0) a_port_is_not_negative();
    }
};
} // namespace detail

/// The base of views and owners of URIs and URI references.
template <class Self>
class uri_interface : public component_interface<Self> {
    using edit = detail::edit<Self>;

public:
    /// What the host is: a std::optional<host_kind>, which is empty if the host is undefined.
    [[nodiscard]] constexpr auto host_kind() const noexcept { return detail::host_parts<Self>::kind_in(this->host()); }
    /// The IPv4 address that is the host: a std::optional<ipv4_address>.
    [[nodiscard]] constexpr auto ipv4() const noexcept { return detail::host_parts<Self>::ipv4_in(this->host()); }
    /// The IPv6 address that is the host: a std::optional<ipv6_address>.
    [[nodiscard]] constexpr auto ipv6() const noexcept { return detail::host_parts<Self>::ipv6_in(this->host()); }
    /// The IPvFuture address that is the host: a std::optional<ip_future_address>.
    [[nodiscard]] constexpr auto ip_future() const noexcept {
        return detail::host_parts<Self>::ip_future_in(this->host());
    }
    /// The port to connect to: a std::optional<std::uint16_t>. It is the port; if it is undefined or empty, the default
    /// port of the scheme, by default_port(scheme(), more). Empty without an authority, and if the port is above 65535.
    template <detail::port_table Ports = std::initializer_list<scheme_port>>
    [[nodiscard]] constexpr auto effective_port(Ports const& more = {}) const noexcept {
        return detail::connection<Self>::effective_port(this->self(), more);
    }
    /// The host for getaddrinfo and other functions that look up names: a std::optional<std::string>, decoded and
    /// without brackets. Empty if that would not be the host: see uri/connection.hpp.
    [[nodiscard]] constexpr auto socket_host() const { return detail::connection<Self>::socket_host(this->host()); }
    /// The request-target of HTTP in origin-form (RFC 9112 3.2.1), a std::string: the path and the query. It begins
    /// with a slash.
    [[nodiscard]] constexpr auto request_target() const {
        return detail::connection<Self>::request_target(this->self());
    }
    /// The value of a Host field (RFC 9112 3.2), a std::string: the host, and the port unless it is empty or the
    /// default.
    [[nodiscard]] constexpr auto host_header() const { return detail::connection<Self>::host_header(this->self()); }
    // Copies in which a component is replaced by `text`, which is written as in a URI, or removed. They own their text.
    //
    // Each throws bad_result_access<parse_error> if the text does not match the rule of its component, if the result is
    // no URI reference, or if it is one of http or https that has no host anymore. uri_builder returns an error
    // instead, and takes data. with_port takes a number; the text of a port is for uri_builder::encoded_port.
    constexpr auto with_scheme(std::string_view text) const { return edit::with_scheme(this->self(), text); }
    constexpr auto with_userinfo(std::string_view text) const { return edit::with_userinfo(this->self(), text); }
    constexpr auto with_host(std::string_view text) const { return edit::with_host(this->self(), text); }
    constexpr auto with_port(detail::port_argument number) const { return edit::with_port(this->self(), number); }
    constexpr auto with_path(std::string_view text) const { return edit::with_path(this->self(), text); }
    constexpr auto with_query(std::string_view text) const { return edit::with_query(this->self(), text); }
    template <detail::string_literal Literal> // is an error if it begins with `?`
    constexpr auto with_query(Literal& literal) const {
        return edit::with_query(this->self(), literal);
    }
    constexpr auto with_fragment(std::string_view text) const { return edit::with_fragment(this->self(), text); }
    constexpr auto without_scheme() const { return edit::without_scheme(this->self()); }
    constexpr auto without_userinfo() const { return edit::without_userinfo(this->self()); }
    constexpr auto without_host() const { return edit::without_host(this->self()); }
    constexpr auto without_port() const { return edit::without_port(this->self()); }
    constexpr auto without_path() const { return edit::without_path(this->self()); }
    constexpr auto without_query() const { return edit::without_query(this->self()); }
    constexpr auto without_fragment() const { return edit::without_fragment(this->self()); }
};

/// A URI or URI reference: a view or an owner.
template <class U>
concept any_uri = std::is_base_of_v<uri_interface<U>, U>;

/// A URI, which has a scheme: its `scheme()` is not optional.
template <class U>
concept uri_with_scheme = any_uri<U> && U::kind::has_scheme;

} // namespace consturi

#endif
