// The components of a URI (RFC 3986 3) as members of views and owners, and what RFC 3986 adds to them for URIs and URI
// references.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_URI_INTERFACE_HPP
#define CONSTURI_URI_URI_INTERFACE_HPP

#include <consturi/support/integer.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/syntax/port.hpp>
#include <consturi/uri/identifier_interface.hpp>
#include <consturi/uri/kinds.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <type_traits>

namespace consturi {

// Declared only: the members that use these depend on template parameters, so that <consturi/literals.hpp> need not
// include the headers that define them. Compilers show the line of the declaration or of the use, with its comment.
class segments_view; // needs <consturi.hpp>
class query_params;  // needs <consturi.hpp>
enum class plus_sign : std::uint8_t;
enum class hide : std::uint8_t;

namespace detail {

template <class U>
struct userinfo_parts; // needs <consturi.hpp>
template <class Names>
struct redaction; // needs <consturi.hpp>
template <class U>
struct host_parts; // needs <consturi.hpp>
template <class U>
struct connection; // needs <consturi.hpp>
template <class U>
struct edit; // needs <consturi.hpp>

/// The components in which secrets are searched. The types of some schemes have others than those of RFC 3986.
constexpr components const& searched_for_secrets(std::string_view, components const& at) noexcept { return at; }

} // namespace detail

/// The base of views and owners of a kind that has the components of RFC 3986.
///
/// A component is the text as written, still percent-encoded. It is std::nullopt if it is undefined, which differs from
/// empty: `"?"` has an empty query, `""` has none. All functions take constant time, except for port_number, user,
/// password and redacted.
template <class Self>
class component_interface : public identifier_interface<Self> {
protected:
    using identifier_interface<Self>::at, identifier_interface<Self>::part, identifier_interface<Self>::component,
        identifier_interface<Self>::self;

public:
    /// The scheme (RFC 3986 3.1): what precedes the first `:`. A std::string_view, if each text of this kind has a
    /// scheme; otherwise optional.
    [[nodiscard]] constexpr auto scheme() const noexcept {
        if constexpr (Self::kind::has_scheme) // an empty owner has none
            return std::string_view(detail::access::text_of(self()).data(), std::size_t{at().scheme.end});
        else return component(at().scheme);
    }
    /// The authority (RFC 3986 3.2): what follows `//`, up to the path.
    [[nodiscard]] constexpr std::optional<std::string_view> authority() const noexcept {
        return component(at().authority);
    }
    /// The userinfo (RFC 3986 3.2.1): what precedes the `@` of the authority.
    [[nodiscard]] constexpr std::optional<std::string_view> userinfo() const noexcept {
        return component(at().userinfo);
    }
    /// The user: what precedes the first `:` of the userinfo, or all of it.
    [[nodiscard]] constexpr auto user() const noexcept { return detail::userinfo_parts<Self>::user(userinfo()); }
    /// The password: what follows the first `:` of the userinfo.
    [[nodiscard]] constexpr auto password() const noexcept {
        return detail::userinfo_parts<Self>::password(userinfo());
    }
    /// The host (RFC 3986 3.2.2); an IP literal with its brackets.
    [[nodiscard]] constexpr std::optional<std::string_view> host() const noexcept { return component(at().host); }
    /// The port (RFC 3986 3.2.3): what follows the `:` after the host. It has any number of digits, or none.
    [[nodiscard]] constexpr std::optional<std::string_view> port() const noexcept { return component(at().port); }
    /// The port as a number; std::nullopt if the port is undefined, empty or above 65535.
    template <
        std::same_as<std::uint16_t> Number = std::uint16_t> // std::optional<Number> is compiled only if it is used
    [[nodiscard]] constexpr std::optional<Number> port_number() const noexcept {
        auto const digits = port();
        if (!digits || digits->empty()) return std::nullopt;
        auto const number = detail::port_value(*digits);
        if (number > UINT16_MAX) return std::nullopt;
        return static_cast<Number>(number);
    }
    /// The path (RFC 3986 3.3). A std::string_view, if each text of this kind has a path, even if it is empty;
    /// otherwise optional.
    [[nodiscard]] constexpr auto path() const noexcept {
        if constexpr (Self::kind::has_path) return part(at().path);
        else return component(at().path);
    }
    /// The segments of the path, as a range.
    template <class Segments = segments_view>
    [[nodiscard]] constexpr Segments segments() const noexcept {
        return Segments(at().path.defined() ? part(at().path) : std::string_view());
    }
    /// The query (RFC 3986 3.4): what follows the first `?`, up to a `#`.
    [[nodiscard]] constexpr std::optional<std::string_view> query() const noexcept { return component(at().query); }
    /// The parameters of the query, as a range: none, if it is undefined or empty. The arguments are those of
    /// query_params.
    template <class Parameters = consturi::query_params>
    [[nodiscard]] constexpr Parameters query_params(std::string_view separators = "&",
                                                    plus_sign plus = {}) const noexcept {
        return Parameters(query().value_or(std::string_view()), separators, plus);
    }
    /// The fragment (RFC 3986 3.5): what follows the `#`.
    [[nodiscard]] constexpr std::optional<std::string_view> fragment() const noexcept {
        return component(at().fragment);
    }
    /// Whether it has a scheme. (The rule absolute-URI, RFC 3986 4.3, also excludes a fragment: is_absolute_uri.)
    [[nodiscard]] constexpr bool is_absolute() const noexcept { return at().scheme.defined(); }
    /// Whether it has no scheme, so that it needs a base (RFC 3986 4.2).
    [[nodiscard]] constexpr bool is_relative() const noexcept { return !is_absolute(); }
    /// Whether it has nothing but a fragment, or nothing at all: with any base, it refers to the document in which it
    /// is (RFC 3986 4.4). References with other components can refer to that document, too; that depends on the base.
    [[nodiscard]] constexpr bool is_same_document() const noexcept {
        auto const text = detail::access::text_of(self());
        return text.empty() || text[0] == '#';
    }
    /// Whether it has a scheme that no slash follows, as in `mailto:a@b` (RFC 2396 3).
    [[nodiscard]] constexpr bool is_opaque() const noexcept {
        return is_absolute() && !detail::access::text_of(self()).substr(at().scheme.end + 1).starts_with('/');
    }
    /// Whether it is not opaque: it is a relative reference, or a slash follows the scheme (RFC 2396 3).
    [[nodiscard]] constexpr bool is_hierarchical() const noexcept { return !is_opaque(); }
    /// The text for logs and messages: each secret is replaced by `***`. The result is still valid.
    ///
    /// A secret is the password; the user, if there is no password or an empty one, because it is often a token; and
    /// the value of each parameter, in a path segment, the query or the fragment, whose name is that of a secret, such
    /// as `token` or `X-Amz-Signature` (docs/parts.md lists them), or one of the `names`. Names are data: they are
    /// compared with the decoded names, with `+` as itself and as a space, ignoring the case of ASCII letters. Values
    /// of other parameters are not searched.
    ///
    /// With `hide::userinfo`, the whole userinfo is a secret. With `hide::only_password` or `hide::only_userinfo`, no
    /// parameters are secrets but those of the `names`.
    ///
    /// Allocates once, in linear time. Throws like std::string. redact_into does not allocate.
    ///
    ///     assert("ftp://me:pw@h/?api_key=1"_uri.redacted() == "ftp://me:***@h/?api_key=***");
    ///     assert("//h/?id=1&%74oken=2&q=3"_uri_reference.redacted({"q"}) == "//h/?id=1&%74oken=***&q=***");
    ///     assert("//h/?token=2&q=3"_uri_reference.redacted({"q"}, hide::only_password) == "//h/?token=2&q=***");
    template <class Names = std::initializer_list<std::string_view>>
    [[nodiscard]] constexpr auto redacted(Names const& names = {}, hide what = {}) const {
        auto const text = self().text();
        using redaction = detail::redaction<Names>;
        return redaction{searched_for_secrets(text, at()), names, what}.str(text); // needs <consturi.hpp>
    }
};

namespace detail {

/// Its name appears in the compiler's message.
struct compare_port_number_instead_of_port {};

} // namespace detail

namespace literals {

/// A component is text: compare `port_number()` with a number. (For a std::optional, these are found only by a
/// using-directive for this namespace or for consturi.)
template <std::same_as<std::optional<std::string_view>> Component>
detail::compare_port_number_instead_of_port operator==(Component const&, std::integral auto) = delete;
template <std::same_as<std::optional<std::string_view>> Component>
detail::compare_port_number_instead_of_port operator<=>(Component const&, std::integral auto) = delete;

} // namespace literals
using literals::operator==, literals::operator<=>;

namespace detail {

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
