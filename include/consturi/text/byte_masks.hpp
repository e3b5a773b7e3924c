// Masks of the bytes of a block that are in sets: 64 bytes are classified at once.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_MASKS_HPP
#define CONSTURI_TEXT_BYTE_MASKS_HPP

#include <consturi/text/byte_masks_avx2.hpp>
#include <consturi/text/byte_masks_avx512.hpp>
#include <consturi/text/byte_masks_portable.hpp>
#include <consturi/text/byte_masks_vector.hpp>

namespace consturi::detail {

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
