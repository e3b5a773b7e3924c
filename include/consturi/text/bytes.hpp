// Finding and comparing bytes of a text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTES_HPP
#define CONSTURI_TEXT_BYTES_HPP

#include <consturi/text/ascii.hpp>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace consturi::detail {

/// The offset of the first `c` at or after `from`, which is at most the size of `text`; that size if there is none.
/// g++ 12's sanitizer cannot evaluate std::string_view::find in constant expressions.
constexpr std::size_t find_byte(std::string_view text, char c, std::size_t from = 0) noexcept {
    if (!is_constant_evaluated()) {
        auto const at = text.find(c, from);
        return at == text.npos ? text.size() : at;
    }
    auto const data = text.data();
    auto const size = text.size();
    if (!has_byte(data + from, size - from, c)) return size;
    while (data[from] != c) ++from;
    return from;
}

/// Eight bytes of a text, to be handled at once at run time.
struct eight_bytes {
    static constexpr std::uint64_t each = 0x0101010101010101; // times a byte: that byte eight times
    std::uint64_t value;

    static eight_bytes read(char const* from) noexcept {
        eight_bytes bytes;
        std::memcpy(&bytes, from, 8);
        return bytes;
    }
    void write(char* to) const noexcept { std::memcpy(to, &value, 8); }

    /// The highest bit of each byte that is `c`.
    constexpr std::uint64_t marked(char c) const noexcept {
        auto const x = value ^ each * static_cast<byte>(c);
        return ~(((x & each * 0x7F) + each * 0x7F) | x | each * 0x7F);
    }
    /// The number of bytes before the first `c`: 8, if there is none.
    constexpr int size_before(char c) const noexcept {
        auto const marks = marked(c);
        if (marks == 0) return 8;
        return (is_little_endian ? trailing_zeros(marks) : leading_zeros(marks)) / 8;
    }
    constexpr void replace(char c, char by) noexcept { value ^= (marked(c) >> 7) * static_cast<byte>(c ^ by); }
};

/// The last `c` of the size bytes at `data`, or null. memrchr is several times as fast as std::string_view::rfind.
inline char const* find_last(char const* data, std::size_t size, char c) noexcept {
#if defined(__GLIBC__) && defined(_GNU_SOURCE)
    return size == 0 ? nullptr : static_cast<char const*>(::memrchr(data, c, size));
#else
    for (auto p = data + size; p != data;)
        if (*--p == c) return p;
    return nullptr;
#endif
}

/// The offset after the last `c`, or 0 if there is none.
constexpr std::size_t find_after_last(std::string_view text, char c) noexcept {
    if (is_constant_evaluated()) return text.rfind(c) + 1;
    auto const last = find_last(text.data(), text.size(), c);
    return last ? static_cast<std::size_t>(last - text.data()) + 1 : 0;
}

/// Lexicographic order of unsigned bytes.
template <class A, class B>
constexpr std::strong_ordering compare_bytes(A a, A a_end, B b, B b_end) noexcept {
    for (; a != a_end && b != b_end; ++a, ++b)
        if (*a != *b) return static_cast<byte>(*a) <=> static_cast<byte>(*b);
    return (a != a_end) <=> (b != b_end);
}

} // namespace consturi::detail

#endif
