// What views and owners of every kind have in common: access to their private members, the text, and the operators.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_IDENTIFIER_INTERFACE_HPP
#define CONSTURI_URI_IDENTIFIER_INTERFACE_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/matching/match_components.hpp>
#include <consturi/support/output_stream.hpp>
#include <consturi/support/reject.hpp>
#include <consturi/uri/kinds.hpp>

#include <compare>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace consturi::detail {

/// The scheme of a rejected constant. That of a valid text can be undefined, but does not begin at 2.
inline constexpr abnf::slice scheme_of_rejected{2, 0};

/// Components of a kind that has a scheme. Others, of a grammar of your own, cannot be marked.
template <class Components>
concept has_scheme_slice = requires(Components at) { at.scheme = scheme_of_rejected; };

template <class Components>
constexpr void mark_as_rejected([[maybe_unused]] Components& at) noexcept {
    if constexpr (has_scheme_slice<Components>) at.scheme = scheme_of_rejected;
}

/// Each of these classes has the members `text_` and `at_`. The text of a constant is an array that ends with a zero. A
/// view has a constructor with both as parameters.
struct access {
    template <class View, class Components = components>
    static constexpr View make(std::string_view text, Components const& at) noexcept {
        return View(text, at);
    }

    template <class U>
    static constexpr std::string_view text_of(U const& u) noexcept {
        fail_if_rejected(u);
        return view_of_text(u.text_);
    }
    template <class U>
    static constexpr auto& components_of(U& u) noexcept {
        fail_if_rejected(u);
        return u.at_;
    }
    template <class View, class Owner>
    static constexpr View view_of(Owner const& owner) noexcept {
        return View(text_of(owner), owner.at_);
    }

    /// The array or the string of an object that is to be filled.
    template <class Owner>
    static constexpr auto& storage_of(Owner& owner) noexcept {
        return owner.text_;
    }
    /// A constant without text, to be filled.
    template <class Fixed>
    static constexpr Fixed empty() noexcept {
        return Fixed();
    }

private:
    /// For g++, whose immediate functions are called with rejected constants, too.
    template <class U>
    static constexpr void fail_if_rejected([[maybe_unused]] U const& u) noexcept {
#if !defined(__clang__)
        if constexpr (has_scheme_slice<decltype(u.at_)>) {
            if (!__builtin_is_constant_evaluated() || u.at_.scheme.begin != scheme_of_rejected.begin) return;
            if constexpr (requires { u.not_a_match; }) use(u.not_a_match);
            else if (auto const text = view_of_text(u.text_); true) use({text.data(), text.size()});
        }
#endif
    }
    static constexpr std::string_view view_of_text(std::string_view text) noexcept { return text; }
    template <std::size_t N>
    static constexpr std::string_view view_of_text(char const (&text)[N]) noexcept {
        return {text, N - 1};
    }
};

} // namespace consturi::detail

namespace consturi {

namespace detail {

template <class Self>
struct owned_text; // needs <consturi.hpp>

} // namespace detail

/// The base of the members of views and owners of a kind, like std::ranges::view_interface. `Self::kind` is the kind.
template <class Self>
class identifier_interface {
public:
    /// The whole text.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return detail::access::text_of(self()); }
    /// The whole text as a std::string, a copy. Needs <consturi.hpp>.
    [[nodiscard]] constexpr auto str() const {
        return detail::owned_text<Self>::copied(text()); // needs <consturi.hpp>
    }

protected:
    /// The offsets of the components: the `components` of the syntax.
    constexpr auto const& at() const noexcept { return detail::access::components_of(self()); }
    /// A component that each text of this kind has.
    constexpr std::string_view part(abnf::slice slice) const noexcept {
        return slice.of(detail::access::text_of(self()));
    }
    /// A component that can be undefined.
    constexpr std::optional<std::string_view> component(abnf::slice slice) const noexcept {
        if (!slice.defined()) return std::nullopt;
        return part(slice);
    }
    constexpr Self const& self() const noexcept { return static_cast<Self const&>(*this); }
};

namespace detail {

/// A view or an owner of any kind.
template <class U>
concept any_identifier = std::is_base_of_v<identifier_interface<U>, U>;

/// A view or owner, converted for the same reason as output_stream: a user's own operator may take a view of an owner.
struct identifier_for_output {
    template <class Self>
    identifier_for_output(identifier_interface<Self> const&);
};

/// Whether the views of both convert to the same view.
template <class A, class B>
concept comparable = std::same_as<reference_of<typename A::kind>, reference_of<typename B::kind>>;

/// The hash that is consistent with `==`. It is transparent: an unordered container of owners can be searched for a
/// view.
struct text_hash {
    using is_transparent = void;
    [[nodiscard]] std::size_t operator()(any_identifier auto const& u) const noexcept {
        return std::hash<std::string_view>()(u.text());
    }
};

} // namespace detail

/// Whether two texts are equal, byte by byte (RFC 3986 6.2.1). See `equivalent` for normal forms.
template <class A, class B>
    requires detail::comparable<A, B>
[[nodiscard]] constexpr bool operator==(identifier_interface<A> const& a, identifier_interface<B> const& b) noexcept {
    return static_cast<A const&>(a).text() == static_cast<B const&>(b).text();
}

/// The lexicographic order of texts.
template <class A, class B>
    requires detail::comparable<A, B>
[[nodiscard]] constexpr std::strong_ordering operator<=>(identifier_interface<A> const& a,
                                                         identifier_interface<B> const& b) noexcept {
    return static_cast<A const&>(a).text() <=> static_cast<B const&>(b).text();
}

/// Writing to a stream needs <consturi/format.hpp>.
detail::include_consturi_format_hpp operator<<(detail::output_stream, detail::identifier_for_output) = delete;

} // namespace consturi

#endif
