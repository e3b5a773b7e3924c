// Comparison of the matcher's longest match with that of the reference matcher.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_ABNF_CHECK_LONGEST_HPP
#define CONSTURI_RUNTIME_TESTS_ABNF_CHECK_LONGEST_HPP

#include "abnf/reference_matcher.hpp"

#include <consturi/abnf/backtrack.hpp>
#include <consturi/abnf/match.hpp>
#include <consturi/abnf/print.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

/// The end of the longest match, or -1, for each way to match: without an observer, with one, and by simulation.
using longest_ends = std::array<std::ptrdiff_t, 3>;

template <class Rule>
constexpr longest_ends find_longest(Rule const& rule, std::string_view text) {
    auto in = consturi::abnf::detail::input_of(text);
    auto const offset = [&](char const* end) { return end ? end - in.first : -1; };
    auto const plain = offset(consturi::abnf::detail::longest_match(rule, in.first, in));
    auto const simulated =
        rule.analysis.counts_rounds ? plain : offset(consturi::abnf::detail::simulate(rule, in.first, in.last).end);
    consturi::abnf::detail::furthest_failure failure(in.first, rule.analysis.alphabet());
    in.observer = &failure;
    return {plain, offset(consturi::abnf::detail::longest_match<true>(rule, in.first, in)), simulated};
}

/// A type-erased rule: only `find` is compiled for each rule, the checks are compiled once.
struct tested_rule {
    std::string abnf;
    reference_matcher::node reference;
    std::function<longest_ends(std::string_view)> find;

    template <consturi::abnf::rule Rule>
    explicit(false) tested_rule(Rule const& rule)
        : abnf(consturi::abnf::to_abnf(rule)), reference(reference_matcher::node_of(rule)),
          find([rule](std::string_view text) { return find_longest(rule, text); }) {}

    longest_ends expected(std::string_view text) const;
};

/// Checks the longest match at the beginning of `text`.
void check_longest(tested_rule const& rule, std::string_view text);

/// Checks all texts of up to `size` bytes of `alphabet`.
void check_texts(tested_rule const& rule, std::string_view alphabet, std::size_t size);

#endif
