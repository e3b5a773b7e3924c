// A URI that was checked before the program ran, or parsed while it did: for function parameters.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_CHECKED_URI_HPP
#define CONSTURI_URI_CHECKED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>

namespace consturi {

/// A `uri_view` that is also made from a string literal, which the compiler checks: as a parameter it takes URIs as
/// plain literals, and no bad ones. (What clang 14 makes of a good one in an initialiser of a member or at namespace scope
/// is no constant; it reads it again when the program starts.)
///
///     constexpr bool is_secure(checked_uri u) { return u.scheme() == "https"; }
///     static_assert(is_secure("https://example.com/"));
class checked_uri : public uri_interface<checked_uri>, refuses_literals<rfc3986::URI> {
public:
    using refuses_literals::refuses_literals;
    /// The URI `literal` (RFC 3986, 3). Does not compile if it is none.
    template <std::size_t N>
    consteval checked_uri(char const (&literal)[N]) noexcept CONSTURI_TAKES(rfc3986::URI, literal)
        : checked_uri(checked<uri_view>(rfc3986::URI, text_of(literal))) {}
    /// A URI that was parsed.
    constexpr checked_uri(uri_view const& parsed) noexcept : text_(parsed.text_), at_(parsed.at_) {}

    /// What stands before the first `:` (RFC 3986, 3.1), without it.
    constexpr std::string_view scheme() const noexcept { return at_.scheme.of(text_); }

    constexpr operator uri_view() const noexcept { return views::make<uri_view>(text_, at_); }
    constexpr operator uri_reference_view() const noexcept { return views::make<uri_reference_view>(text_, at_); }

private:
    friend uri_interface<checked_uri>;

    std::string_view text_;
    components at_;
};

} // namespace consturi

#endif
