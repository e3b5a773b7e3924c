// A URI as a function parameter: a literal that the compiler checks, or a URI that was parsed.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_CHECKED_URI_HPP
#define CONSTURI_URI_CHECKED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/diagnosis/valid_literal.def>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

namespace detail {

/// A view of the literal `text`. If it is invalid, the call is not a constant expression, and the text of the view is the
/// name of the mistake, with the position as its size: g++ prints both.
template <class View, class R>
constexpr View checked(R const& rule, std::string_view text) noexcept {
    components at;
    if (!match_components<rfc3986_syntax>(rule, text, at)) {
        auto const wrong = reject(diagnose<false>(rule, text));
        text = {wrong.why, wrong.position};
    }
    return access::make<View>(text, at);
}

} // namespace detail

/// A view of a URI that is also created from a string literal, which the compiler checks: a parameter of this type takes
/// plain literals, and rejects invalid ones. (clang 14 does not treat a valid literal in a default member initializer or
/// at namespace scope as a constant; it parses the literal again when the program starts.)
///
///     constexpr bool is_secure(checked_uri u) { return u.scheme() == "https"; }
///     static_assert(is_secure("https://example.com/"));
class checked_uri : public uri_interface<checked_uri>, detail::rejects_literals<rfc3986::URI> {
public:
    using rejects_literals::rejects_literals;
    /// The URI `literal` (RFC 3986 3). Does not compile if it is invalid.
    template <std::size_t N>
    consteval checked_uri(char const (&literal)[N]) noexcept CONSTURI_VALID(rfc3986::URI, literal)
        : checked_uri(detail::checked<uri_view>(rfc3986::URI, detail::text_of(literal))) {}
    /// A URI that was parsed.
    constexpr checked_uri(uri_view const& parsed) noexcept
        : text_(parsed.text()), at_(detail::access::components_of(parsed)) {}

    /// The scheme (RFC 3986 3.1): what precedes the first `:`.
    constexpr std::string_view scheme() const noexcept { return at_.scheme.of(text_); }

    constexpr operator uri_view() const noexcept { return detail::access::make<uri_view>(text_, at_); }
    constexpr operator uri_reference_view() const noexcept {
        return detail::access::make<uri_reference_view>(text_, at_);
    }

private:
    friend detail::access;

    std::string_view text_;
    detail::components at_;
};

} // namespace consturi

#undef CONSTURI_VALID

#endif
