// Decoding UTF-8 (RFC 3629 3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_UTF8_HPP
#define CONSTURI_TEXT_UTF8_HPP

#include <consturi/text/byte_set.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// A character and the number of its octets, which is 0 if the octets are not UTF-8.
struct utf8_character {
    char32_t value;
    std::size_t size;
};

/// The character that begins with the octet `octet(0)`. `octet(i)` is negative if there is no octet with this index.
constexpr utf8_character read_utf8(auto const& octet) noexcept {
    int const lead = octet(0);
    if (lead < 0x80) return {static_cast<char32_t>(lead), lead < 0 ? 0U : 1U};
    std::size_t const size = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    char32_t c = static_cast<unsigned>(lead) & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        int const next = octet(i);
        if (next >> 6 != 2) return {0, 0};
        c = c << 6 | (static_cast<unsigned>(next) & 0x3FU);
    }
    bool const is_surrogate = 0xD800 <= c && c < 0xE000;
    bool const is_overlong = (size == 3 && c < 0x800) || (size == 4 && c < 0x10000);
    return is_surrogate || is_overlong || c > 0x10FFFF ? utf8_character{0, 0} : utf8_character{c, size};
}

/// The character at the beginning of `text`.
constexpr utf8_character first_character(std::string_view text) noexcept {
    return read_utf8([=](std::size_t i) { return i < text.size() ? static_cast<byte>(text[i]) : -1; });
}

} // namespace consturi::detail

#endif
