// What a rule says of all its matches, found from what its parts say of theirs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_ANALYSIS_HPP
#define CONSTURI_ABNF_ANALYSIS_HPP

#include <consturi/text/byte_set.hpp>

namespace consturi::abnf {

using consturi::detail::byte;

/// How a rule is matched: the first of these that is exact for it.
enum class strategy : unsigned char {
    possessive,    // each part takes its longest match and keeps it
    lookahead,      // and what stands behind a match of b tells whether [ a ] b has its a
    both_ways,      // and it is matched both with and without its a
    backtracking, // and a part with a bounded number of ends is tried at each of them
    simulation       // all matches advance together, byte by byte
};

template <class T>
constexpr T max(T a, T b) noexcept { return a < b ? b : a; }

/// What holds for all matches of a rule. The sets may be too large, never too small.
struct rule_analysis {
    byte_set first{}; // what a match can begin with
    byte_set rest{};  // what can stand behind its first byte
    byte_set more{};  // what can stand behind a match that is the beginning of a longer one
    bool nullable = false;
    bool counts = false; // whether an unbounded repetition has to reach two rounds or more
    strategy how = strategy::possessive;
    unsigned short ends = 1;  // at how many places the matches from one place can end, at most; 0: no bound
    unsigned short tries = 1; // how often a part of it is tried, at most, where it could do with once

    /// Whether a match can begin at p, for all that its first byte says.
    constexpr bool can_begin(char const* p, char const* last) const noexcept {
        return nullable || (p != last && first.words[static_cast<byte>(*p) >> 6] >> (*p & 63) & 1);
    }

    /// Whether no match can be cut short where `next` could begin: then only the longest needs to be tried.
    constexpr bool commits_before(rule_analysis const& next) const noexcept { return ends == 1 || !intersect(more, next.first); }

    /// What can stand behind the first byte where that is one of `set`.
    constexpr byte_set rest_after(byte_set const& set) const noexcept { return intersect(set, first) ? rest : byte_set{}; }

    /// What can stand anywhere in a match.
    constexpr byte_set alphabet() const noexcept { return first | rest; }
};

static_assert(sizeof(rule_analysis) == sizeof(byte_set) * 3 + 8); // clang 14 spoils constants with padding at the end

/// What holds for all matches of an option, and what does for those of its part.
struct option_analysis : rule_analysis {
    byte_set part_more{};
    byte_set part_last{}; // what a match of the part can end with
};

inline constexpr unsigned unbounded = ~0U;

// These stand in the compiler's message for what is no rule. A program that makes one while it runs ends there.
inline void a_rule_matched_in_steps_cannot_have_an_unbounded_repetition_of_two_or_more() { __builtin_trap(); }
inline void a_repetition_has_its_bounds_the_wrong_way_round() { __builtin_trap(); }

constexpr void check(rule_analysis const& analysis) noexcept {
    if (analysis.how == strategy::simulation && analysis.counts) a_rule_matched_in_steps_cannot_have_an_unbounded_repetition_of_two_or_more();
}

/// A number of ends, if there are so few that each may be tried.
constexpr unsigned short few(unsigned long long ends) noexcept { return static_cast<unsigned short>(ends <= 64 ? ends : 0); }

/// %x61-7A, "a"
constexpr rule_analysis one_of(byte_set const& set) noexcept { return {.first = set}; }

/// How a is matched before b. What is tried more than once has to be committed itself: else the time would grow with
/// a power of the number of parts.
constexpr strategy exact_strategy_of(rule_analysis const& a, rule_analysis const& b) noexcept {
    if (a.commits_before(b)) return strategy::possessive;
    return a.ends != 0 && b.how == strategy::possessive ? strategy::backtracking : strategy::simulation;
}
constexpr strategy exact_strategy_of(option_analysis const& a, rule_analysis const& b) noexcept {
    auto const how = exact_strategy_of(static_cast<rule_analysis const&>(a), b);
    if (how == strategy::possessive || b.how != strategy::possessive || intersect(a.part_more, b.first)) return how;
    return intersect(a.part_last, b.alphabet()) ? strategy::both_ways : strategy::lookahead;
}

/// How often b is tried behind one place, if a is matched as `how` says before it.
constexpr unsigned short tries_of(strategy how, rule_analysis const& a, rule_analysis const& b) noexcept {
    int const times = how == strategy::backtracking ? a.ends : how == strategy::lookahead || how == strategy::both_ways ? 3 : 1;
    return static_cast<unsigned short>(times * b.tries);
}

/// How a is matched before b, of which a name may hide how often it tries something itself.
template <class A>
constexpr strategy strategy_of(A const& a, rule_analysis const& b) noexcept {
    auto const how = exact_strategy_of(a, b);
    return tries_of(how, a, b) <= 128 ? how : strategy::simulation;
}

/// a b, where a is matched as `how` says
constexpr rule_analysis sequence_of(rule_analysis const& a, rule_analysis const& b, strategy how) noexcept {
    rule_analysis analysis{a.first, a.rest, b.more, a.nullable && b.nullable, a.counts || b.counts, max(how, max(a.how, b.how)), b.ends};
    if (a.nullable) analysis.first |= b.first;
    analysis.rest |= b.alphabet();
    if (how != strategy::possessive) analysis.more = analysis.rest;
    else if (b.nullable) analysis.more |= a.more | b.first;
    if (how != strategy::possessive || b.nullable) analysis.ends = few(1ULL * a.ends * b.ends);
    analysis.tries = max(a.tries, tries_of(how, a, b));
    check(analysis);
    return analysis;
}

/// a / b, where a match of one that goes on as a match of the other does so with one of `shared`
constexpr rule_analysis choice_of(rule_analysis const& a, rule_analysis const& b, byte_set const& shared) noexcept {
    rule_analysis analysis{a.first | b.first, a.rest | b.rest, shared, a.nullable || b.nullable, a.counts || b.counts, max(a.how, b.how)};
    if (a.ends != 1) analysis.more |= a.more;
    if (b.ends != 1) analysis.more |= b.more;
    if (a.nullable) analysis.more |= b.first;
    if (b.nullable) analysis.more |= a.first;
    analysis.tries = max(a.tries, b.tries);
    if (!analysis.more.empty()) analysis.ends = few(a.ends != 0 && b.ends != 0 ? 1ULL * a.ends + b.ends : 0);
    check(analysis);
    return analysis;
}

/// [ a ], where a match of a ends with one of `last`
constexpr option_analysis option_of(rule_analysis const& a, byte_set const& last) noexcept {
    option_analysis analysis{a, a.more, last};
    analysis.more |= a.first;
    analysis.nullable = true;
    analysis.ends = few(a.ends != 0 ? 1ULL * a.ends + 1 : 0);
    return analysis;
}

/// min*max a
constexpr rule_analysis repetition_of(rule_analysis const& a, unsigned min, unsigned max) noexcept {
    if (max == 0) return {.nullable = true};
    rule_analysis analysis = a;
    bool const commits = max == 1 || a.commits_before(a);
    if (max > 1) analysis.rest |= a.first;
    if (!commits) analysis.more = analysis.rest;
    else if (min < max) analysis.more |= a.first;
    analysis.nullable = min == 0 || a.nullable;
    analysis.counts = a.counts || (max == unbounded && min > 1);
    if (!commits) analysis.how = strategy::simulation;
    analysis.ends = few(commits && a.ends == 1 ? 1ULL * max - min + 1 : 0);
    check(analysis);
    return analysis;
}

/// name = a, for whoever names it: a named rule is matched in its own way
constexpr rule_analysis named_as(rule_analysis analysis) noexcept {
    if (analysis.how == strategy::simulation) {
        analysis.tries = 1;
        if (analysis.ends != 1) analysis.ends = 0;
    }
    analysis.how = strategy::possessive;
    return analysis;
}

} // namespace consturi::abnf

#endif
