// Evaluation of case tables, at compile time and at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_CASES_HPP
#define CONSTURI_CASES_CASES_HPP

#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace cases {

using text = std::string_view;
using component = std::optional<std::string_view>;
inline constexpr component none;

// For each row, `input_of` returns its input text, and `holds` tests the row with a copy of that text.

/// The index of the first row that does not hold, or the number of rows if all hold.
template <class Table>
constexpr std::size_t first_wrong(Table const& table) {
    std::size_t i = 0;
    for (auto const& row : table) {
        if (!holds(row, input_of(row))) return i;
        ++i;
    }
    return i;
}
template <class Table>
constexpr bool all_hold(Table const& table) { return first_wrong(table) == std::size(table); }

/// Whether all rows hold, with one constant expression for each row: all rows together can exceed clang's limit of
/// steps.
template <auto const& Table>
constexpr bool each_holds() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
        for (bool const row : {std::bool_constant<holds(Table[I], input_of(Table[I]))>::value...})
            if (!row) return false;
        return true;
    }(std::make_index_sequence<std::size(Table)>());
}

} // namespace cases

#endif
