// A literal with the prefix u8 or u as a template argument.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_UNICODE_LITERAL_HPP
#define CONSTURI_TEXT_UNICODE_LITERAL_HPP

#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// Its UTF-8, as characters of the type that views have, and zeros after them.
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

} // namespace consturi::detail

#endif
