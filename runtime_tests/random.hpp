// Numbers as if they were random.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_RANDOM_HPP
#define CONSTURI_RUNTIME_TESTS_RANDOM_HPP

#include <cstdint>

/// Dice that fall the same way on each run (the method is that of Steele, Lea and Flood, "Fast Splittable
/// Pseudorandom Number Generators", 2014).
constexpr std::uint64_t thrown(std::uint64_t seed) {
    seed += 0x9E3779B97F4A7C15;
    seed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9;
    seed = (seed ^ seed >> 27) * 0x94D049BB133111EB;
    return seed ^ seed >> 31;
}

#endif
