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

/// The components of an invalid literal: their use causes no more errors.
inline constexpr components of_invalid_literal{{0, 0}, {}, {}, {}, {}, {0, 0}, {}, {}};

/// Copies a literal and finds its components. (The classes have no common base with data and no padding between
/// members: clang 14 crashes or generates wrong code for a temporary of such a class that is created by a consteval
/// constructor.)
template <class Kind, std::size_t N>
constexpr rejection read_literal(char const (&literal)[N], char (&text)[N], components& at) noexcept {
    using Syntax = typename Kind::syntax;
    at = {};
    rejection wrong{};
    if (!is_valid<Syntax>(Kind::rule, text_of(literal), at)) {
        wrong = reject(error_in<false, Syntax>(Kind::rule, text_of(literal)));
        at.scheme = scheme_of_rejected;
    }
    for (std::size_t i = N; i-- != 0;) text[i] = literal[i];
    return wrong;
}

} // namespace detail

/// A URI of N - 1 bytes that can be a template argument. Equal texts are the same argument. An lvalue, such as a
/// template argument, can be used like a view.
///
/// Its data members are public, because a template argument requires it; do not use them.
///
///     template <fixed_uri Endpoint>
///     struct client { static constexpr auto host = Endpoint.host(); };
///     static_assert(client<"https://api.example.com/v1">::host == "api.example.com");
template <std::size_t N>
struct [[nodiscard]] fixed_uri : detail::rejects_literals<kinds::uri>,
                                 detail::component_owner_interface<fixed_uri<N>, kinds::uri> {
    detail::rejection not_a_match{}; // g++ prints it for an invalid literal
    detail::components at_ = detail::of_invalid_literal;
    char text_[N]{};

    using detail::rejects_literals<kinds::uri>::rejects_literals;

    /// The URI `literal` (RFC 3986 3). Does not compile if it is invalid.
    consteval fixed_uri(char const (&literal)[N]) noexcept CONSTURI_VALID(kinds::uri, literal) {
        not_a_match = detail::read_literal<kinds::uri>(literal, text_, at_);
    }

private:
    friend detail::access;
    constexpr fixed_uri() noexcept = default;
};

/// A URI reference of N - 1 bytes (RFC 3986 4.1), otherwise like fixed_uri.
template <std::size_t N>
struct [[nodiscard]] fixed_uri_reference
    : detail::rejects_literals<kinds::uri_reference>,
      detail::component_owner_interface<fixed_uri_reference<N>, kinds::uri_reference> {
    detail::rejection not_a_match{};
    detail::components at_ = detail::of_invalid_literal;
    char text_[N]{};

    using detail::rejects_literals<kinds::uri_reference>::rejects_literals;

    /// The URI or relative reference `literal` (RFC 3986 4.1). Does not compile if it is invalid.
    consteval fixed_uri_reference(char const (&literal)[N]) noexcept CONSTURI_VALID(kinds::uri_reference, literal) {
        not_a_match = detail::read_literal<kinds::uri_reference>(literal, text_, at_);
    }
    /// A URI is a URI reference.
    constexpr fixed_uri_reference(fixed_uri<N> const& other) noexcept : at_(other.at_) {
        for (std::size_t i = 0; i != N; ++i) text_[i] = other.text_[i];
    }

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
