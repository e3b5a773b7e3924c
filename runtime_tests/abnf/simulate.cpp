// NFA simulation at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/abnf/notation.hpp>

namespace abnf = consturi::abnf;

TEST_CASE("simulation reports the furthest failure") {
    auto const rule = *abnf::lit("a") >> "ab";
    REQUIRE(rule.analysis.how == abnf::detail::strategy::simulation);
    auto in = consturi::abnf::detail::input_of("aac");
    abnf::detail::furthest_failure failure(in.first, rule.analysis.alphabet());
    in.observer = &failure;
    CHECK(abnf::detail::longest_match<true>(rule, in.first, in) == nullptr);
    CHECK(failure.at() == in.first + 2);
    CHECK(failure.expected() == consturi::byte_set::of("AaBb"));
}
