// Strings that a view must not refer to, and those that it can always refer to.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_LIFETIME_HPP
#define CONSTURI_TEXT_LIFETIME_HPP

#include <consturi/config.hpp>

#include <initializer_list>
#include <string_view>
#include <type_traits>

namespace consturi::detail {

/// A string that owns its characters, detected by its non-trivial destructor. A view of an rvalue would dangle: an
/// overload that takes `owning_string auto&&` is deleted. For lvalues there is one that takes
/// `owning_string auto const&`, so that clang warns if the view outlives the string; it does not, if the string is
/// converted to std::string_view at the call.
template <class Text>
concept owning_string = !std::is_trivially_destructible_v<Text> && std::is_convertible_v<Text const&, std::string_view>;

/// The parameter of a deleted overload that is the best match for a temporary string in braces:
/// `f({std::string("a")})`. A parameter of deduced type takes no braces.
struct temporary_string {
    template <owning_string Text>
    temporary_string(Text&&);
};
using temporary_in_braces = std::initializer_list<temporary_string>;

/// The type of a string literal. (A buffer is no constant array; a constant array of another origin is taken for a
/// literal.)
template <class Text>
concept string_literal = std::is_array_v<Text> && std::is_same_v<std::remove_extent_t<Text>, char const>;

} // namespace consturi::detail

#endif
