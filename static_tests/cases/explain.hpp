// Texts that do not match rules of a user, with the position, the rule and the expected bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_EXPLAIN_HPP
#define CONSTURI_CASES_EXPLAIN_HPP

#include "cases/cases.hpp"

#include <consturi/abnf/checked.hpp>
#include <consturi/abnf/explain.hpp>
#include <consturi/abnf/notation.hpp>
#include <consturi/rfc/rfc5234.hpp>

#include <optional>

namespace cases {

namespace abnf = consturi::abnf;

namespace own_rules {
using namespace abnf::notation;
using consturi::rfc5234::ALPHA, consturi::rfc5234::DIGIT;

inline constexpr auto month = "month"_rule = [] { return "0" >> x('1', '9') | "1" >> x('0', '2'); };
inline constexpr auto date = "date"_rule = [] { return 4_(DIGIT) >> "-" >> month >> opt["T" >> 2_(DIGIT)]; };
inline constexpr auto sku = "sku"_rule = [] { return *(ALPHA | DIGIT) >> DIGIT >> "."; }; // matched by simulation
inline constexpr auto shelf = "shelf"_rule = [] { return sku >> "/" >> sku; };
} // namespace own_rules

using own_rule = std::optional<abnf::mismatch> (*)(text);
template <auto const& Rule>
constexpr std::optional<abnf::mismatch> mismatch_with(text input) {
    return abnf::find_mismatch(Rule, input);
}
template <auto const&... Rules>
constexpr std::optional<abnf::mismatch> mismatch_with_sequence(text input) {
    return abnf::find_mismatch((Rules >> ...), input);
}
template <auto const& Rule>
constexpr std::optional<abnf::mismatch> mismatch_in_checked(text input) {
    auto const parsed = abnf::checked<Rule>::parse(input);
    if (!parsed) return parsed.error();
    return parsed->text() == input ? std::nullopt : std::optional(abnf::mismatch{});
}

/// A text, and the mismatch with a rule.
struct own_mismatch {
    own_rule find;
    text input;
    std::size_t position;
    text rule;
    std::size_t rule_position;
    consturi::byte_set expected;
    bool end_expected = false;
};
constexpr text input_of(own_mismatch const& row) { return row.input; }
constexpr bool holds(own_mismatch const& row, text input) {
    auto const found = row.find(input);
    return found == abnf::mismatch{row.position, row.rule, row.rule_position, row.expected, row.end_expected};
}

constexpr auto digits = consturi::byte_set::of("0123456789");
constexpr auto letters = consturi::rfc5234::ALPHA.analysis.first;

inline constexpr own_mismatch own_mismatches[] = {
    {mismatch_with<own_rules::date>, "2026-13", 6, "month", 5, consturi::byte_set::of("012")},
    {mismatch_in_checked<own_rules::date>, "2026-13", 6, "month", 5, consturi::byte_set::of("012")},
    {mismatch_with<own_rules::date>, "2026-2", 5, "month", 5, consturi::byte_set::of("01")},
    {mismatch_with<own_rules::date>, "2026", 4, "date", 0, consturi::byte_set::of("-")},
    {mismatch_with<own_rules::date>, "", 0, "date", 0, digits},
    {mismatch_with<own_rules::date>, "2026-01 ", 7, "date", 0, consturi::byte_set::of("Tt"), true},
    {mismatch_with<own_rules::date>, "2026-01T111", 10, "date", 0, {}, true},
    {mismatch_with<own_rules::sku>, "ab?", 2, "sku", 0, letters | digits},
    {mismatch_with<own_rules::sku>, "ab1?", 3, "sku", 0, letters | digits | consturi::byte_set::of(".")},
    {mismatch_in_checked<own_rules::sku>, "", 0, "sku", 0, letters | digits},
    {mismatch_with<own_rules::shelf>, "a1./b.", 5, "sku", 4, letters | digits},
    {mismatch_with_sequence<own_rules::month, own_rules::month>, "01?", 2, "month", 2, consturi::byte_set::of("01")},
    {mismatch_with_sequence<own_rules::DIGIT, own_rules::DIGIT>, "1", 1, "", 0, digits},
};

/// A text that matches.
struct own_match {
    own_rule find;
    text input;
};
constexpr text input_of(own_match const& row) { return row.input; }
constexpr bool holds(own_match const& row, text input) { return !row.find(input); }

inline constexpr own_match own_matches[] = {
    {mismatch_with<own_rules::date>, "2026-12"},
    {mismatch_in_checked<own_rules::date>, "2026-12"},
    {mismatch_in_checked<own_rules::sku>, "abc1."},
    {mismatch_with<own_rules::sku>, "abc1."},
    {mismatch_with_sequence<own_rules::DIGIT, own_rules::DIGIT>, "11"},
};

} // namespace cases

#endif
