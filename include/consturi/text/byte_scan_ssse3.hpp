// Skipping the bytes of a set, sixteen at once, with the byte shuffle of SSSE3.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_SCAN_SSSE3_HPP
#define CONSTURI_TEXT_BYTE_SCAN_SSSE3_HPP

#include <consturi/text/byte_scan_portable.hpp>

#if defined(__SSSE3__)

namespace consturi::detail {

using sixteen_bytes = char __attribute__((vector_size(16)));
using eight_halves = unsigned short __attribute__((vector_size(16)));

[[gnu::always_inline]] inline sixteen_bytes load(void const* p) noexcept {
    sixteen_bytes v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
}

/// Bit i of the result is set if byte i of `v` is not in the set, which must be ASCII. The set has sixteen bytes of
/// eight bits, one bit per character: one shuffle selects the byte, another the bit in it. For bytes of `v` above 0x7F,
/// whose high bit is set, the second shuffle gives 0: they are not in the set.
[[gnu::always_inline]] inline unsigned non_members(scan_table const& table, sixteen_bytes v) noexcept {
    sixteen_bytes const bits = {1, 2, 4, 8, 16, 32, 64, static_cast<char>(128)};
    auto const eighth = reinterpret_cast<sixteen_bytes>(reinterpret_cast<eight_halves>(v) >> 3) & 15;
    auto const hit = __builtin_ia32_pshufb128(load(table.set.words), eighth)
                     & __builtin_ia32_pshufb128(bits, v & static_cast<char>(0x87));
    return static_cast<unsigned>(__builtin_ia32_pmovmskb128(reinterpret_cast<sixteen_bytes>(hit == 0)));
}

[[gnu::always_inline]] inline char const* skip_at_run_time(ssse3*, scan_table const& table, char const* p,
                                                           char const* first, char const* last) noexcept {
    if ((table.set.words[2] | table.set.words[3]) != 0) return skip_bytes(table, p, last);
    while (last - p >= 16) {
        if (unsigned const out = non_members(table, load(p))) return p + __builtin_ctz(out);
        p += 16;
    }
    if (last - first < 16) return skip_bytes(table, p, last);
    unsigned const out =
        non_members(table, load(last - 16)) >> (16 - (last - p)); // the last sixteen bytes, without those before p
    return out ? p + __builtin_ctz(out) : last;
}

} // namespace consturi::detail

#endif
#endif
