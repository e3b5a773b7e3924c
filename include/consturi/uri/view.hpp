// Views of URIs and URI references (RFC 3986, 3 and 4.1): the components of a text that was matched.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_VIEW_HPP
#define CONSTURI_URI_VIEW_HPP

#include <consturi/syntax/components.hpp>

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi {

/// The number that digits write; any number over 65535 if it is greater than that.
constexpr std::uint32_t number_of(std::string_view digits) noexcept {
    std::uint32_t number = 0;
    for (char const digit : digits) {
        number = number * 10 + static_cast<std::uint32_t>(digit - '0');
        if (number > UINT16_MAX) break;
    }
    return number;
}

/// What views of URIs and of URI references have in common, in the manner of std::ranges::view_interface.
///
/// A component is the text as written, still percent-encoded. It is empty as an `optional` where there is none, which
/// is not the same as one without bytes: `"?"` has a query, `""` has not.
template <class View>
class uri_interface {
public:
    /// The whole text.
    constexpr std::string_view text() const noexcept { return self().text_; }
    /// What stands behind `//`, up to the path (RFC 3986, 3.2).
    constexpr std::optional<std::string_view> authority() const noexcept {
        auto const& at = self().at_;
        if (!at.host.defined()) return std::nullopt;
        return abnf::slice{at.userinfo.defined() ? at.userinfo.begin : at.host.begin,
                           at.port.defined() ? at.port.end : at.host.end}.of(text());
    }
    /// What stands before the `@` of the authority (RFC 3986, 3.2.1), without it.
    constexpr std::optional<std::string_view> userinfo() const noexcept { return component(self().at_.userinfo); }
    /// The host (RFC 3986, 3.2.2); an IP literal with its brackets.
    constexpr std::optional<std::string_view> host() const noexcept { return component(self().at_.host); }
    /// What stands behind the `:` that ends the host (RFC 3986, 3.2.3), without it: any number of digits, or none.
    constexpr std::optional<std::string_view> port() const noexcept { return component(self().at_.port); }
    /// The port as a number; none if the port is absent, empty or over 65535.
    constexpr std::optional<std::uint16_t> port_number() const noexcept {
        auto const digits = port();
        if (!digits || digits->empty()) return std::nullopt;
        auto const number = number_of(*digits);
        if (number > UINT16_MAX) return std::nullopt;
        return static_cast<std::uint16_t>(number);
    }
    /// The path (RFC 3986, 3.3). There always is one, be it empty.
    constexpr std::string_view path() const noexcept { return self().at_.path.of(text()); }
    /// What stands behind the first `?` (RFC 3986, 3.4), without it.
    constexpr std::optional<std::string_view> query() const noexcept { return component(self().at_.query); }
    /// What stands behind the `#` (RFC 3986, 3.5), without it.
    constexpr std::optional<std::string_view> fragment() const noexcept { return component(self().at_.fragment); }

protected:
    constexpr std::optional<std::string_view> component(abnf::slice at) const noexcept {
        if (!at.defined()) return std::nullopt;
        return at.of(text());
    }

private:
    friend struct views;
    constexpr components const& at() const noexcept { return self().at_; }
    constexpr View const& self() const noexcept { return static_cast<View const&>(*this); }
};

/// Whether two texts are the same, byte by byte (RFC 3986, 6.2.1).
template <class A, class B>
constexpr bool operator==(uri_interface<A> const& a, uri_interface<B> const& b) noexcept { return a.text() == b.text(); }

/// The order of texts, by their bytes.
template <class A, class B>
constexpr std::strong_ordering operator<=>(uri_interface<A> const& a, uri_interface<B> const& b) noexcept { return a.text() <=> b.text(); }

/// A URI reference (RFC 3986, 4.1) in somebody else's text, and where its components lie.
///
/// Only the parser makes views, so that each holds a text the grammar accepts. A view owns nothing: it is good as long
/// as the text is.
///
///     constexpr auto logo = "../img/logo.png?v=2"_uri_reference;
///     static_assert(!logo.scheme() && !logo.host());
///     static_assert(logo.path() == "../img/logo.png" && logo.query() == "v=2");
class uri_reference_view : public uri_interface<uri_reference_view> {
public:
    /// The empty reference, which names the document it stands in (RFC 3986, 4.4).
    constexpr uri_reference_view() noexcept : text_("") { at_.path = {0, 0}; }

    /// What stands before the first `:` (RFC 3986, 3.1), without it; none in a relative reference.
    constexpr std::optional<std::string_view> scheme() const noexcept { return component(at_.scheme); }

private:
    friend uri_interface<uri_reference_view>;
    friend class uri_reference;
    friend class uri_view;
    friend struct views;
    constexpr uri_reference_view(std::string_view text, components const& at) noexcept : text_(text), at_(at) {}

    std::string_view text_;
    components at_;
};

/// A URI (RFC 3986, 3): a URI reference that has a scheme.
///
///     constexpr auto api = "https://api.example.com:8443/v1?limit=10"_uri;
///     static_assert(api.scheme() == "https" && api.host() == "api.example.com");
///     static_assert(api.port_number() == 8443 && !api.fragment());
class uri_view : public uri_interface<uri_view> {
public:
    /// What stands before the first `:` (RFC 3986, 3.1), without it.
    constexpr std::string_view scheme() const noexcept { return at_.scheme.of(text_); }

    constexpr operator uri_reference_view() const noexcept { return {text_, at_}; }

private:
    friend uri_interface<uri_view>;
    friend class checked_uri;
    friend class uri;
    friend struct views;
    constexpr uri_view(std::string_view text, components const& at) noexcept : text_(text), at_(at) {}

    std::string_view text_;
    components at_;
};

} // namespace consturi

#endif
