// The tool that writes automata refuses grammars for which they would be wrong.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../../tools/generate/automata/determinize.hpp"
#include "catch.hpp"

#include <consturi/abnf/notation.hpp>

#include <cstddef>

using namespace consturi::abnf::notation;
namespace abnf = consturi::abnf;

namespace {

struct record {
    abnf::slice part, other;
};

inline constexpr auto word = "word"_rule = [] { return 1 * lit("a"); };
inline constexpr auto number = "number"_rule = [] { return 1 * lit("1"); };
inline constexpr auto pair = "pair"_rule = [] { return lit("aa"); };
using captures = abnf::captures<record, abnf::fills<word, &record::part>, abnf::fills<pair, &record::part>,
                                abnf::fills<number, &record::other>>;

std::size_t states_of(auto const& also_matches, auto const&... rules) {
    automata::positions<captures> positions;
    (positions.add(rules), ...);
    return automata::determinize(positions.all, positions.goals, also_matches).states.size();
}
auto const any = [](std::size_t, automata::slice_set) { return true; };

} // namespace

TEST_CASE("an automaton has no more states than it needs") {
    // Before a word, in it, and after it; each "b" leads to the same state.
    static constexpr auto rule = "rule"_rule = [] { return word >> *(lit("b") | "c" | "b"); };
    CHECK(states_of(any, rule) == 3);
}

TEST_CASE("a grammar with one slice for alternatives that need different values has no automaton") {
    static constexpr auto refused = "refused"_rule = [] { return word >> "!" | "a" >> word >> "?"; };
    CHECK_THROWS_WITH(states_of(any, refused), "an alternative overwrites a slice of another: AA!");
    static constexpr auto accepted = "accepted"_rule = [] { return word >> "!" | 1 * lit("a") >> number >> "?"; };
    CHECK(states_of(any, accepted) == 4);
}

TEST_CASE("a rule of one byte has a slice, too") {
    static constexpr auto one = "one"_rule = [] { return lit("a"); };
    static constexpr auto rule = "rule"_rule = [] { return one >> "!"; };
    automata::positions<abnf::captures<record, abnf::fills<one, &record::part>>> positions;
    positions.add(rule);
    auto const automaton = automata::determinize(positions.all, positions.goals, any);
    auto const first = automaton.states[0].steps[automaton.class_of['a']];
    auto const second = automaton.states[first.value().state].steps[automaton.class_of['!']];
    CHECK((first->tags == automata::begin_of(0) && second.value().tags == automata::end_of(0)));
}

TEST_CASE("a rule with an ambiguous part has no automaton") {
    static constexpr auto rule = "rule"_rule = [] { return *(*lit("a")) >> *word; };
    CHECK_THROWS_WITH(states_of(any, rule), "the same bytes match the same parts in two ways");
}

TEST_CASE("the other rules of an automaton have to be those that the syntax tells from the slices") {
    static constexpr auto all = "all"_rule = [] { return word | number; };
    static constexpr auto words = "words"_rule = [] { return word; };
    auto const has_part = [](std::size_t, automata::slice_set defined) { return (defined & 1) != 0; };
    CHECK(states_of(has_part, all, words) == 3);
    CHECK_THROWS_WITH(states_of(any, all, words), "rule 2 is not what the syntax says: 1");
    // Both have the slice, but in different places: "AAA!" is a word, or a pair of letters and a third one.
    static constexpr auto whole = "whole"_rule = [] { return word >> "!"; };
    static constexpr auto short_first = "short_first"_rule = [] { return pair >> 1 * lit("a") >> "!" | word >> "!"; };
    CHECK_THROWS_WITH(states_of(has_part, whole, short_first), "rule 2 is not what the syntax says: AAA!");
}
