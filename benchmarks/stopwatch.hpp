// Time measurement on a busy machine: functions run in turns, and the fastest run of each counts.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_BENCHMARKS_STOPWATCH_HPP
#define CONSTURI_BENCHMARKS_STOPWATCH_HPP

#include <time.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

namespace benchmarks {

/// Prevents the compiler from optimizing `value` away.
template <class T>
void keep(T const& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

/// Nanoseconds of processor time of this thread. Time in which other processes run does not count.
inline double now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e9 * double(time.tv_sec) + double(time.tv_nsec);
}

/// Calls the functions in turns until `seconds` have passed, at least five times. Returns the time of the fastest call
/// of each, in nanoseconds.
inline std::vector<double> fastest(double seconds, std::vector<std::function<void()>> const& functions) {
    std::vector<double> best(functions.size(), std::numeric_limits<double>::infinity());
    auto const begin = now();
    for (int turn = 0; turn < 5 || now() - begin < 1e9 * seconds; ++turn) {
        for (std::size_t i = 0; i != functions.size(); ++i) {
            auto const start = now();
            functions[i]();
            best[i] = std::min(best[i], now() - start);
        }
    }
    return best;
}

} // namespace benchmarks

#endif
