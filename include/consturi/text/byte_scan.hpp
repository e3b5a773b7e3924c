// Running over the bytes of a set: the innermost loop of every match.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_SCAN_HPP
#define CONSTURI_TEXT_BYTE_SCAN_HPP

#include <consturi/text/byte_set.hpp>

#include <cstddef>

namespace consturi::abnf {

using consturi::detail::byte;

/// A set laid out for running over text.
class scan_table {
public:
    constexpr scan_table() = default;
    constexpr explicit scan_table(byte_set const& set) noexcept : set_(set) {
        auto* member = member_;
        for (auto word : set.words) {
            for (; word != 0; word &= word - 1) member[__builtin_ctzll(word)] = true;
            member += 64;
        }
    }

    constexpr byte_set const& set() const noexcept { return set_; }

    /// The first byte from `p` on that is not in the set, or `last`. Reads nothing outside [first, last).
    [[gnu::always_inline]] constexpr char const* skip(char const* p, char const* first, char const* last) const noexcept {
        if (__builtin_is_constant_evaluated()) // with an index: compilers are slow at comparing pointers
            for (std::ptrdiff_t i = 0, size = last - p;; ++i)
                if (i == size || !member_[static_cast<byte>(p[i])]) return p + i;
        return run(p, first, last);
    }

private:
    byte_set set_{};
    bool member_[256]{};

    [[gnu::always_inline]] char const* run_bytes(char const* p, char const* last) const noexcept {
        while (last - p >= 4) {
            if (!member_[static_cast<byte>(p[0])]) return p;
            if (!member_[static_cast<byte>(p[1])]) return p + 1;
            if (!member_[static_cast<byte>(p[2])]) return p + 2;
            if (!member_[static_cast<byte>(p[3])]) return p + 3;
            p += 4;
        }
        while (p != last && member_[static_cast<byte>(*p)]) ++p;
        return p;
    }

#if defined(__SSSE3__)
    using bytes = char __attribute__((vector_size(16)));
    using halves = unsigned short __attribute__((vector_size(16)));

    [[gnu::always_inline]] static bytes load(void const* p) noexcept {
        bytes v;
        __builtin_memcpy(&v, p, sizeof v);
        return v;
    }
    // Bit i: byte i of the sixteen is not in the set, whose ASCII part is laid out with eight bytes to a byte. Others
    // than ASCII bytes have their high bit, for which the shuffle gives none.
    [[gnu::always_inline]] unsigned outside(bytes v) const noexcept {
        bytes const bit = {1, 2, 4, 8, 16, 32, 64, static_cast<char>(128)};
        auto const eight = reinterpret_cast<bytes>(reinterpret_cast<halves>(v) >> 3) & 15;
        auto const hit = __builtin_ia32_pshufb128(load(set_.words), eight) & __builtin_ia32_pshufb128(bit, v & static_cast<char>(0x87));
        return static_cast<unsigned>(__builtin_ia32_pmovmskb128(reinterpret_cast<bytes>(hit == 0)));
    }
    [[gnu::always_inline]] char const* run(char const* p, char const* first, char const* last) const noexcept {
        if ((set_.words[2] | set_.words[3]) != 0) return run_bytes(p, last);
        while (last - p >= 16) {
            if (unsigned const out = outside(load(p))) return p + __builtin_ctz(out);
            p += 16;
        }
        if (last - first < 16) return run_bytes(p, last);
        unsigned const out = outside(load(last - 16)) >> (16 - (last - p)); // the last sixteen, less what is behind p
        return out ? p + __builtin_ctz(out) : last;
    }
#else
    [[gnu::always_inline]] char const* run(char const* p, char const*, char const* last) const noexcept {
        return run_bytes(p, last);
    }
#endif
};

} // namespace consturi::abnf

#endif
