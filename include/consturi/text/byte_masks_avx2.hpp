// Masks of the bytes of a block that are in sets, 32 bytes at once, with AVX2.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_MASKS_AVX2_HPP
#define CONSTURI_TEXT_BYTE_MASKS_AVX2_HPP

#include <consturi/text/byte_masks_vector.hpp>

#if defined(__x86_64__) && defined(__SSE2__)

// With this attribute, a translation unit for any x86-64 can have the instructions. Lambdas do not inherit it.
#define CONSTURI_AVX2 [[gnu::target("avx2"), gnu::always_inline]] inline

namespace consturi::detail::avx2 {

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
    vector const bits = {1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128};
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

} // namespace consturi::detail::avx2

#undef CONSTURI_AVX2

#endif
#endif
