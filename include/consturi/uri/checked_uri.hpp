// URIs and references as function parameters: a literal that the compiler checks, or a URI that was parsed.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_CHECKED_URI_HPP
#define CONSTURI_URI_CHECKED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/diagnosis/valid_literal.def>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/uri/owner_interface.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>

namespace consturi {

namespace detail {

/// A view of the literal `text`. If it is invalid, the call is not a constant expression, and the text of the view is
/// the name of the mistake, with the position as its size: g++ prints both.
template <class View, class Syntax = rfc3986_syntax, class R>
constexpr View checked(R const& rule, std::string_view text) noexcept {
    components at;
    if (!match_components<Syntax>(rule, text, at)) {
        auto const wrong = reject(diagnose<false>(rule, text));
        text = {wrong.why, wrong.position};
    }
    return access::make<View>(text, at);
}

/// The rule that the text of a view matches.
template <class View>
inline constexpr auto const& rule_of = rfc3986::URI;
template <>
inline constexpr auto const& rule_of<uri_reference_view> = rfc3986::URI_reference;

} // namespace detail

/// The class of checked_uri and checked_uri_reference. (Not derived from View: clang 14 crashes if a consteval
/// constructor creates an object with data in a base.)
template <class View>
class [[nodiscard, gsl::Pointer(char)]] basic_checked_uri : public uri_interface<basic_checked_uri<View>>,
                                                            detail::rejects_literals<detail::rule_of<View>> {
public:
    using detail::rejects_literals<detail::rule_of<View>>::rejects_literals; // also inherits a default constructor
    basic_checked_uri() = delete;
    /// The literal. Does not compile if it is invalid.
    template <std::size_t N>
    consteval basic_checked_uri(char const (&literal)[N]) noexcept CONSTURI_VALID(detail::rule_of<View>, literal)
        : basic_checked_uri(detail::checked<View>(detail::rule_of<View>, detail::text_of(literal))) {}
    /// A view of a text that was parsed.
    template <std::convertible_to<View> U>
    constexpr basic_checked_uri(uri_interface<U> const& parsed) noexcept
        : text_(parsed.text()), at_(detail::access::components_of(static_cast<U const&>(parsed))) {}
    /// A view of an object that contains its text. A temporary is an argument as good as any other: it lives until the
    /// call returns. A checked_uri that is stored must not be created from one; clang warns, g++ does not.
    template <class Owner, std::convertible_to<View> ViewOfOwner>
    constexpr basic_checked_uri(owner_interface<Owner, ViewOfOwner> const& owner [[clang::lifetimebound]]) noexcept
        : basic_checked_uri(owner.view()) {}

    /// The scheme (RFC 3986 3.1), as in the view.
    [[nodiscard]] constexpr auto scheme() const noexcept { return View(*this).scheme(); }

    /// The URI as a view, to which it also converts. The view is valid as long as the text.
    [[nodiscard]] constexpr View view() const noexcept { return detail::access::make<View>(text_, at_); }
    constexpr operator View() const noexcept { return view(); }
    template <std::same_as<uri_reference_view> Reference>
        requires(!std::same_as<View, Reference>)
    constexpr operator Reference() const noexcept {
        return View(*this);
    }

private:
    friend detail::access;

    std::string_view text_;
    detail::components at_;
};

/// A view of a URI that is also created from a string literal, which the compiler checks: a parameter of this type
/// takes plain literals, and rejects invalid ones. It also takes views, and objects that contain their text, also
/// temporaries. It has the members of a uri_view, and `view()`. (clang 14 does not treat a valid literal in a default
/// member initializer or at namespace scope as a constant; it parses the literal again when the program starts.)
///
///     constexpr bool is_secure(checked_uri u) { return u.scheme() == "https"; }
///     static_assert(is_secure("https://example.com/"));
///     assert(is_secure("https://example.com/v1"_uri / "users"));
using checked_uri = basic_checked_uri<uri_view>;

/// The same for URIs and relative references.
///
///     constexpr bool is_local(checked_uri_reference u) { return !u.scheme() && !u.authority(); }
///     static_assert(is_local("../img/logo.png") && !is_local("https://example.com/"_uri));
using checked_uri_reference = basic_checked_uri<uri_reference_view>;

} // namespace consturi

#undef CONSTURI_VALID

#endif
