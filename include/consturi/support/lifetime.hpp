// Strings that a view must not refer to, and those that it can always refer to.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SUPPORT_LIFETIME_HPP
#define CONSTURI_SUPPORT_LIFETIME_HPP

#include <consturi/config.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace consturi::detail {

/// A string that owns its characters, detected by its non-trivial destructor: a view of a temporary one would dangle.
template <class Text>
concept owning_string = !std::is_trivially_destructible_v<Text> && std::is_convertible_v<Text const&, std::string_view>;

/// Its name appears in the compiler's message.
class a_view_of_a_temporary_string_would_dangle;

/// The parameter of a function whose result refers to the text: what converts to std::string_view, but no temporary
/// string, also not in braces. clang warns if the result of a function with a lifetimebound parameter of this type
/// outlives the string.
class [[gsl::Pointer(char)]] borrowed_text : public std::string_view {
public:
    constexpr borrowed_text(std::string_view text [[clang::lifetimebound]]) noexcept : std::string_view(text) {}
    constexpr borrowed_text(char const* data, std::size_t size) noexcept : std::string_view(data, size) {}
    template <class Text>
        requires(!owning_string<Text> && std::is_convertible_v<Text const&, std::string_view>)
    constexpr borrowed_text(Text const& text) noexcept : std::string_view(text) {}
    template <owning_string Text>
    constexpr borrowed_text(Text const& text [[clang::lifetimebound]]) noexcept : std::string_view(text) {}
    template <class Begin, class End>
        requires(!std::is_convertible_v<End, std::size_t> && std::is_constructible_v<std::string_view, Begin, End>)
    constexpr borrowed_text(Begin first, End last) noexcept : std::string_view(first, last) {}
    template <owning_string Text, class = a_view_of_a_temporary_string_would_dangle>
    borrowed_text(Text&&) = delete;
};

/// Their names appear in the compiler's message: the parameters of deleted functions that would take a text.
struct parse_the_text_or_write_a_literal_with_a_suffix {};
struct parse_the_text_first {};

/// The type of a string literal. (A buffer is no constant array; a constant array of another origin is taken for a
/// literal.)
template <class Text>
concept string_literal = std::is_array_v<Text> && std::is_same_v<std::remove_extent_t<Text>, char const>;

} // namespace consturi::detail

#endif
