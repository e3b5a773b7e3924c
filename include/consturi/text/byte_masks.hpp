// Masks of the bytes of a block that are in sets: 64 bytes are classified at once, by the best instructions of the
// machine.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_MASKS_HPP
#define CONSTURI_TEXT_BYTE_MASKS_HPP

#include <consturi/text/byte_set.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace consturi::detail {

/// A text is read in blocks of 64 bytes. The last one can be smaller.
inline constexpr unsigned block_size = 64;

/// A mask for each of the sets `Sets::sets`, which have ASCII characters other than NUL: bit i is 1 if byte i of the
/// block is in the set. Bits behind the block are 0.
template <class Sets>
struct byte_masks {
    std::uint64_t of[std::size(Sets::sets)]{};

    [[nodiscard]] constexpr std::uint64_t operator[](std::size_t set) const noexcept { return of[set]; }
};
template <class Sets>
inline constexpr auto each_set = std::make_index_sequence<std::size(Sets::sets)>();

/// Bit k of an entry is 1 if the byte is in set k.
template <class Sets>
inline constexpr auto sets_with = [] {
    static_assert(std::size(Sets::sets) <= 8);
    struct {
        byte bits[256]{};
    } table;
    unsigned bit = 1;
    for (auto const& set : Sets::sets) {
        auto* part = table.bits;
        for (auto word : set.words) {
            for (; word != 0; word &= word - 1) part[trailing_zeros(word)] |= static_cast<byte>(bit);
            part += 64;
        }
        bit <<= 1;
    }
    return table;
}();

/// The masks of the block with `size` bytes at `block`, from 1 to 64. Reads nothing outside of it.
template <class Sets>
[[gnu::always_inline]] inline byte_masks<Sets> masks_by_table(char const* block, unsigned size) noexcept {
    byte_masks<Sets> masks;
    auto const entry = [block](unsigned i) {
        return std::uint64_t{sets_with<Sets>.bits[static_cast<byte>(block[i])]} << 8 * (i % 8);
    };
    for (unsigned i = 0; i < size; i += 8) {
        std::uint64_t entries = 0;
        if (size - i >= 8)
            entries = entry(i) | entry(i + 1) | entry(i + 2) | entry(i + 3) | entry(i + 4) | entry(i + 5) | entry(i + 6)
                      | entry(i + 7);
        else
            for (auto j = i; j != size; ++j) entries |= entry(j);
        unsigned set = 0;
        for (auto& mask : masks.of) // The product moves the lowest bit of byte j to bit 56 + j.
            mask |= ((entries >> set++ & 0x0101010101010101) * 0x0102040810204080 >> 56) << i;
    }
    return masks;
}

// Sixteen bytes at once: with the vector extensions of the compilers, which become SSE2 or NEON instructions.
#if defined(__SSE2__) || (defined(__AARCH64EL__) && defined(__ARM_NEON))
#define CONSTURI_HAS_VECTORS

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
                auto const low = static_cast<unsigned>(trailing_zeros(word));
                auto const others = ~(word >> low);
                auto const high = low + (others != 0 ? static_cast<unsigned>(trailing_zeros(others)) : 64) - 1;
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

#endif

// 32 bytes at once, with AVX2, and 64, with AVX-512.
#if defined(__x86_64__) && defined(__SSE2__)

// With these attributes, a translation unit for any x86-64 can have the instructions. Lambdas do not inherit it.
#define CONSTURI_AVX2 [[gnu::target("avx2"), gnu::always_inline]] inline
#define CONSTURI_AVX512 [[gnu::target("avx512bw"), gnu::always_inline]] inline

namespace avx2 {

using vector = char __attribute__((vector_size(32)));
using halves = unsigned short __attribute__((vector_size(32)));
using words = long long __attribute__((vector_size(32)));

[[gnu::always_inline]] inline bool is_supported() noexcept { return __builtin_cpu_supports("avx2"); }

/// Bytes, and what finds out whether they are in a set. The set is sixteen bytes of eight bits, one for each character:
/// `eighth` is the index of the byte that has the bit of the character, and `bit` is this bit. For a byte above 0x7F,
/// `bit` is 0, because the shuffle gives 0 if the high bit of the index is set.
struct lanes {
    vector bytes, eighth, bit;
};
CONSTURI_AVX2 lanes prepare(vector v) noexcept {
    vector const bits = {1, 2, 4, 8, 16, 32, 64, '\x80', 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, '\x80'};
    return {v, reinterpret_cast<vector>(reinterpret_cast<halves>(v) >> 3) & 15,
            __builtin_ia32_pshufb256(bits, v & static_cast<char>(0x87))};
}
CONSTURI_AVX2 lanes load(char const* p) noexcept {
    vector v;
    __builtin_memcpy(&v, p, sizeof v);
    return prepare(v);
}
CONSTURI_AVX2 lanes join(sixteen::vector low, sixteen::vector high) noexcept {
    return prepare(reinterpret_cast<vector>(__builtin_shufflevector(
        reinterpret_cast<sixteen::words>(low), reinterpret_cast<sixteen::words>(high), 0, 1, 2, 3)));
}

CONSTURI_AVX2 std::uint32_t bits(vector v) noexcept {
    return static_cast<std::uint32_t>(__builtin_ia32_pmovmskb256(v));
}
template <byte_set Set>
CONSTURI_AVX2 std::uint64_t bits_in(lanes const& l) noexcept {
    if constexpr (ranges_of<Set>.is_one())
        return bits(reinterpret_cast<vector>(l.bytes == static_cast<char>(ranges_of<Set>.range[0].low)));
    constexpr auto low = static_cast<long long>(Set.words[0]), high = static_cast<long long>(Set.words[1]);
    auto const set = reinterpret_cast<vector>(words{low, high, low, high});
    return ~bits(reinterpret_cast<vector>((__builtin_ia32_pshufb256(set, l.eighth) & l.bit) == 0));
}

/// The bits of 32 bytes. The upper sixteen bytes are at `offset`.
template <class Sets, std::size_t... Is>
CONSTURI_AVX2 byte_masks<Sets> masks(lanes const& l, unsigned offset, std::index_sequence<Is...>) noexcept {
    byte_masks<Sets> found{{bits_in<Sets::sets[Is]>(l)...}};
    ((found.of[Is] = (found.of[Is] & 0xFFFF) | found.of[Is] >> 16 << offset), ...);
    return found;
}
/// The bits of 64 bytes. The upper 32 are at `offset`.
template <class Sets, std::size_t... Is>
CONSTURI_AVX2 byte_masks<Sets> masks(lanes const& low, lanes const& high, unsigned offset,
                                     std::index_sequence<Is...>) noexcept {
    return {{(bits_in<Sets::sets[Is]>(low) | bits_in<Sets::sets[Is]>(high) << offset)...}};
}

/// As masks_by_table.
template <class InstructionSet, class Sets>
[[gnu::target("avx2")]] byte_masks<Sets> masks(char const* block, unsigned size) noexcept {
    if (size > 32) return masks<Sets>(load(block), load(block + size - 32), size - 32, each_set<Sets>);
    auto low = sixteen::vector{}, high = low;
    if (size < 16) low = sixteen::load(block, size);
    else {
        low = sixteen::load<sixteen::vector>(block);
        high = sixteen::load<sixteen::vector>(block + size - 16);
    }
    return masks<Sets>(join(low, high), size < 16 ? 0 : size - 16, each_set<Sets>);
}

} // namespace avx2

namespace avx512 {

using vector = char __attribute__((vector_size(64)));
using halves = unsigned short __attribute__((vector_size(64)));
using words = long long __attribute__((vector_size(64)));

/// Whether the machine has the instructions, and does not lower its clock for them: since Ice Lake and Zen 4, which
/// have VBMI2, too.
[[gnu::always_inline]] inline bool is_supported() noexcept {
    return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi2");
}

CONSTURI_AVX512 vector shuffle(vector v, vector indices) noexcept {
#if defined(__clang__)
    return __builtin_ia32_pshufb512(v, indices);
#else
    return __builtin_ia32_pshufb512_mask(v, indices, vector{}, ~0ULL);
#endif
}
/// The bytes whose bits in the mask are 1; the others are not read, and become 0.
CONSTURI_AVX512 vector load(char const* p, unsigned long long mask) noexcept {
#if defined(__clang__)
    return __builtin_ia32_loaddquqi512_mask(reinterpret_cast<vector const*>(p), vector{}, mask);
#else
    return __builtin_ia32_loaddquqi512_mask(p, vector{}, mask);
#endif
}

/// `eighth` and `bit` as in avx2::lanes.
template <byte_set Set>
CONSTURI_AVX512 std::uint64_t bits_in(vector v, vector eighth, vector bit) noexcept {
    constexpr int equal = 0, not_equal = 4;
    if constexpr (ranges_of<Set>.is_one())
        return __builtin_ia32_ucmpb512_mask(v, vector{} + static_cast<char>(ranges_of<Set>.range[0].low), equal, ~0ULL);
    constexpr auto low = static_cast<long long>(Set.words[0]), high = static_cast<long long>(Set.words[1]);
    auto const set = reinterpret_cast<vector>(words{low, high, low, high, low, high, low, high});
    return __builtin_ia32_ucmpb512_mask(shuffle(set, eighth) & bit, vector{}, not_equal, ~0ULL);
}
template <class Sets, std::size_t... Is>
CONSTURI_AVX512 byte_masks<Sets> masks(vector v, std::index_sequence<Is...>) noexcept {
    constexpr auto bits = static_cast<long long>(0x8040201008040201);
    auto const eighth = reinterpret_cast<vector>(reinterpret_cast<halves>(v) >> 3) & 15;
    auto const bit =
        shuffle(reinterpret_cast<vector>(words{bits, 0, bits, 0, bits, 0, bits, 0}), v & static_cast<char>(0x87));
    return {{bits_in<Sets::sets[Is]>(v, eighth, bit)...}};
}

/// As masks_by_table.
template <class InstructionSet, class Sets>
[[gnu::target("avx512bw")]] byte_masks<Sets> masks(char const* block, unsigned size) noexcept {
    return masks<Sets>(load(block, ~0ULL >> (block_size - size)), each_set<Sets>);
}

} // namespace avx512

#undef CONSTURI_AVX2
#undef CONSTURI_AVX512

#endif

/// The masks of the block with `size` bytes at `block`, from 1 to 64, by the instructions that each machine has for
/// which the translation unit is compiled. Reads nothing outside of the block.
template <class InstructionSet, class Sets>
byte_masks<Sets> masks_of_any_machine(char const* block, unsigned size) noexcept {
#if defined(CONSTURI_HAS_VECTORS)
    return sixteen::masks<Sets>(block, size);
#else
    return masks_by_table<Sets>(block, size);
#endif
}

/// The same, by the best instructions that this machine has. It was asked by a constructor of the compiler's library,
/// which precedes all others; up to then, it is any machine.
template <class InstructionSet, class Sets>
[[gnu::always_inline]] inline byte_masks<Sets> masks_of(char const* block, unsigned size) noexcept {
#if defined(__x86_64__) && defined(__SSE2__)
    if (avx512::is_supported()) return avx512::masks<InstructionSet, Sets>(block, size);
    if (avx2::is_supported()) return avx2::masks<InstructionSet, Sets>(block, size);
#endif
    return masks_of_any_machine<InstructionSet, Sets>(block, size);
}

} // namespace consturi::detail

#undef CONSTURI_HAS_VECTORS

#endif
