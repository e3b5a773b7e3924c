// Binary search in tables of characters.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_SORTED_TABLE_HPP
#define CONSTURI_TEXT_SORTED_TABLE_HPP

#include <consturi/config.hpp>

#include <cstddef>
#include <optional>

namespace consturi::detail {

struct character_range {
    char32_t first, last;
};

/// The first row whose character `key` is c or greater, if there is one. The rows are in ascending order.
template <class Row, std::size_t N>
constexpr std::optional<Row> first_row_from(char32_t c, Row const (&table)[N], char32_t Row::* key) noexcept {
    std::size_t low = 0, high = N;
    while (low != high) {
        auto const middle = low + (high - low) / 2;
        if (table[middle].*key < c) low = middle + 1;
        else high = middle;
    }
    if (low == N) return std::nullopt;
    return table[low];
}

/// The range from `first` to `last` that contains c, if there is one.
template <class Range, std::size_t N>
constexpr std::optional<Range> range_with(char32_t c, Range const (&table)[N]) noexcept {
    auto const range = first_row_from(c, table, &Range::last);
    return range && range->first <= c ? range : std::nullopt;
}

} // namespace consturi::detail

#endif
