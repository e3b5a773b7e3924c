// Strings as template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_FIXED_STRING_HPP
#define CONSTURI_TEXT_FIXED_STRING_HPP

#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

namespace detail {

/// Its name appears in the compiler's message for an array of characters that is not a string literal.
inline void the_array_does_not_end_with_a_zero() { trap(); }

/// The text of a string literal.
template <std::size_t N>
constexpr std::string_view text_of(char const (&literal [[clang::lifetimebound]])[N]) noexcept {
    if (literal[N - 1] != '\0') the_array_does_not_end_with_a_zero();
    return {literal, N - 1};
}

} // namespace detail

/// A string of N - 1 bytes that can be a template argument. Its member is public, because a template argument requires
/// it.
template <std::size_t N>
struct fixed_string {
    char chars[N]{}; // with the zero: without it, clang prints long strings as lists of numbers

    /// The text of a string literal, or of an array that ends with a zero.
    constexpr fixed_string(char const (&literal)[N]) noexcept {
        for (std::size_t i = 0; i != N; ++i) chars[i] = literal[i];
    }

    [[nodiscard]] constexpr std::string_view view() const noexcept [[clang::lifetimebound]] { return {chars, N - 1}; }
    [[nodiscard]] friend constexpr bool operator==(fixed_string const& a, fixed_string const& b) noexcept {
        return a.view() == b.view();
    }
};

namespace detail {

/// A literal with the prefix u8 or u: its UTF-8, as characters of the type that views have, and zeros after them.
template <std::size_t N>
struct unicode_literal {
    char chars[N]{};
    std::size_t size = 0;
    bool is_utf16 = false;

    template <std::size_t Size>
    consteval unicode_literal(char8_t const (&literal)[Size]) noexcept : size(Size - 1) {
        for (std::size_t i = 0; i != size; ++i) chars[i] = static_cast<char>(literal[i]);
    }
    template <std::size_t Size>
    consteval unicode_literal(char16_t const (&literal)[Size]) noexcept : is_utf16(true) {
        for_each_octet({literal, Size - 1}, [this](char octet) { chars[size++] = octet; });
    }
    constexpr std::string_view view() const noexcept { return {chars, size}; }
};

template <std::size_t Size>
unicode_literal(char8_t const (&)[Size]) -> unicode_literal<Size>;
template <std::size_t Size>
unicode_literal(char16_t const (&)[Size]) -> unicode_literal<3 * (Size - 1) + 1>; // no unit has more octets

} // namespace detail
} // namespace consturi

#endif
