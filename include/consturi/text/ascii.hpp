// ASCII: case, and hexadecimal and decimal digits.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_ASCII_HPP
#define CONSTURI_TEXT_ASCII_HPP

#include <consturi/text/byte_set.hpp>

namespace consturi::detail {

constexpr bool is_upper(char c) noexcept { return 'A' <= c && c <= 'Z'; }
constexpr bool is_digit(char c) noexcept { return '0' <= c && c <= '9'; }
constexpr bool is_hexdig(char c) noexcept { return is_digit(c) || ('A' <= (c & ~0x20) && (c & ~0x20) <= 'F'); }

// Without calls: the compiler evaluates these for each byte of a grammar.
constexpr char to_lower(char c) noexcept { return 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

/// The bit in which the two cases of `c` differ; 0 if `c` is not a letter.
constexpr char case_bit(char c) noexcept { return 'a' <= (c | 0x20) && (c | 0x20) <= 'z' ? '\x20' : '\0'; }

/// `c` in both cases.
constexpr byte_set either_case(char c) noexcept {
    byte_set set;
    set.insert(static_cast<byte>(c));
    set.insert(static_cast<byte>(c ^ case_bit(c)));
    return set;
}

inline constexpr char upper_hexdigs[] = "0123456789ABCDEF";

/// The value of a hexadecimal digit.
constexpr unsigned hex_value(char c) noexcept {
    return static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
}

} // namespace consturi::detail

#endif
