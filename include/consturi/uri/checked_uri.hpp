// URIs and references as function parameters: a literal that the compiler checks, or a URI that was parsed.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_CHECKED_URI_HPP
#define CONSTURI_URI_CHECKED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/diagnosis/valid_literal.def>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/uri/owner_interface.hpp>

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
class [[gsl::Pointer(char)]] checked_uri : public uri_view, detail::rejects_literals<rfc3986::URI> {
public:
    using rejects_literals::rejects_literals; // also inherits a default constructor
    checked_uri() = delete;
    /// The URI `literal` (RFC 3986 3). Does not compile if it is invalid.
    template <std::size_t N>
    consteval checked_uri(char const (&literal)[N]) noexcept CONSTURI_VALID(rfc3986::URI, literal)
        : uri_view(detail::checked<uri_view>(rfc3986::URI, detail::text_of(literal))) {}
    /// A URI that was parsed: a view, or an lvalue that contains its text.
    constexpr checked_uri(uri_view const& parsed) noexcept : uri_view(parsed) {}
    template <class Owner>
    constexpr checked_uri(owner_interface<Owner, uri_view> const& owner [[clang::lifetimebound]]) noexcept
        : uri_view(owner.view()) {}
    template <class Owner>
    checked_uri(owner_interface<Owner, uri_view> const&&) = delete;
};

/// A view of a URI or a relative reference that is also created from a string literal; otherwise like checked_uri.
///
///     constexpr bool is_local(checked_uri_reference u) { return !u.scheme() && !u.authority(); }
///     static_assert(is_local("../img/logo.png") && !is_local("https://example.com/"_uri));
class [[gsl::Pointer(char)]] checked_uri_reference : public uri_reference_view,
                                                     detail::rejects_literals<rfc3986::URI_reference> {
public:
    using rejects_literals::rejects_literals; // also inherits a default constructor
    checked_uri_reference() = delete;
    /// The URI or relative reference `literal` (RFC 3986 4.1). Does not compile if it is invalid.
    template <std::size_t N>
    consteval checked_uri_reference(char const (&literal)[N]) noexcept CONSTURI_VALID(rfc3986::URI_reference, literal)
        : uri_reference_view(detail::checked<uri_reference_view>(rfc3986::URI_reference, detail::text_of(literal))) {}
    /// A URI or reference that was parsed: a view, or an lvalue that contains its text.
    constexpr checked_uri_reference(uri_reference_view const& parsed) noexcept : uri_reference_view(parsed) {}
    constexpr checked_uri_reference(uri_view const& parsed) noexcept : uri_reference_view(parsed) {}
    template <class Owner, class View>
    constexpr checked_uri_reference(owner_interface<Owner, View> const& owner [[clang::lifetimebound]]) noexcept
        : uri_reference_view(owner.view()) {}
    template <class Owner, class View>
    checked_uri_reference(owner_interface<Owner, View> const&&) = delete;
};

} // namespace consturi

#undef CONSTURI_VALID

#endif
