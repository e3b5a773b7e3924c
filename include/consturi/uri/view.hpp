// Views of URIs and URI references (RFC 3986 3 and 4.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_VIEW_HPP
#define CONSTURI_URI_VIEW_HPP

#include <consturi/text/decimal.hpp>
#include <consturi/text/lifetime.hpp>
#include <consturi/text/output_stream.hpp>
#include <consturi/uri/component_interface.hpp>
#include <consturi/uri/kinds.hpp>
#include <consturi/uri/scheme_port.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
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
class uri_interface : public detail::component_interface<Self> {
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

namespace detail {
/// A view or owner, converted for the same reason as output_stream: a user's own operator may take a view of an owner.
struct identifier_for_output {
    template <class Self>
    identifier_for_output(identifier_interface<Self> const&);
};
/// Its name appears in the compiler's message.
struct compare_port_number_instead_of_port {};
} // namespace detail

/// Writing to a stream needs <consturi/format.hpp>.
detail::include_consturi_format_hpp operator<<(detail::output_stream, detail::identifier_for_output) = delete;

namespace literals {

/// A component is text: compare `port_number()` with a number. (For a std::optional, these are found only by a
/// using-directive for this namespace or for consturi.)
template <std::same_as<std::optional<std::string_view>> Component>
detail::compare_port_number_instead_of_port operator==(Component const&, std::integral auto) = delete;
template <std::same_as<std::optional<std::string_view>> Component>
detail::compare_port_number_instead_of_port operator<=>(Component const&, std::integral auto) = delete;

} // namespace literals
using literals::operator==, literals::operator<=>;

/// A view of an identifier: it refers to a text that it does not own, and stores the offsets of the components. It is
/// valid as long as the text is.
///
/// Only the parser and literals create views, so each has a text that the grammar accepts.
template <class Kind>
class [[nodiscard, gsl::Pointer(char)]] basic_view : public Kind::template members<basic_view<Kind>> {
public:
    using kind = Kind;

    /// The empty reference, which refers to the document that contains it (RFC 3986 4.4).
    constexpr basic_view() noexcept
        requires(!Kind::has_scheme)
        : text_(""), at_(Kind::syntax::of_empty_text) {}
    /// A URI is a URI reference.
    template <class Other>
        requires(std::same_as<typename Other::reference, Kind> && !std::same_as<Other, Kind>)
    constexpr basic_view(basic_view<Other> const& other) noexcept
        : basic_view(detail::access::text_of(other), detail::access::components_of(other)) {}

private:
    using components = typename Kind::syntax::components;

    friend detail::access;
    constexpr basic_view(std::string_view text, components const& at) noexcept : text_(text), at_(at) {}

    std::string_view text_;
    components at_;
};

/// A view of a URI reference (RFC 3986 4.1).
///
///     constexpr auto logo = "../img/logo.png?v=2"_uri_reference;
///     static_assert(!logo.scheme() && !logo.host());
///     static_assert(logo.path() == "../img/logo.png" && logo.query() == "v=2");
using uri_reference_view = basic_view<kinds::uri_reference>;

/// A view of a URI (RFC 3986 3): a URI reference that has a scheme. (A view of an empty `uri` is empty, too.)
///
///     constexpr auto api = "https://api.example.com:8443/v1?limit=10"_uri;
///     static_assert(api.scheme() == "https" && api.host() == "api.example.com");
///     static_assert(api.port_number() == 8443 && !api.fragment());
using uri_view = basic_view<kinds::uri>;

} // namespace consturi

// <string_view> declares std::hash.
template <class Kind>
struct std::hash<consturi::basic_view<Kind>> : consturi::detail::text_hash {};

#endif
