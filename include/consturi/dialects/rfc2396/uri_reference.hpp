// URI references as in RFC 2396, without and with the IPv6 addresses of RFC 2732. RFC 3986 has made both obsolete.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_RFC2396_URI_REFERENCE_HPP
#define CONSTURI_DIALECTS_RFC2396_URI_REFERENCE_HPP

#include <consturi/dialects/rfc2396/syntax.hpp>
#include <consturi/text/lifetime.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/segments.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi::rfc2396 {

/// A URI reference of RFC 2396 (section 4). It refers to the text and does not own it.
///
/// A component is the text as written, still percent-encoded; std::nullopt, if it is undefined. All functions take
/// constant time, except for port_number.
///
///     constexpr auto mail = rfc2396::parse_uri_reference("mailto:me@example.com?subject=hi").value();
///     static_assert(mail.opaque_part() == "me@example.com?subject=hi" && !mail.path() && !mail.query());
///
///     constexpr auto registry = rfc2396::parse_uri_reference("x://my_host/a;v=1").value();
///     static_assert(registry.reg_name() == "my_host" && !registry.host());
///     static_assert(registry.segments().front().parameters().front().value() == "1");
class [[nodiscard, gsl::Pointer(char)]] uri_reference_view {
public:
    /// The empty reference, which refers to the document that contains it (RFC 2396 4.2).
    constexpr uri_reference_view() noexcept : text_("") {}

    /// The whole text.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return text_; }
    /// The scheme (RFC 2396 3.1): what precedes the first `:`. Undefined in a relative reference.
    [[nodiscard]] constexpr std::optional<std::string_view> scheme() const noexcept { return component(at_.scheme); }
    /// The opaque part (RFC 2396 3): what follows the `:` of the scheme, if it does not begin with a slash, up to a
    /// `#`.
    [[nodiscard]] constexpr std::optional<std::string_view> opaque_part() const noexcept {
        if (!is_opaque()) return std::nullopt;
        auto const size = static_cast<std::uint32_t>(text_.size());
        return abnf::slice{at_.scheme.end + 1, at_.fragment.defined() ? at_.fragment.begin - 1 : size}.of(text_);
    }
    /// The authority (RFC 2396 3.2): what follows `//`, up to the path. It can be empty.
    [[nodiscard]] constexpr std::optional<std::string_view> authority() const noexcept {
        return component(at_.authority);
    }
    /// The authority, if it is the name of a registry (RFC 2396 3.2.1): not empty, and not that of a server.
    [[nodiscard]] constexpr std::optional<std::string_view> reg_name() const noexcept {
        if (at_.host.defined() || authority().value_or("").empty()) return std::nullopt;
        return authority();
    }
    /// The userinfo of a server (RFC 2396 3.2.2): what precedes the `@`.
    [[nodiscard]] constexpr std::optional<std::string_view> userinfo() const noexcept {
        return component(at_.userinfo);
    }
    /// The host of a server (RFC 2396 3.2.2); an IPv6 address (RFC 2732) with its brackets.
    [[nodiscard]] constexpr std::optional<std::string_view> host() const noexcept { return component(at_.host); }
    /// The port of a server (RFC 2396 3.2.2): what follows the `:` after the host. It has any number of digits, or
    /// none.
    [[nodiscard]] constexpr std::optional<std::string_view> port() const noexcept { return component(at_.port); }
    /// The port as a number; std::nullopt if the port is undefined, empty or above 65535.
    [[nodiscard]] constexpr std::optional<std::uint16_t> port_number() const noexcept {
        auto const number = detail::port_value(port().value_or(""));
        if (port().value_or("").empty() || number > UINT16_MAX) return std::nullopt;
        return static_cast<std::uint16_t>(number);
    }
    /// The path (RFC 2396 3.3). It is undefined in an opaque URI, after an authority without one, and in the empty
    /// reference.
    [[nodiscard]] constexpr std::optional<std::string_view> path() const noexcept { return component(at_.path); }
    /// The segments of the path, as a range: none, if it is undefined. Each has a name and parameters.
    constexpr segments_view segments() const noexcept { return segments_view(path().value_or("")); }
    /// The query (RFC 2396 3.4): what follows the first `?`, up to a `#`. It is undefined in an opaque URI.
    [[nodiscard]] constexpr std::optional<std::string_view> query() const noexcept { return component(at_.query); }
    /// The fragment (RFC 2396 4.1): what follows the `#`.
    [[nodiscard]] constexpr std::optional<std::string_view> fragment() const noexcept {
        return component(at_.fragment);
    }

    /// Whether it has a scheme: it is a URI, with or without a fragment.
    [[nodiscard]] constexpr bool is_absolute() const noexcept { return at_.scheme.defined(); }
    /// Whether it has an opaque part.
    [[nodiscard]] constexpr bool is_opaque() const noexcept {
        return at_.scheme.defined() && !at_.authority.defined() && !at_.path.defined();
    }
    /// Whether it has no opaque part: it is relative, or a slash follows the scheme.
    [[nodiscard]] constexpr bool is_hierarchical() const noexcept { return !is_opaque(); }

    /// Whether the texts are equal, byte by byte.
    [[nodiscard]] friend constexpr bool operator==(uri_reference_view const& a, uri_reference_view const& b) noexcept {
        return a.text_ == b.text_;
    }

private:
    friend consturi::detail::access;
    constexpr uri_reference_view(std::string_view text, consturi::detail::components const& at) noexcept
        : text_(text), at_(at) {}
    constexpr std::optional<std::string_view> component(abnf::slice slice) const noexcept {
        if (!slice.defined()) return std::nullopt;
        return slice.of(text_);
    }

    std::string_view text_;
    consturi::detail::components at_;
};

/// Parses `text` as a URI reference (RFC 2396 4).
///
/// Returns a view of `text`, or an error with the offset of the first byte at which it cannot continue. A text of 4 GiB
/// or more is an error. Takes time linear in the size of the text; does not allocate or throw. The view is valid as
/// long as the text: a temporary string is rejected at compile time.
///
///     static_assert(rfc2396::parse_uri_reference("../a;v=1")->path() == "../a;v=1");
///     static_assert(rfc2396::parse_uri_reference("http://[::1]/").error().position() == 7);
template <class InstructionSet = detail::instruction_set>
constexpr result<uri_reference_view> parse_uri_reference(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<uri_reference_view, detail::rfc2396_syntax, InstructionSet>(URI_reference, text);
}

/// Parses `text` as an absolute URI, which has a scheme and no fragment (RFC 2396 3). Otherwise like
/// parse_uri_reference.
///
///     static_assert(rfc2396::parse_absolute_uri("urn:x")->is_opaque() && !rfc2396::parse_absolute_uri("urn:"));
template <class InstructionSet = detail::instruction_set>
constexpr result<uri_reference_view> parse_absolute_uri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<uri_reference_view, detail::rfc2396_syntax, InstructionSet>(absoluteURI, text);
}

} // namespace consturi::rfc2396

namespace consturi::rfc2732 {

/// Parses `text` as a URI reference of RFC 2396 with the changes of RFC 2732: IPv6 addresses, and square brackets in
/// queries, fragments and opaque parts. Otherwise like rfc2396::parse_uri_reference.
///
///     static_assert(rfc2732::parse_uri_reference("http://[::1]:80/")->host() == "[::1]");
template <class InstructionSet = detail::instruction_set>
constexpr result<rfc2396::uri_reference_view> parse_uri_reference(detail::borrowed_text text
                                                                  [[clang::lifetimebound]]) noexcept {
    return detail::parse<rfc2396::uri_reference_view, detail::rfc2396_syntax, InstructionSet>(URI_reference, text);
}

/// Parses `text` as an absolute URI, which has a scheme and no fragment. Otherwise like rfc2732::parse_uri_reference.
template <class InstructionSet = detail::instruction_set>
constexpr result<rfc2396::uri_reference_view> parse_absolute_uri(detail::borrowed_text text
                                                                 [[clang::lifetimebound]]) noexcept {
    return detail::parse<rfc2396::uri_reference_view, detail::rfc2396_syntax, InstructionSet>(absoluteURI, text);
}

} // namespace consturi::rfc2732

#endif
