// Copies of texts in heap memory of exactly their size, which the optimizer cannot look into.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_EXACT_COPY_HPP
#define CONSTURI_RUNTIME_TESTS_EXACT_COPY_HPP

#include "cases/cases.hpp"
#include "catch.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

/// A copy of a text on the heap. A sanitizer reports each read outside it.
class exact_copy {
public:
    explicit exact_copy(std::string_view text) : size_(text.size()), chars_(new char[text.size()]) {
        std::copy(text.begin(), text.end(), chars_.get());
    }
    operator std::string_view() const noexcept { return {chars_.get(), size_}; }

private:
    std::size_t size_;
    std::unique_ptr<char[]> chars_;
};

/// Checks each row of a table with a copy of its text. A failure reports the text of the row.
template <class Table>
void check_all(Table const& table) {
    for (auto const& row : table) {
        INFO(std::string(input_of(row)));
        CHECK(holds(row, exact_copy(input_of(row))));
    }
}

#endif
