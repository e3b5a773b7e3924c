// ASCII: classes of characters, case, and texts that are compared without regard to it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_ASCII_HPP
#define CONSTURI_TEXT_ASCII_HPP

#include <consturi/text/byte_set.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

namespace detail {

/// Whether the `size` bytes at `a` equal those at `b`. Constant arrays as in has_byte.
constexpr bool equal_bytes(char const* a, char const* b, std::size_t size) noexcept {
#if defined(__GNUC__)
    if (!__builtin_is_constant_evaluated() || __builtin_constant_p(__builtin_memcmp(a, b, size) == 0))
        return __builtin_memcmp(a, b, size) == 0;
#else
    if (!__builtin_is_constant_evaluated()) return std::string_view(a, size) == std::string_view(b, size);
#endif
    for (; size != 0; ++a, ++b, --size)
        if (*a != *b) return false;
    return true;
}

/// The bit in which the two cases of `c` differ; 0 if `c` is not a letter.
constexpr char case_bit(char c) noexcept { return 'a' <= (c | 0x20) && (c | 0x20) <= 'z' ? '\x20' : '\0'; }

inline constexpr char upper_hexdigs[] = "0123456789ABCDEF";

} // namespace detail

/// The characters of ASCII, in any locale, at compile time and at run time. Bytes outside ASCII are none of them: they
/// belong to no class and have no case.
///
///     static_assert(ascii::is_digit('7') && !ascii::is_alpha('\xE4') && ascii::to_lower('A') == 'a');
///     static_assert(ascii::equal_ignoring_case("HTTP", "http") && ascii::has_byte("+-.", '.'));
namespace ascii {

/// Whether `c` is a letter: `ALPHA` in RFC 5234.
[[nodiscard]] constexpr bool is_alpha(char c) noexcept { return detail::case_bit(c) != 0; }
/// Whether `c` is one of `A` to `Z`.
[[nodiscard]] constexpr bool is_upper(char c) noexcept { return 'A' <= c && c <= 'Z'; }
/// Whether `c` is one of `0` to `9`: `DIGIT` in RFC 5234.
[[nodiscard]] constexpr bool is_digit(char c) noexcept { return '0' <= c && c <= '9'; }
/// Whether `c` is a hexadecimal digit, in either case.
[[nodiscard]] constexpr bool is_hexdig(char c) noexcept {
    return is_digit(c) || ('A' <= (c & ~0x20) && (c & ~0x20) <= 'F');
}
/// The value of a hexadecimal digit. `c` is one.
[[nodiscard]] constexpr unsigned hex_value(char c) noexcept {
    return static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
}

/// The small letter, if `c` is a capital letter; otherwise `c`.
[[nodiscard]] constexpr char to_lower(char c) noexcept { // without calls: the compiler evaluates it for each byte
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
}
/// `c` in both cases.
constexpr byte_set either_case(char c) noexcept {
    byte_set set;
    set.insert(static_cast<detail::byte>(c));
    set.insert(static_cast<detail::byte>(c ^ detail::case_bit(c)));
    return set;
}

/// Whether `c` is one of the `size` bytes at `data`. Some constant arrays the compiler can search at once, others (for
/// g++ 12, those that are part of a variable) it has to read byte by byte.
[[nodiscard]] constexpr bool has_byte(char const* data, std::size_t size, char c) noexcept {
    if (size == 0) return false;
#if defined(__GNUC__)
    if (!__builtin_is_constant_evaluated() || __builtin_constant_p(__builtin_memchr(data, c, size) != nullptr))
        return __builtin_memchr(data, c, size) != nullptr;
#else
    if (!__builtin_is_constant_evaluated()) return std::string_view(data, size).find(c) != std::string_view::npos;
#endif
    for (; size != 0; ++data, --size)
        if (*data == c) return true;
    return false;
}
/// Whether `c` is one of the bytes of `text`.
[[nodiscard]] constexpr bool has_byte(std::string_view text, char c) noexcept {
    return has_byte(text.data(), text.size(), c);
}

/// Whether the `size` bytes at `a` equal those at `b`, if case is ignored.
[[nodiscard]] constexpr bool equal_ignoring_case(char const* a, char const* b, std::size_t size) noexcept {
    if (detail::equal_bytes(a, b, size)) return true;
    for (; size != 0; ++a, ++b, --size)
        if (to_lower(*a) != to_lower(*b)) return false;
    return true;
}
/// Whether two texts are equal, if case is ignored.
[[nodiscard]] constexpr bool equal_ignoring_case(std::string_view a, std::string_view b) noexcept {
    auto const size = a.size();
    return size == b.size() && equal_ignoring_case(a.data(), b.data(), size); // NOLINT(*-stringview-data-usage)
}

} // namespace ascii

namespace detail {
using namespace ascii;
}
} // namespace consturi

#endif
