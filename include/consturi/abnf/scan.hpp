// Running over the bytes of a set: the innermost loop of every match.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_SCAN_HPP
#define CONSTURI_ABNF_SCAN_HPP

#include <consturi/abnf/char_set.hpp>

#include <type_traits>

namespace consturi::abnf {

/// A set laid out for running over text.
class scan_table {
public:
    constexpr scan_table() = default;
    constexpr explicit scan_table(char_set const& set) noexcept {
        for (unsigned w = 0; w != 4; ++w) {
            for (auto word = set.words[w]; word != 0; word &= word - 1) {
                unsigned const c = w * 64 + static_cast<unsigned>(__builtin_ctzll(word));
                member_[c] = true;
                if (c < 128) column_[c & 15] = static_cast<char>(column_[c & 15] | 1 << (c >> 4));
                else ascii_ = false;
            }
        }
    }

    /// The first byte from `p` on that is not in the set, or `last`. Reads nothing outside [first, last).
    [[gnu::always_inline]] constexpr char const* skip(char const* p, char const* first, char const* last) const noexcept {
        if (std::is_constant_evaluated()) {
            auto const& member = member_;
            while (p != last && member[static_cast<byte>(*p)]) ++p;
            return p;
        }
        return run(p, first, last);
    }

private:
    bool member_[256]{};
    alignas(16) char column_[16]{}; // column_[c & 15] has bit c >> 4 for each ASCII byte c of the set
    bool ascii_ = true;

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
    // Bit i: byte i of the sixteen is not in the set. Non-ASCII bytes have no row, so they are never in it.
    [[gnu::always_inline]] unsigned outside(bytes v) const noexcept {
        bytes const row = {1, 2, 4, 8, 16, 32, 64, static_cast<char>(128), 0, 0, 0, 0, 0, 0, 0, 0};
        auto const high = reinterpret_cast<bytes>(reinterpret_cast<halves>(v) >> 4) & 15;
        auto const hit = __builtin_ia32_pshufb128(load(column_), v) & __builtin_ia32_pshufb128(row, high);
        return static_cast<unsigned>(__builtin_ia32_pmovmskb128(reinterpret_cast<bytes>(hit == 0)));
    }
    [[gnu::always_inline]] char const* run(char const* p, char const* first, char const* last) const noexcept {
        if (!ascii_) return run_bytes(p, last);
        while (last - p >= 16) {
            if (unsigned const out = outside(load(p))) return p + __builtin_ctz(out);
            p += 16;
        }
        if (last - first < 16) return run_bytes(p, last);
        unsigned const out = outside(load(last - 16)) >> (16 - (last - p)); // the last sixteen, less what is behind p
        return p != last && out ? p + __builtin_ctz(out) : last;
    }
#else
    [[gnu::always_inline]] char const* run(char const* p, char const*, char const* last) const noexcept {
        return run_bytes(p, last);
    }
#endif
};

} // namespace consturi::abnf

#endif
