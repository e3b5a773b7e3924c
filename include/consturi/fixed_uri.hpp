// A URI with its text inside it: for template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FIXED_URI_HPP
#define CONSTURI_FIXED_URI_HPP

#include <consturi/checked.hpp>
#include <consturi/uri_view.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

/// A URI of N - 1 bytes, as a value that can be a template argument. Two of the same text are the same argument.
///
/// Its members are public because a template argument needs that; they are nobody's to set.
///
///     template <fixed_uri Endpoint>
///     struct client { static constexpr auto host = Endpoint.view().host(); };
///     static_assert(client<"https://api.example.com/v1">::host == "api.example.com");
template <std::size_t N>
struct fixed_uri : refuses_literals<rfc3986::URI> {
    using refuses_literals<rfc3986::URI>::refuses_literals;

    refusal not_a_URI{}; // g++ shows it if there is one
    char chars[N]{};
    components at{};

    /// The URI `literal` (RFC 3986, 3). Does not compile if it is none.
    consteval fixed_uri(char const (&literal)[N]) noexcept CONSTURI_TAKES(rfc3986::URI, literal) {
        auto const text = text_of(literal);
        if (!match_components(rfc3986::URI, text, at)) not_a_URI = refused(diagnose<false>(rfc3986::URI, text));
        for (std::size_t i = N; i-- != 0;) chars[i] = literal[i];
    }

    /// A view of it, good as long as it is: for ever, if it is a template argument.
    constexpr uri_view view() const& noexcept { return views::make<uri_view>({chars, N - 1}, at); }
    uri_view view() const&& = delete;

    friend constexpr bool operator==(fixed_uri const&, fixed_uri const&) = default;
};

} // namespace consturi

#endif
