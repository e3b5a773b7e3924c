// Time measurement on a busy machine: the functions run in turns, and the fastest run of each counts.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_BENCHMARKS_STOPWATCH_HPP
#define CONSTURI_BENCHMARKS_STOPWATCH_HPP

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <limits>

/// Prevents the compiler from optimizing `value` away.
template <class T>
void keep(T const& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

/// Returns the time of the fastest of `turns` calls of each function, in nanoseconds.
template <class... Functions>
std::array<double, sizeof...(Functions)> fastest(int turns, Functions const&... functions) {
    using clock = std::chrono::steady_clock;
    std::array<double, sizeof...(Functions)> best;
    best.fill(std::numeric_limits<double>::infinity());
    while (turns-- != 0) {
        std::size_t i = 0;
        auto const time = [&](auto const& function) {
            auto const start = clock::now();
            function();
            best[i] = std::min(best[i], std::chrono::duration<double, std::nano>(clock::now() - start).count());
            ++i;
        };
        (time(functions), ...);
    }
    return best;
}

#endif
