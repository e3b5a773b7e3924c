// URIs and URI references that contain their text, for template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_FIXED_URI_HPP
#define CONSTURI_URI_FIXED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/diagnosis/valid_literal.def>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/uri/owner_interface.hpp>

#include <cstddef>

namespace consturi {

namespace detail {

/// The base of fixed_uri and fixed_uri_reference: a text of N - 1 bytes and its components.
template <std::size_t N>
struct fixed {
    rejection not_a_match{}; // g++ prints it for an invalid literal
    char text_[N]{};
    components at_{{0, 0}, {}, {}, {}, {}, {0, 0}, {}, {}}; // for an invalid literal: its use causes no more errors

    constexpr fixed() = default;
    template <class R>
    consteval fixed(R const& rule, char const (&literal)[N]) noexcept {
        auto const text = text_of(literal);
        at_ = {};
        if (!match_components<rfc3986_syntax>(rule, text, at_)) not_a_match = reject(diagnose<false>(rule, text));
        for (std::size_t i = N; i-- != 0;) text_[i] = literal[i];
    }
};

} // namespace detail

/// A URI of N - 1 bytes that can be a template argument. Equal texts are the same argument. An lvalue, such as a template
/// argument, can be used like a view.
///
/// Its data members are public, because a template argument requires it; do not use them.
///
///     template <fixed_uri Endpoint>
///     struct client { static constexpr auto host = Endpoint.host(); };
///     static_assert(client<"https://api.example.com/v1">::host == "api.example.com");
template <std::size_t N>
struct fixed_uri : detail::rejects_literals<rfc3986::URI>, detail::fixed<N>, owner_interface<fixed_uri<N>, uri_view> {
    using detail::rejects_literals<rfc3986::URI>::rejects_literals;

    /// The URI `literal` (RFC 3986 3). Does not compile if it is invalid.
    consteval fixed_uri(char const (&literal)[N]) noexcept CONSTURI_VALID(rfc3986::URI, literal)
        : detail::fixed<N>(rfc3986::URI, literal) {}

private:
    friend detail::access;
    constexpr fixed_uri() noexcept = default;
};

/// A URI reference of N - 1 bytes (RFC 3986 4.1), otherwise like fixed_uri.
template <std::size_t N>
struct fixed_uri_reference : detail::rejects_literals<rfc3986::URI_reference>,
                             detail::fixed<N>,
                             owner_interface<fixed_uri_reference<N>, uri_reference_view> {
    using detail::rejects_literals<rfc3986::URI_reference>::rejects_literals;

    /// The URI or relative reference `literal` (RFC 3986 4.1). Does not compile if it is invalid.
    consteval fixed_uri_reference(char const (&literal)[N]) noexcept CONSTURI_VALID(rfc3986::URI_reference, literal)
        : detail::fixed<N>(rfc3986::URI_reference, literal) {}
    /// A URI is a URI reference.
    constexpr fixed_uri_reference(fixed_uri<N> const& other) noexcept : detail::fixed<N>(other) {}

private:
    friend detail::access;
    constexpr fixed_uri_reference() noexcept = default;
};

} // namespace consturi

template <std::size_t N>
struct std::hash<consturi::fixed_uri<N>> : consturi::detail::text_hash {};
template <std::size_t N>
struct std::hash<consturi::fixed_uri_reference<N>> : consturi::detail::text_hash {};

#undef CONSTURI_VALID

#endif
