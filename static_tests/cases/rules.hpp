// Rows of tables that say which texts a rule accepts.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_RULES_HPP
#define CONSTURI_CASES_RULES_HPP

#include "cases/cases.hpp"

#include <consturi/abnf/match.hpp>

namespace cases {

using predicate = bool (*)(text);
template <auto const& Rule>
constexpr bool by(text input) {
    return consturi::matches(Rule, input);
}

/// A rule, a text, and whether the rule accepts it.
struct rule_case {
    predicate rule;
    text input;
    bool accepted;
};
inline constexpr bool yes = true, no = false;

constexpr text input_of(rule_case const& row) { return row.input; }
constexpr bool holds(rule_case const& row, text input) { return row.rule(input) == row.accepted; }

/// A rule that matches single bytes, and these bytes.
struct one_byte_rule {
    predicate rule;
    text bytes;
};

/// Whether the rule accepts exactly the listed ones of all 256 bytes.
constexpr bool holds(one_byte_rule const& row, text) {
    for (int byte = 0; byte != 256; ++byte) {
        char const c = static_cast<char>(byte);
        if (row.rule({&c, 1}) != (row.bytes.find(c) != text::npos)) return false;
    }
    return true;
}
constexpr text input_of(one_byte_rule const& row) { return row.bytes; }

} // namespace cases

#endif
