// Masks of the bytes of a block that are in sets, 64 bytes at once, with AVX-512.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_MASKS_AVX512_HPP
#define CONSTURI_TEXT_BYTE_MASKS_AVX512_HPP

#include <consturi/text/byte_masks_vector.hpp>

#if defined(__x86_64__) && defined(__SSE2__)

#define CONSTURI_AVX512 [[gnu::target("avx512bw"), gnu::always_inline]] inline // as in byte_masks_avx2.hpp

namespace consturi::detail::avx512 {

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

/// `eighth` and `bit` as in byte_masks_avx2.hpp.
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

} // namespace consturi::detail::avx512

#undef CONSTURI_AVX512

#endif
#endif
