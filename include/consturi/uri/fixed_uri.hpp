// URIs and URI references with their text inside them: for template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_FIXED_URI_HPP
#define CONSTURI_URI_FIXED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

/// What fixed_uri and fixed_uri_reference have in common: a text of N - 1 bytes that `Rule` matches, and its components.
template <auto const& Rule, class View, std::size_t N>
struct fixed {
    refusal not_a_match{}; // g++ shows it if there is one
    char chars[N]{};
    components at{{0, 0}, {}, {}, {}, {0, 0}, {}, {}}; // of a bad text: what else is made of it is no further error

    constexpr fixed() = default;
    consteval explicit fixed(char const (&literal)[N]) noexcept {
        auto const text = text_of(literal);
        at = {};
        if (!match_components(Rule, text, at)) not_a_match = refused(diagnose<false>(Rule, text));
        for (std::size_t i = N; i-- != 0;) chars[i] = literal[i];
    }

    /// A view of it, good as long as it is: for ever, if it is a template argument.
    constexpr View view() const& noexcept { return views::make<View>({chars, N - 1}, at); }
    View view() const&& = delete;

    friend constexpr bool operator==(fixed const&, fixed const&) = default;
};

/// A URI of N - 1 bytes, as a value that can be a template argument. Two of the same text are the same argument.
///
/// Its members are public because a template argument needs that; they are nobody's to set.
///
///     template <fixed_uri Endpoint>
///     struct client { static constexpr auto host = Endpoint.view().host(); };
///     static_assert(client<"https://api.example.com/v1">::host == "api.example.com");
template <std::size_t N>
struct fixed_uri : refuses_literals<rfc3986::URI>, fixed<rfc3986::URI, uri_view, N> {
    using refuses_literals<rfc3986::URI>::refuses_literals;

    /// The URI `literal` (RFC 3986, 3). Does not compile if it is none.
    consteval fixed_uri(char const (&literal)[N]) noexcept CONSTURI_TAKES(rfc3986::URI, literal)
        : fixed<rfc3986::URI, uri_view, N>(literal) {}

    friend constexpr bool operator==(fixed_uri const&, fixed_uri const&) = default;

private:
    friend struct written;
    constexpr fixed_uri() noexcept = default;
};

/// A URI reference of N - 1 bytes (RFC 3986, 4.1), otherwise like fixed_uri.
template <std::size_t N>
struct fixed_uri_reference : refuses_literals<rfc3986::URI_reference>, fixed<rfc3986::URI_reference, uri_reference_view, N> {
    using refuses_literals<rfc3986::URI_reference>::refuses_literals;

    /// The URI or relative reference `literal` (RFC 3986, 4.1). Does not compile if it is neither.
    consteval fixed_uri_reference(char const (&literal)[N]) noexcept CONSTURI_TAKES(rfc3986::URI_reference, literal)
        : fixed<rfc3986::URI_reference, uri_reference_view, N>(literal) {}
    /// A URI is a reference.
    constexpr fixed_uri_reference(fixed_uri<N> const& other) noexcept {
        for (std::size_t i = 0; i != N; ++i) this->chars[i] = other.chars[i];
        this->at = other.at;
    }

    friend constexpr bool operator==(fixed_uri_reference const&, fixed_uri_reference const&) = default;

private:
    friend struct written;
    constexpr fixed_uri_reference() noexcept = default;
};

} // namespace consturi

#endif
