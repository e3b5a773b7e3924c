// RFC 3986, 2.1. Percent-Encoding, and looking for bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTES_HPP
#define CONSTURI_TEXT_BYTES_HPP

#include <consturi/syntax/match_components.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

// In constant expressions the compiler's own functions read some arrays at once, and others not at all: g++ 12 none that a
// variable has. What it cannot read so is read byte by byte.

/// Whether `c` is one of the `size` bytes at `text`.
constexpr bool has_byte(char const* text, std::size_t size, char c) noexcept {
    if (size == 0) return false;
    if (!__builtin_is_constant_evaluated() || __builtin_constant_p(__builtin_memchr(text, c, size) != nullptr))
        return __builtin_memchr(text, c, size) != nullptr;
    for (; size != 0; ++text, --size)
        if (*text == c) return true;
    return false;
}
constexpr bool has_byte(std::string_view text, char c) noexcept { return has_byte(text.data(), text.size(), c); }

/// Whether the `size` bytes at `a` are those at `b`.
constexpr bool are_same(char const* a, char const* b, std::size_t size) noexcept {
    if (!__builtin_is_constant_evaluated() || __builtin_constant_p(__builtin_memcmp(a, b, size) == 0))
        return __builtin_memcmp(a, b, size) == 0;
    for (; size != 0; ++a, ++b, --size)
        if (*a != *b) return false;
    return true;
}

/// Where `c` stands first in `text` from byte `from` on, which is at most its size; or that size. In constant expressions g++ 12's
/// sanitizer cannot do that with std::string_view.
constexpr std::size_t find_byte(std::string_view text, char c, std::size_t from = 0) noexcept {
    if (!__builtin_is_constant_evaluated()) {
        auto const at = text.find(c, from);
        return at == text.npos ? text.size() : at;
    }
    auto const data = text.data();
    auto const size = text.size();
    if (!has_byte(data + from, size - from, c)) return size;
    while (data[from] != c) ++from;
    return from;
}

constexpr unsigned value_of_hexdig(char c) noexcept {
    return static_cast<unsigned>(c <= '9' ? c - '0' : abnf::lower(c) - 'a' + 10);
}

/// The octet of the triplet at byte `at` of `text`.
constexpr char octet_at(std::string_view text, std::size_t at) noexcept {
    return static_cast<char>(value_of_hexdig(text[at + 1]) << 4 | value_of_hexdig(text[at + 2]));
}

/// Writes the triplet of an octet.
constexpr void write_triplet(char* to, char octet) noexcept {
    constexpr auto hexdig = "0123456789ABCDEF";
    to[0] = '%';
    to[1] = hexdig[static_cast<detail::byte>(octet) >> 4];
    to[2] = hexdig[static_cast<detail::byte>(octet) & 15];
}

} // namespace consturi

#endif
