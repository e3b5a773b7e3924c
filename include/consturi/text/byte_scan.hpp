// Skipping the bytes of a set: the innermost loop of every match.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_SCAN_HPP
#define CONSTURI_TEXT_BYTE_SCAN_HPP

#include <consturi/text/byte_set.hpp>

#include <cstddef>

namespace consturi::detail {

/// A set, and whether each byte is a member of it.
struct scan_table {
    byte_set set{};
    bool member[256]{};

    /// The table of a set. (By value and no constructor: g++ evaluates a call with equal arguments once.)
    static constexpr scan_table of(byte_set bytes) noexcept {
        scan_table table;
        table.set = bytes;
        auto* part = table.member;
        for (auto word : bytes.words) {
#if defined(__GNUC__) // in the compiler, calls of trailing_zeros would take longer
            for (; word != 0; word &= word - 1) part[__builtin_ctzll(word)] = true;
#else
            for (; word != 0; word &= word - 1) part[trailing_zeros(word)] = true;
#endif
            part += 64;
        }
        return table;
    }
};

[[gnu::always_inline]] inline char const* skip_bytes(scan_table const& table, char const* p,
                                                     char const* last) noexcept {
    auto const& member = table.member;
    while (last - p >= 4) {
        if (!member[static_cast<byte>(p[0])]) return p;
        if (!member[static_cast<byte>(p[1])]) return p + 1;
        if (!member[static_cast<byte>(p[2])]) return p + 2;
        if (!member[static_cast<byte>(p[3])]) return p + 3;
        p += 4;
    }
    while (p != last && member[static_cast<byte>(*p)]) ++p;
    return p;
}

[[gnu::always_inline]] inline char const* skip_at_run_time(portable*, scan_table const& table, char const* p,
                                                           char const*, char const* last) noexcept {
    return skip_bytes(table, p, last);
}

} // namespace consturi::detail

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

namespace consturi::detail {

/// The first byte at or after `p` that is not in the set of `table`, or `last`. Reads nothing outside [first, last).
template <class InstructionSet>
[[gnu::always_inline]] constexpr char const* skip(scan_table const& table, char const* p, char const* first,
                                                  char const* last) noexcept {
    if (__builtin_is_constant_evaluated()) // by index: compilers are slow at comparing pointers
        for (std::ptrdiff_t i = 0, size = last - p;; ++i)
            if (i == size || !table.member[static_cast<byte>(p[i])]) return p + i;
    return skip_at_run_time(static_cast<InstructionSet*>(nullptr), table, p, first, last);
}

} // namespace consturi::detail

#endif
