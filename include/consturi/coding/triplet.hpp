// Triplets: percent-encoded octets (RFC 3986 2.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_TRIPLET_HPP
#define CONSTURI_CODING_TRIPLET_HPP

#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// Whether there is a triplet, `%` and two hexadecimal digits, at `at`.
constexpr bool is_triplet_at(std::string_view text, std::size_t at) noexcept {
    return text.size() - at > 2 && text[at] == '%' && is_hexdig(text[at + 1]) && is_hexdig(text[at + 2]);
}

/// The values of hexadecimal digits; -1 for other bytes.
inline constexpr struct hex_value_table {
    signed char values[256];

    constexpr hex_value_table() noexcept : values() {
        for (auto& value : values) value = -1;
        for (char c = '0'; c <= 'f'; ++c)
            if (is_hexdig(c)) values[static_cast<byte>(c)] = static_cast<signed char>(hex_value(c));
    }
    constexpr int operator[](char c) const noexcept { return values[static_cast<byte>(c)]; }
} hex_values;

/// The octet that is encoded by the `%` at p and two digits; negative if these do not follow.
constexpr int octet_or_negative(char const* p, char const* last) noexcept {
    if (last - p < 3) return -1;
    return hex_values[p[1]] * 16 | hex_values[p[2]];
}

/// The first `%` from p on, or `last`. Text can have many: calls of memchr would take longer.
constexpr char const* find_percent_sign(char const* p, char const* last) noexcept {
    if (!is_constant_evaluated())
        for (int n = 8; n == 8 && last - p >= 8; p += n) n = eight_bytes::read(p).size_before('%');
    while (p != last && *p != '%') ++p;
    return p;
}

/// The octet that the triplet at `at` encodes.
constexpr char octet_at(std::string_view text, std::size_t at) noexcept {
    return static_cast<char>(hex_value(text[at + 1]) << 4 | hex_value(text[at + 2]));
}

/// The character whose UTF-8 form the triplets from `at` on encode. There is one at `at`.
constexpr utf8_character character_at(std::string_view text, std::size_t at) noexcept {
    return read_utf8([=](std::size_t i) {
        return i == 0 || is_triplet_at(text, at + 3 * i) ? static_cast<byte>(octet_at(text, at + 3 * i)) : -1;
    });
}

constexpr void write_triplet(char* to, char octet) noexcept {
    to[0] = '%';
    to[1] = upper_hexdigs[static_cast<byte>(octet) >> 4];
    to[2] = upper_hexdigs[octet & 15];
}

/// Whether the triplet at `at` encodes this octet: a predicate for find_triplet.
template <char Octet>
constexpr bool encodes(std::string_view text, std::size_t at) noexcept {
    return octet_at(text, at) == Octet;
}

/// The offset of the first triplet for which one of the predicates holds, or the size. Every `%` of `text` begins one.
template <bool (*... Predicates)(std::string_view text, std::size_t at) noexcept>
constexpr std::size_t find_triplet(std::string_view text) noexcept {
    auto at = find_byte(text, '%');
    while (at != text.size() && !(Predicates(text, at) || ...)) at = find_byte(text, '%', at + 3);
    return at;
}

} // namespace consturi::detail

#endif
