// Masks of the bytes of a block that are in sets, sixteen bytes at once: with the vector extensions of the compilers,
// which become SSE2 or NEON instructions.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_MASKS_VECTOR_HPP
#define CONSTURI_TEXT_BYTE_MASKS_VECTOR_HPP

#include <consturi/text/byte_masks_portable.hpp>

#if defined(__SSE2__) || (defined(__AARCH64EL__) && defined(__ARM_NEON))
#define CONSTURI_HAS_VECTORS

namespace consturi::detail {

/// A set as ranges of characters. None has both 0x3F and 0x40.
struct byte_ranges {
    struct {
        byte low, high;
    } range[64]{};
    std::size_t size = 0;

    static constexpr byte_ranges of(byte_set set) noexcept {
        byte_ranges found;
        for (unsigned half = 0; half != 2; ++half)
            for (auto word = set.words[half]; word != 0;) {
                auto const low = static_cast<unsigned>(__builtin_ctzll(word));
                auto const others = ~(word >> low);
                auto const high = low + (others != 0 ? static_cast<unsigned>(__builtin_ctzll(others)) : 64) - 1;
                found.range[found.size++] = {static_cast<byte>(64 * half + low), static_cast<byte>(64 * half + high)};
                word &= word + (word & -word); // without the lowest run of ones
            }
        return found;
    }
    /// Whether there is one character only.
    constexpr bool is_one() const noexcept { return size == 1 && range[0].low == range[0].high; }
};
template <byte_set Set>
inline constexpr auto ranges_of = [] {
    static_assert(!Set.contains(0) && (Set.words[2] | Set.words[3]) == 0, "NUL, or not ASCII");
    return byte_ranges::of(Set);
}();

namespace sixteen {

using vector = byte __attribute__((vector_size(16)));
using words = std::uint64_t __attribute__((vector_size(16)));

template <class T>
[[gnu::always_inline]] inline T load(char const* p) noexcept {
    T v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
}
/// One to eight bytes. The remaining bytes are 0.
[[gnu::always_inline]] inline std::uint64_t load_word(char const* p, unsigned size) noexcept {
    if (size == 8) return load<std::uint64_t>(p);
    if (size >= 4) return load<std::uint32_t>(p) | std::uint64_t{load<std::uint32_t>(p + size - 4)} << 8 * (size - 4);
    auto const at = [p](unsigned i) { return std::uint64_t{static_cast<byte>(p[i])} << 8 * i; };
    return at(0) | at(size / 2) | at(size - 1);
}
/// One to sixteen bytes. The remaining bytes are 0.
[[gnu::always_inline]] inline vector load(char const* p, unsigned size) noexcept {
    if (size == 16) return load<vector>(p);
    if (size <= 8) return reinterpret_cast<vector>(words{load_word(p, size), 0});
    return reinterpret_cast<vector>(
        words{load<std::uint64_t>(p), load<std::uint64_t>(p + size - 8) >> 8 * (16 - size)});
}

/// One bit for each byte, which is 0 or 0xFF.
[[gnu::always_inline]] inline std::uint64_t bits(vector v) noexcept {
#if defined(__SSE2__)
    using chars = char __attribute__((vector_size(16)));
    return static_cast<unsigned>(__builtin_ia32_pmovmskb128(reinterpret_cast<chars>(v)));
#else
    constexpr std::uint64_t bit_of_byte = 0x8040201008040201;
    auto const sums = (reinterpret_cast<words>(v) & bit_of_byte) * 0x0101010101010101 >> 56;
    return sums[0] | sums[1] << 8;
#endif
}

template <byte Low, byte High>
[[gnu::always_inline]] inline vector in_range(vector v) noexcept {
    if constexpr (Low == High) return reinterpret_cast<vector>(v == Low);
    else return reinterpret_cast<vector>(v - Low <= static_cast<byte>(High - Low));
}
template <byte_set Set, std::size_t... Is>
[[gnu::always_inline]] inline vector in_ranges(vector v, std::index_sequence<Is...>) noexcept {
    return (in_range<ranges_of<Set>.range[Is].low, ranges_of<Set>.range[Is].high>(v) | ...);
}
template <class Sets, std::size_t... Is>
[[gnu::always_inline]] inline void add_bits(byte_masks<Sets>& masks, vector v, unsigned offset,
                                            std::index_sequence<Is...>) noexcept {
    ((masks.of[Is] |= bits(in_ranges<Sets::sets[Is]>(v, std::make_index_sequence<ranges_of<Sets::sets[Is]>.size>()))
                      << offset),
     ...);
}

/// As masks_by_table.
template <class Sets>
[[gnu::always_inline]] inline byte_masks<Sets> masks(char const* block, unsigned size) noexcept {
    byte_masks<Sets> found;
    auto v = size < 16 ? load(block, size) : load<vector>(block);
    for (unsigned offset = 0;;) {
        add_bits(found, v, offset, each_set<Sets>);
        offset += 16;
        if (offset >= size) return found;
        if (offset > size - 16) offset = size - 16; // the last vector overlaps
        v = load<vector>(block + offset);
    }
}

} // namespace sixteen
} // namespace consturi::detail

#endif
#endif
