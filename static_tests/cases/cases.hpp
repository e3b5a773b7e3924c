// How a table of cases is judged, in the compiler and in the program.
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

// Of each row, `input_of` gives its text, and `holds` whether it holds for a copy of that.

/// The number of the first row that does not hold; the number of rows if all do.
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

/// The same in a constant expression for each row: all of them may be more steps than clang takes in one.
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
