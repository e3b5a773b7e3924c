// URIs and references that the compiler checks (RFC 3986), as function parameters and as template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_CHECKED_URI_HPP
#define CONSTURI_URI_CHECKED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/uri/owner_interface.hpp>
#include <consturi/uri/view.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include <consturi/support/attribute.def>

namespace consturi {

namespace detail {

/// Finds the components of the literal `text`. If it is invalid, it is replaced by the text of a rejected constant.
template <class Kind>
constexpr void check_literal(std::string_view& text, typename Kind::syntax::components& at,
                             bool is_utf16 = false) noexcept {
    if (is_valid<typename Kind::syntax>(Kind::rule, text, at)) return;
    text = text_of(reject_literal<Kind>(text, is_utf16));
    mark_as_rejected(at);
}
/// A view of the literal `text`.
template <class Kind>
constexpr basic_view<Kind> checked(std::string_view text, bool is_utf16 = false) noexcept {
    typename Kind::syntax::components at;
    check_literal<Kind>(text, at, is_utf16);
    return access::make<basic_view<Kind>>(text, at);
}

} // namespace detail

/// The class of checked_uri and checked_uri_reference. (Not derived from View: clang 14 crashes if a consteval
/// constructor creates an object with data in a base.)
template <class Kind>
class [[nodiscard, gsl::Pointer(char)]] basic_checked : public Kind::template members<basic_checked<Kind>>,
                                                        detail::rejects_literals<Kind> {
    using View = basic_view<Kind>;

public:
    using kind = Kind;
    using detail::rejects_literals<Kind>::rejects_literals; // also inherits a default constructor
    basic_checked() = delete;
    /// The literal. Does not compile if it is invalid.
    template <std::size_t N>
    consteval basic_checked(char const (&literal)[N]) noexcept
        CONSTURI_ATTRIBUTE(enable_if(detail::literals_of<Kind>::accepts(detail::text_of(literal)), ""))
        : text_(detail::text_of(literal)) {
        detail::check_literal<Kind>(text_, at_);
    }
    /// A text that is no literal is parsed first: pass the result of `parse_uri(text)`, which can be an error.
    template <std::convertible_to<std::string_view> Text>
        requires(!std::is_array_v<Text>)
    basic_checked(Text const&, detail::parse_the_text_first = {}) = delete;
    /// A view of a text that was parsed.
    template <std::convertible_to<View> U>
    constexpr basic_checked(identifier_interface<U> const& parsed) noexcept
        : text_(detail::access::text_of(static_cast<U const&>(parsed))),
          at_(detail::access::components_of(static_cast<U const&>(parsed))) {
        if constexpr (requires { Kind::requirement(); })
            if (text_.empty()) detail::trap();
    }
    /// A view of an object that contains its text. A temporary is an argument as good as any other: it lives until the
    /// call returns. A checked_uri that is stored must not be created from one; clang warns, g++ does not.
    template <class Owner, class KindOfOwner, class Base>
        requires std::convertible_to<basic_view<KindOfOwner>, View>
    constexpr basic_checked(owner_interface<Owner, KindOfOwner, Base> const& owner [[clang::lifetimebound]]) noexcept
        : basic_checked(owner.view()) {}

    /// The URI as a view, to which it also converts. The view is valid as long as the text.
    [[nodiscard]] constexpr View view() const noexcept { return detail::access::make<View>(text_, at_); }
    constexpr operator View() const noexcept { return view(); }
    template <detail::base_of<Kind> Base>
    constexpr operator basic_view<Base>() const noexcept {
        return view();
    }

private:
    friend detail::access;
    constexpr basic_checked(std::string_view text, typename Kind::syntax::components const& at) noexcept
        : text_(text), at_(at) {}

    std::string_view text_;
    typename Kind::syntax::components at_;
};

/// A view of a URI that is also created from a string literal, which the compiler checks: a parameter of this type
/// takes plain literals, and rejects invalid ones. It also takes views, and objects that contain their text, also
/// temporaries. It has the members of a uri_view, and `view()`. (clang 14 does not treat a valid literal in a default
/// member initializer or at namespace scope as a constant; it parses the literal again when the program starts.)
///
///     constexpr bool is_secure(checked_uri u) { return u.scheme() == "https"; }
///     static_assert(is_secure("https://example.com/"));
///     assert(is_secure("https://example.com/v1"_uri / "users"));
using checked_uri = basic_checked<kinds::uri>;

/// The same for URIs and relative references.
///
///     constexpr bool is_local(checked_uri_reference u) { return !u.scheme() && !u.authority(); }
///     static_assert(is_local("../img/logo.png") && !is_local("https://example.com/"_uri));
using checked_uri_reference = basic_checked<kinds::uri_reference>;

#undef CONSTURI_ATTRIBUTE

namespace detail {

/// Copies a literal and finds its components. (The classes have no common base with data and no padding between
/// members: clang 14 crashes or generates wrong code for a temporary of such a class that is created by a consteval
/// constructor.)
template <class Kind, std::size_t N>
constexpr rejection read_literal(char const (&literal)[N], char (&text)[N],
                                 typename Kind::syntax::components& at) noexcept {
    at = {};
    rejection wrong{};
    if (!is_valid<typename Kind::syntax>(Kind::rule, text_of(literal), at)) {
        wrong = reject_literal<Kind>(text_of(literal));
        mark_as_rejected(at);
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
#define CONSTURI_FIXED fixed_uri
#define CONSTURI_KIND kinds::uri
#include <consturi/uri/fixed.def>

/// A URI reference of N - 1 bytes (RFC 3986 4.1), otherwise like fixed_uri, from which it can be created.
#define CONSTURI_FIXED fixed_uri_reference
#define CONSTURI_KIND kinds::uri_reference
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
