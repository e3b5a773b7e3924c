// Access to the private members of views and owners: the only friend of these classes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_ACCESS_HPP
#define CONSTURI_URI_ACCESS_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/matching/match_components.hpp>
#include <consturi/support/reject.hpp>

#include <cstddef>
#include <string_view>

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

#endif
