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

/// The index of the first row that does not hold, or the number of rows if all hold. In a static_assert that compares
/// it with the number of rows, g++ and recent versions of clang print the index.
template <class Table>
constexpr std::size_t first_wrong(Table const& table) {
    std::size_t i = 0;
    for (auto const& row : table) {
        if (!holds(row, input_of(row))) return i;
        ++i;
    }
    return i;
}

/// The same with one constant expression for each row: all rows together can exceed clang's limit of steps.
template <auto const& Table>
constexpr std::size_t first_wrong() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
        std::size_t i = 0;
        for (bool const row : {std::bool_constant<holds(Table[I], input_of(Table[I]))>::value...}) {
            if (!row) return i;
            ++i;
        }
        return i;
    }(std::make_index_sequence<std::size(Table)>());
}

} // namespace cases

#endif
