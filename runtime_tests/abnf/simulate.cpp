// NFA simulation at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/abnf/notation.hpp>
#include <consturi/syntax/match_components.hpp>

namespace abnf = consturi::abnf;

TEST_CASE("simulation reports the furthest failure") {
    auto const rule = *abnf::lit("a") >> "ab";
    REQUIRE(rule.analysis.how == abnf::strategy::simulation);
    auto subject = consturi::subject_of("aac");
    abnf::trace trace(subject.first, rule.analysis.alphabet());
    subject.listener = &trace;
    CHECK(abnf::longest_match<true>(rule, subject.first, subject) == nullptr);
    CHECK(trace.at() == subject.first + 2);
}
