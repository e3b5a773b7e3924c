// What a rule says of all its matches, found from what its parts say of theirs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_FACTS_HPP
#define CONSTURI_ABNF_FACTS_HPP

#include <consturi/abnf/char_set.hpp>

namespace consturi::abnf {

/// How a rule is matched: the first of these that is exact for it.
enum class strategy : unsigned char {
    commits,    // each part takes its longest match and keeps it
    tries,      // and an option may be matched both with and without its part
    gives_back, // and a part with a bounded number of ends is tried at each of them
    steps       // all matches advance together, byte by byte
};

constexpr strategy max(strategy a, strategy b) noexcept { return a < b ? b : a; }

/// What holds for all matches of a rule. The sets may be too large, never too small.
struct rule_facts {
    char_set first{}; // what a match can begin with
    char_set rest{};  // what can stand behind its first byte
    char_set more{};  // what can stand behind a match that is the beginning of a longer one
    bool nullable = false;
    bool counts = false; // whether an unbounded repetition has to reach two rounds or more
    strategy how = strategy::commits;
    unsigned ends = 1; // at how many places the matches from one place can end, at most; 0: no bound

    /// Whether no match can be cut short where `next` could begin: then only the longest needs to be tried.
    constexpr bool commits_before(rule_facts const& next) const noexcept { return !intersect(more, next.first); }

    /// What can stand behind the first byte where that is one of `set`.
    constexpr char_set rest_after(char_set const& set) const noexcept { return intersect(set, first) ? rest : char_set{}; }
};

inline constexpr unsigned unbounded = ~0U;

/// Stands in the compiler's message for a rule that no strategy can match.
inline void a_rule_matched_in_steps_cannot_have_an_unbounded_repetition_of_two_or_more() {}

/// The last word on a rule's facts.
constexpr rule_facts settled(rule_facts facts) noexcept {
    if (facts.more.empty()) facts.ends = 1;
    if (facts.how == strategy::steps && facts.counts) a_rule_matched_in_steps_cannot_have_an_unbounded_repetition_of_two_or_more();
    return facts;
}

/// %x61-7A, "a"
constexpr rule_facts one_of(char_set const& set) noexcept { return {.first = set}; }

/// a b, where a is matched as `how` says
constexpr rule_facts sequence_of(rule_facts const& a, rule_facts const& b, strategy how) noexcept {
    rule_facts facts;
    facts.first = a.nullable ? a.first | b.first : a.first;
    facts.rest = a.rest | b.first | b.rest;
    if (how != strategy::commits) facts.more = facts.rest;
    else facts.more = b.nullable ? a.more | b.first | b.more : b.more;
    facts.nullable = a.nullable && b.nullable;
    facts.counts = a.counts || b.counts;
    facts.how = max(how, max(a.how, b.how));
    facts.ends = how == strategy::commits && !b.nullable ? b.ends : a.ends * b.ends;
    return settled(facts);
}

/// a / b, where a match of one that goes on as a match of the other does so with one of `shared`
constexpr rule_facts choice_of(rule_facts const& a, rule_facts const& b, char_set const& shared) noexcept {
    rule_facts facts;
    facts.first = a.first | b.first;
    facts.rest = a.rest | b.rest;
    facts.more = a.more | b.more | shared;
    if (a.nullable) facts.more |= b.first;
    if (b.nullable) facts.more |= a.first;
    facts.nullable = a.nullable || b.nullable;
    facts.counts = a.counts || b.counts;
    facts.how = max(a.how, b.how);
    facts.ends = a.ends != 0 && b.ends != 0 ? a.ends + b.ends : 0;
    return settled(facts);
}

/// [ a ]
constexpr rule_facts option_of(rule_facts const& a) noexcept {
    rule_facts facts = a;
    facts.more |= a.first;
    facts.nullable = true;
    facts.ends = a.ends != 0 ? a.ends + 1 : 0;
    return settled(facts);
}

/// min*max a
constexpr rule_facts repetition_of(rule_facts const& a, unsigned min, unsigned max) noexcept {
    if (max == 0) return {.nullable = true};
    rule_facts facts = a;
    bool const commits = max == 1 || a.commits_before(a);
    if (max > 1) facts.rest |= a.first;
    if (!commits) facts.more = facts.rest;
    else if (min < max) facts.more |= a.first;
    facts.nullable = min == 0 || a.nullable;
    facts.counts = a.counts || (max == unbounded && min > 1);
    if (!commits) facts.how = strategy::steps;
    facts.ends = commits && a.ends == 1 && max != unbounded ? max - min + 1 : 0;
    return settled(facts);
}

} // namespace consturi::abnf

#endif
