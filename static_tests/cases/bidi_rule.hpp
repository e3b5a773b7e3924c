// Labels, and whether they follow the Bidi rule.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_BIDI_RULE_HPP
#define CONSTURI_CASES_BIDI_RULE_HPP

#include "cases/cases.hpp"

#include <consturi/host/bidi_rule.hpp>

namespace cases {

struct bidi_rule_case {
    text label;
    bool has_right_to_left, follows_rule;
};

constexpr text input_of(bidi_rule_case const& row) { return row.label; }
constexpr bool holds(bidi_rule_case const& row, text input) {
    consturi::detail::bidi_label const label(input);
    return label.has_right_to_left == row.has_right_to_left && label.follows_rule == row.follows_rule;
}

// clang-format off

inline constexpr bidi_rule_case bidi_rule_cases[] = {
    {"",                     false, false},
    {"a",                    false, true},
    {"a-1",                  false, true},
    {"1a",                   false, false}, // rule 1
    {"_a",                   false, false},
    {"\u0301a",              false, false},
    {"\u0661\u05D0",         true,  false},
    {"\u05D0",               true,  true},
    {"\u05D0b\u05D0",        true,  false}, // rule 2
    {"\u05D0-\u05D0",        true,  true},
    {"\u05D0-",              true,  false}, // rule 3
    {"\u05D01",              true,  true},
    {"\u0627\u0661",         true,  true},
    {"\u05D0\u05B8",         true,  true},
    {"\u05D0-\u05B8",        true,  false},
    {"\u06271\u0661\u0627",  true,  false}, // rule 4
    {"a\u05D0",              true,  false}, // rule 5
    {"a\u0661b",             true,  false},
    {"a-",                   false, false}, // rule 6
    {"a\u0301",              false, true},
    {"a-\u0301",             false, false},
    {"\u4F8B\u3048",         false, true},
    {"a\xC3",                false, false}, // not UTF-8
};

// clang-format on

} // namespace cases

#endif
