// Skipping the bytes of a set: the innermost loop of every match.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_SCAN_HPP
#define CONSTURI_TEXT_BYTE_SCAN_HPP

#include <consturi/text/byte_scan_portable.hpp>
#include <consturi/text/byte_scan_ssse3.hpp>

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
