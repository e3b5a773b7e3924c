// The output of the benchmarks: a line for each number, which scripts read.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_BENCHMARKS_PRINT_HPP
#define CONSTURI_BENCHMARKS_PRINT_HPP

#include <cstdio>
#include <string>
#include <string_view>

namespace benchmarks {

struct options {
    double seconds = 1;    // for each row
    std::string_view only; // the tables whose names contain this

    bool selects(std::string_view table) const { return table.find(only) != table.npos; }
};

inline void print(std::string_view table, std::string_view row, std::string_view column, double number) {
    auto const field = [](std::string_view text) { std::printf("%.*s\t", int(text.size()), text.data()); };
    field(table), field(row), field(column);
    std::printf("%.4g\n", number);
    std::fflush(stdout);
}

} // namespace benchmarks

#endif
