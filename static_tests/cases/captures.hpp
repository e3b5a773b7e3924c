// Captures of a key and a value, by rules that use them in many ways.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_CAPTURES_HPP
#define CONSTURI_CASES_CAPTURES_HPP

#include "cases/cases.hpp"

#include <consturi/abnf/captures.hpp>
#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc5234.hpp>

namespace cases {

namespace abnf = consturi::abnf;

struct pair {
    abnf::slice key, value;
    friend constexpr bool operator==(pair const&, pair const&) = default;
};
namespace pairs {
using namespace abnf::notation;
using consturi::rfc5234::ALPHA, consturi::rfc5234::DIGIT;

inline constexpr auto key = "key"_rule = [] { return 1 * ALPHA; };
inline constexpr auto value = "value"_rule = [] { return *(ALPHA | DIGIT); };

inline constexpr auto pair_or_value = "pair-or-value"_rule = [] { return opt[key >> "="] >> value; };
inline constexpr auto optional_key = "optional-key"_rule = [] { return opt[key >> "="]; };
inline constexpr auto discarded_value =
    "discarded-value"_rule = [] { return opt[key >> "="] >> opt[";" >> value >> "."]; };
inline constexpr auto either = "either"_rule = [] { return key >> "=" | value >> ";"; };
inline constexpr auto longest = "longest"_rule = [] { return key | value; };
inline constexpr auto no_capture = "no-capture"_rule = [] { return key | "ab" >> opt["1x"]; };
inline constexpr auto discarded_key = "discarded-key"_rule = [] { return opt[key >> "=>"] >> value; };
inline constexpr auto prefixed = "prefixed"_rule = [] { return opt[ALPHA >> "="] >> (key | 1 * DIGIT); };
inline constexpr auto numbered = "numbered"_rule = [] { return 2_(DIGIT) >> "=" >> value; };
} // namespace pairs

/// The captures of the longest match at the beginning of a text.
template <auto const& Rule>
constexpr pair pair_in(text input) {
    using table = abnf::captures<pair, abnf::fills<pairs::key, &pair::key>, abnf::fills<pairs::value, &pair::value>>;
    pair found;
    abnf::detail::capturing_input<table> in{consturi::abnf::detail::input_of(input), found};
    abnf::detail::longest_match(Rule, in.first, in);
    return found;
}

/// A rule, a text, and the expected captures.
struct capture {
    pair (*pair_in)(text);
    text input;
    pair expected;
};
constexpr text input_of(capture const& row) { return row.input; }
constexpr bool holds(capture const& row, text input) { return row.pair_in(input) == row.expected; }

inline constexpr abnf::slice nowhere{};
inline constexpr capture captures[] = {
    {pair_in<pairs::pair_or_value>, "ab=c1", {{0, 2}, {3, 5}}},
    {pair_in<pairs::pair_or_value>, "ab1", {nowhere, {0, 3}}},
    {pair_in<pairs::optional_key>, "ab=", {{0, 2}, nowhere}},
    {pair_in<pairs::optional_key>, "ab", {nowhere, nowhere}},
    {pair_in<pairs::discarded_value>, "ab=;c.", {{0, 2}, {4, 5}}},
    {pair_in<pairs::discarded_value>, "ab=;c", {{0, 2}, nowhere}},
    {pair_in<pairs::either>, "ab=", {{0, 2}, nowhere}},
    {pair_in<pairs::either>, "ab;", {nowhere, {0, 2}}},
    {pair_in<pairs::longest>, "ab", {{0, 2}, nowhere}},
    {pair_in<pairs::longest>, "ab1", {nowhere, {0, 3}}},
    {pair_in<pairs::no_capture>, "ab1", {{0, 2}, nowhere}},
    {pair_in<pairs::no_capture>, "ab1x", {nowhere, nowhere}},
    {pair_in<pairs::discarded_key>, "ab=>c", {{0, 2}, {4, 5}}},
    {pair_in<pairs::discarded_key>, "ab=c", {nowhere, {0, 2}}},
    {pair_in<pairs::prefixed>, "a=b", {{2, 3}, nowhere}},
    {pair_in<pairs::prefixed>, "a=1", {nowhere, nowhere}},
    {pair_in<pairs::numbered>, "12=ab", {nowhere, {3, 5}}},
    {pair_in<pairs::numbered>, "1=ab", {nowhere, nowhere}},
};

} // namespace cases

#endif
