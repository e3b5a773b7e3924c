// URIs and URI references that contain their text, for template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_FIXED_URI_HPP
#define CONSTURI_URI_FIXED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/diagnosis/valid_literal.def>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

namespace detail {

/// The base of fixed_uri and fixed_uri_reference: a text of N - 1 bytes that `Rule` matches, and its components.
template <auto const& Rule, class View, std::size_t N>
struct fixed {
    rejection not_a_match{}; // g++ prints it for an invalid literal
    char chars[N]{};
    components at{{0, 0}, {}, {}, {}, {}, {0, 0}, {}, {}}; // for an invalid literal: its use causes no more errors

    constexpr fixed() = default;
    consteval explicit fixed(char const (&literal)[N]) noexcept {
        auto const text = text_of(literal);
        at = {};
        if (!match_components<rfc3986_syntax>(Rule, text, at)) not_a_match = reject(diagnose<false>(Rule, text));
        for (std::size_t i = N; i-- != 0;) chars[i] = literal[i];
    }

    /// A view of it, valid as long as the object: always, if it is a template argument.
    constexpr View view() const& noexcept [[clang::lifetimebound]] { return access::make<View>({chars, N - 1}, at); }
    View view() const&& = delete;

    friend constexpr bool operator==(fixed const&, fixed const&) = default;
};

} // namespace detail

/// A URI of N - 1 bytes that can be a template argument. Equal texts are the same argument.
///
/// Its members are public, because a template argument requires it; do not set them.
///
///     template <fixed_uri Endpoint>
///     struct client { static constexpr auto host = Endpoint.view().host(); };
///     static_assert(client<"https://api.example.com/v1">::host == "api.example.com");
template <std::size_t N>
struct fixed_uri : detail::rejects_literals<rfc3986::URI>, detail::fixed<rfc3986::URI, uri_view, N> {
    using detail::rejects_literals<rfc3986::URI>::rejects_literals;

    /// The URI `literal` (RFC 3986 3). Does not compile if it is invalid.
    consteval fixed_uri(char const (&literal)[N]) noexcept CONSTURI_VALID(rfc3986::URI, literal)
        : detail::fixed<rfc3986::URI, uri_view, N>(literal) {}

    friend constexpr bool operator==(fixed_uri const&, fixed_uri const&) = default;

private:
    friend detail::access;
    constexpr fixed_uri() noexcept = default;
};

/// A URI reference of N - 1 bytes (RFC 3986 4.1), otherwise like fixed_uri.
template <std::size_t N>
struct fixed_uri_reference : detail::rejects_literals<rfc3986::URI_reference>,
                             detail::fixed<rfc3986::URI_reference, uri_reference_view, N> {
    using detail::rejects_literals<rfc3986::URI_reference>::rejects_literals;

    /// The URI or relative reference `literal` (RFC 3986 4.1). Does not compile if it is invalid.
    consteval fixed_uri_reference(char const (&literal)[N]) noexcept CONSTURI_VALID(rfc3986::URI_reference, literal)
        : detail::fixed<rfc3986::URI_reference, uri_reference_view, N>(literal) {}
    /// A URI is a URI reference.
    constexpr fixed_uri_reference(fixed_uri<N> const& other) noexcept {
        for (std::size_t i = 0; i != N; ++i) this->chars[i] = other.chars[i];
        this->at = other.at;
    }

    friend constexpr bool operator==(fixed_uri_reference const&, fixed_uri_reference const&) = default;

private:
    friend detail::access;
    constexpr fixed_uri_reference() noexcept = default;
};

} // namespace consturi

#undef CONSTURI_VALID

#endif
