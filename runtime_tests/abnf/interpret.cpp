// The interpreter of tables finds the same failures as the templates of the matcher, by random rules.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/agree.hpp"
#include "abnf/random_rule.hpp"
#include "catch.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

using namespace random_rules;

template <class Bytes, std::uint64_t Seed>
static void check_random_rule() {
    constexpr auto rule = "rule"_rule = [] { return random_rule<Bytes, Seed, 4>(); };
    if constexpr (!decltype(rule)::one_byte)
        for (std::size_t size = 0, count = 1; size != 6; ++size, count *= 3)
            for (std::size_t number = 0; number != count; ++number) {
                std::string text;
                for (auto rest = number; text.size() != size; rest /= 3) text += Bytes::all[rest % 3];
                CHECK(engines_agree(rule, text));
            }
}

TEST_CASE("the interpreter and the templates find the same failures by random rules") {
    []<std::uint64_t... Seed>(std::integer_sequence<std::uint64_t, Seed...>) {
        (check_random_rule<letters, Seed>(), ...);
        (check_random_rule<any_bytes, Seed>(), ...);
        (check_random_rule<characters, Seed>(), ...);
    }(std::make_integer_sequence<std::uint64_t, 60>());
}
