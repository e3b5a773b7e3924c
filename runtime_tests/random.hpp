// Reproducible random numbers.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_RANDOM_HPP
#define CONSTURI_RUNTIME_TESTS_RANDOM_HPP

#include <cstddef>
#include <cstdint>
#include <string>

/// SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014): the number for a seed.
constexpr std::uint64_t splitmix64(std::uint64_t seed) {
    seed += 0x9E3779B97F4A7C15;
    seed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9;
    seed = (seed ^ seed >> 27) * 0x94D049BB133111EB;
    return seed ^ seed >> 31;
}

/// A sequence of random choices.
class random_choices {
public:
    explicit random_choices(std::uint64_t seed) : state_(seed) {}

    std::size_t below(std::size_t n) { return splitmix64(state_++) % n; }
    template <std::size_t N>
    std::string one_of(char const* const (&from)[N]) {
        return from[below(N)];
    }

private:
    std::uint64_t state_;
};

#endif
