// The matcher against the meaning of rules that nobody thought of.
//
// Distributed under the Boost Software License, Version 1.0.
#include "check_longest.hpp"

#include <cstdint>
#include <utility>

using namespace consturi::abnf;
using namespace consturi::abnf::notation;

/// Dice that fall the same way on each run (the method is that of Steele, Lea and Flood, "Fast Splittable
/// Pseudorandom Number Generators", 2014).
static constexpr std::uint64_t thrown(std::uint64_t seed) {
    seed += 0x9E3779B97F4A7C15;
    seed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9;
    seed = (seed ^ seed >> 27) * 0x94D049BB133111EB;
    return seed ^ seed >> 31;
}

/// A rule over "a", "b" and "c", up to Depth parts deep.
template <std::uint64_t Seed, unsigned Depth>
static constexpr auto random_rule() {
    constexpr auto dice = thrown(Seed);
    constexpr auto face = dice % 16;
    if constexpr (Depth == 0 || face == 0) {
        constexpr auto side = dice / 16 % 8;
        if constexpr (side < 2) return lit("a");
        else if constexpr (side < 4) return lit("b");
        else if constexpr (side < 6) return lit("c");
        else if constexpr (side == 6) return lit("ab");
        else return x('a', 'b');
    } else {
        constexpr auto a = random_rule<2 * dice, Depth - 1>();
        if constexpr (face < 6) return a >> random_rule<2 * dice + 1, Depth - 1>();
        else if constexpr (face < 9) return a | random_rule<2 * dice + 1, Depth - 1>();
        else if constexpr (face < 11) return opt[a];
        else if constexpr (face < 13) return *a;
        else if constexpr (face == 13) return 1 * a;
        else if constexpr (face == 14) return 1 * 3_(a);
        else return "a-part"_rule = [] { return random_rule<2 * dice, Depth - 1>(); };
    }
}

TEST_CASE("random rules are matched exactly") {
    [&]<std::uint64_t... Seed>(std::integer_sequence<std::uint64_t, Seed...>) {
        (check_texts(random_rule<Seed, 4>(), "abc", 6), ...);
    }(std::make_integer_sequence<std::uint64_t, 40>());
}
