// Static analysis of rules, computed bottom-up: FIRST sets, nullability, match strategy.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_ANALYSIS_HPP
#define CONSTURI_ABNF_ANALYSIS_HPP

#include <consturi/text/byte_set.hpp>
#include <consturi/text/fixed_string.hpp>

#include <cstddef>

namespace consturi::abnf {

template <class A, class B>
struct sequence;
template <class A, class B>
struct choice;
template <fixed_string Name, class Definition>
struct named;

/// The maximum of a repetition without one: `*a` is a `repetition<R, unbounded>`.
inline constexpr unsigned unbounded = ~0U;

namespace detail {

using namespace consturi::detail; // of the text layer

/// The limit of the time per byte: of how often a byte is read, and of the positions of a simulation.
inline constexpr unsigned max_steps = 4096;

/// How a rule is matched: the first of these that is exact for it. `a b` stands for a sequence.
enum class strategy : unsigned char {
    possessive,   // a takes its longest match and keeps it
    lookahead,    // [ a ] b: the byte after a match of b decides whether a is present
    both_ways,    // [ a ] b: matched both with and without a
    backtracking, // a has a bounded number of ends, and b is tried at each of them
    simulation,   // all matches advance together, byte by byte
    impossible    // a simulation would have to count rounds
};

template <class T>
constexpr T larger(T a, T b) noexcept { // Windows headers define a macro max
    return a < b ? b : a;
}

/// Properties of all matches of a rule. The sets may be too large, never too small.
struct rule_analysis {
    byte_set first{};     // the first byte of a match
    byte_set rest{};      // any other byte of a match
    byte_set extension{}; // the byte after a match that is a proper prefix of another match
    bool nullable = false;
    bool counts_rounds = false; // contains an unbounded repetition of two rounds or more
    strategy how = strategy::possessive;
    unsigned short max_ends = 1;  // the number of places where matches from one place can end; 0: unbounded
    unsigned short max_tries = 1; // how often the same bytes are read, counted without single bytes that are looked at

    /// Whether a match can start at p, judging by its first byte.
    constexpr bool can_start(char const* p, char const* last) const noexcept {
        return nullable || (p != last && first.words[static_cast<byte>(*p) >> 6] >> (*p & 63) & 1);
    }

    /// Whether a match that starts at p can be longer than one that ends at `end`, judging by the byte there.
    constexpr bool can_exceed(char const* end, char const* p, char const* last) const noexcept {
        return end != last && (end == p ? first : rest).contains(static_cast<byte>(*end));
    }

    /// Whether no match can be cut short where `next` could start. Then only the longest match has to be tried.
    constexpr bool is_possessive_before(rule_analysis const& next) const noexcept {
        return max_ends == 1 || !extension.intersects(next.first);
    }

    /// The bytes after the first one, in matches that start with a byte of `set`.
    constexpr byte_set rest_after(byte_set const& set) const noexcept {
        return set.intersects(first) ? rest : byte_set{};
    }

    /// All bytes of matches.
    constexpr byte_set alphabet() const noexcept { return first | rest; }
};

static_assert(sizeof(rule_analysis) == sizeof(byte_set) * 3 + 8); // clang 14 miscompiles constants with tail padding

/// The analysis of an option, and of the rule that is optional.
struct option_analysis : rule_analysis {
    byte_set part_extension{};
    byte_set part_last{}; // the last byte of a match
};

// The names of these functions appear in the compiler's message for an invalid rule. At run time they end the program.
inline void a_rule_matched_by_simulation_cannot_have_an_unbounded_repetition_of_two_or_more() { trap(); }
inline void a_repetition_has_a_minimum_above_its_maximum() { trap(); }

/// Sets max_tries. Rules pass it on to the rules that contain them: it can double with each name. Above the limit, a
/// rule is matched by simulation.
constexpr void limit(rule_analysis& a, unsigned tries) noexcept {
    if (tries > max_steps) {
        a.how = strategy::simulation;
        tries = max_steps;
    }
    a.max_tries = static_cast<unsigned short>(tries);
    if (a.how == strategy::simulation && a.counts_rounds) a.how = strategy::impossible;
}

/// A number of ends, or 0 if there are too many to try each.
constexpr unsigned short few(unsigned long long ends) noexcept {
    return static_cast<unsigned short>(ends <= 64 ? ends : 0);
}

/// %x61-7A, "a"
constexpr rule_analysis one_of(byte_set const& set) noexcept { return {.first = set}; }

/// The strategy for a before b. What is tried more than once has to be possessive itself; otherwise, time would grow
/// with a power of the number of parts.
constexpr strategy strategy_of(rule_analysis const& a, rule_analysis const& b) noexcept {
    if (a.is_possessive_before(b)) return strategy::possessive;
    return a.max_ends != 0 && b.how == strategy::possessive ? strategy::backtracking : strategy::simulation;
}
constexpr strategy strategy_of(option_analysis const& a, rule_analysis const& b) noexcept {
    auto const how = strategy_of(static_cast<rule_analysis const&>(a), b);
    if (how == strategy::possessive || b.how != strategy::possessive || a.part_extension.intersects(b.first))
        return how;
    return a.part_last.intersects(b.alphabet()) ? strategy::both_ways : strategy::lookahead;
}

/// max_tries of a b, where a is matched by `how`. A possessive a and b read different bytes, unless a is empty.
constexpr unsigned tries_of(strategy how, rule_analysis const& a, rule_analysis const& b) noexcept {
    if (how == strategy::possessive && !a.first.empty()) return larger(a.max_tries, b.max_tries);
    unsigned const times_b = how == strategy::possessive ? 1 : how == strategy::backtracking ? a.max_ends : 3;
    return a.max_tries + times_b * b.max_tries;
}

/// a b, where a is matched by `how`
constexpr rule_analysis sequence_of(rule_analysis const& a, rule_analysis const& b, strategy how) noexcept {
    rule_analysis ab{a.first,
                     a.rest,
                     b.extension,
                     a.nullable && b.nullable,
                     a.counts_rounds || b.counts_rounds,
                     larger(how, larger(a.how, b.how)),
                     b.max_ends};
    if (a.nullable) ab.first |= b.first;
    ab.rest |= b.alphabet();
    if (how != strategy::possessive) ab.extension = ab.rest;
    else if (b.nullable) ab.extension |= a.extension | b.first;
    if (how != strategy::possessive || b.nullable) ab.max_ends = few(1ULL * a.max_ends * b.max_ends);
    limit(ab, tries_of(how, a, b));
    return ab;
}

/// a / b, where a match of one that is a proper prefix of a match of the other is followed by a byte of `shared`
constexpr rule_analysis choice_of(rule_analysis const& a, rule_analysis const& b, byte_set const& shared,
                                  bool disjoint) noexcept {
    rule_analysis ab{
        a.first | b.first,   a.rest | b.rest, shared, a.nullable || b.nullable, a.counts_rounds || b.counts_rounds,
        larger(a.how, b.how)};
    if (a.max_ends != 1) ab.extension |= a.extension;
    if (b.max_ends != 1) ab.extension |= b.extension;
    if (a.nullable) ab.extension |= b.first;
    if (b.nullable) ab.extension |= a.first;
    if (!ab.extension.empty())
        ab.max_ends = few(a.max_ends != 0 && b.max_ends != 0 ? 1ULL * a.max_ends + b.max_ends : 0);
    limit(ab, disjoint && !ab.nullable ? larger(a.max_tries, b.max_tries) : unsigned{a.max_tries} + b.max_tries);
    return ab;
}

/// [ a ], where a match of a ends with a byte of `last`
constexpr option_analysis option_of(rule_analysis const& a, byte_set const& last) noexcept {
    option_analysis optional{a, a.extension, last};
    optional.extension |= a.first;
    optional.nullable = true;
    optional.max_ends = few(a.max_ends != 0 ? 1ULL * a.max_ends + 1 : 0);
    return optional;
}

/// min*max a
constexpr rule_analysis repetition_of(rule_analysis const& a, unsigned min, unsigned max) noexcept {
    if (max == 0) return {.nullable = true};
    rule_analysis many = a;
    bool const is_possessive = max == 1 || a.is_possessive_before(a);
    if (max > 1) many.rest |= a.first;
    if (!is_possessive) many.extension = many.rest;
    else if (min < max) many.extension |= a.first;
    many.nullable = min == 0 || a.nullable;
    many.counts_rounds = a.counts_rounds || (max == unbounded && min > 1);
    if (!is_possessive) many.how = strategy::simulation;
    many.max_ends = few(is_possessive && a.max_ends == 1 ? 1ULL * max - min + 1 : 0);
    limit(many, a.max_tries);
    return many;
}

/// name = a, for rules that contain the name: a named rule is matched by its own strategy. `positions` are those of its
/// simulation.
constexpr rule_analysis named_as(rule_analysis a, std::size_t positions) noexcept {
    if (a.how == strategy::simulation) {
        a.max_tries = static_cast<unsigned short>(positions);
        if (a.max_ends != 1) a.max_ends = 0;
    }
    a.how = strategy::possessive;
    return a;
}

/// The last byte of a match.
template <class R>
constexpr byte_set last_of(R const& r) noexcept {
    return r.analysis.alphabet();
}
template <class A, class B>
constexpr byte_set last_of(sequence<A, B> const& r) noexcept {
    return r.tail.analysis.nullable ? last_of(r.head) | last_of(r.tail) : last_of(r.tail);
}

/// The bytes after the first one, in matches that start with a byte of `set`.
template <class R>
constexpr byte_set rest_after(byte_set const& set, R const& r) noexcept {
    return r.analysis.rest_after(set);
}
template <fixed_string Name, class Definition>
    requires(!named<Name, Definition>::one_byte)
constexpr byte_set rest_after(byte_set const& set, named<Name, Definition> const& r) noexcept;
template <class A, class B>
constexpr byte_set rest_after(byte_set const& set, choice<A, B> const& r) noexcept {
    if constexpr (choice<A, B>::one_byte) return {};
    else return rest_after(set, r.head) | rest_after(set, r.tail);
}
template <fixed_string Name, class Definition>
    requires(!named<Name, Definition>::one_byte)
constexpr byte_set rest_after(byte_set const& set, named<Name, Definition> const& r) noexcept {
    return rest_after(set, r.definition);
}

} // namespace detail
} // namespace consturi::abnf

#endif
