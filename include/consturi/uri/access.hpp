// Access to the private members of views and owners: the only friend of these classes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_ACCESS_HPP
#define CONSTURI_URI_ACCESS_HPP

#include <consturi/syntax/match_components.hpp>

#include <string_view>

namespace consturi::detail {

/// Each of these classes has the members `text_` and `at_`, and a view has a constructor with both as parameters.
struct access {
    template <class View>
    static constexpr View make(std::string_view text, components const& at) noexcept {
        return View(text, at);
    }

    template <class U>
    static constexpr auto& text_of(U& u) noexcept {
        return u.text_;
    }
    template <class U>
    static constexpr auto& components_of(U& u) noexcept {
        return u.at_;
    }

    /// A constant without text, to be filled.
    template <class Fixed>
    static constexpr Fixed empty() noexcept {
        return Fixed();
    }
};

} // namespace consturi::detail

#endif
