// Time measurement on a busy machine: functions run in turns, and the fastest run of each counts.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_BENCHMARKS_STOPWATCH_HPP
#define CONSTURI_BENCHMARKS_STOPWATCH_HPP

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <vector>

namespace benchmarks {

/// Prevents the compiler from optimizing `value` away.
template <class T>
void keep(T const& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

/// Calls the functions in turns until `seconds` have passed, at least five times. Returns the time of the fastest call
/// of each, in nanoseconds.
inline std::vector<double> fastest(double seconds, std::vector<std::function<void()>> const& functions) {
    using clock = std::chrono::steady_clock;
    std::vector<double> best(functions.size(), std::numeric_limits<double>::infinity());
    auto const begin = clock::now();
    for (int turn = 0; turn < 5 || clock::now() - begin < std::chrono::duration<double>(seconds); ++turn) {
        for (std::size_t i = 0; i != functions.size(); ++i) {
            auto const start = clock::now();
            functions[i]();
            best[i] = std::min(best[i], std::chrono::duration<double, std::nano>(clock::now() - start).count());
        }
    }
    return best;
}

} // namespace benchmarks

#endif
