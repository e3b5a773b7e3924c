// Masks of the bytes of a block that are in sets: what all instruction sets have in common, and the form for machines
// without vector instructions.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_MASKS_PORTABLE_HPP
#define CONSTURI_TEXT_BYTE_MASKS_PORTABLE_HPP

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
            for (; word != 0; word &= word - 1) part[__builtin_ctzll(word)] |= static_cast<byte>(bit);
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

} // namespace consturi::detail

#endif
