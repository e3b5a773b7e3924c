// Skipping the bytes of a set, one by one.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_SCAN_PORTABLE_HPP
#define CONSTURI_TEXT_BYTE_SCAN_PORTABLE_HPP

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
            for (; word != 0; word &= word - 1) part[__builtin_ctzll(word)] = true;
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

#endif
