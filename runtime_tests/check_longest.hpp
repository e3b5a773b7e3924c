// The longest match that the matcher finds against the longest there is by the meaning of the rule.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_CHECK_LONGEST_HPP
#define CONSTURI_RUNTIME_TESTS_CHECK_LONGEST_HPP

#include "copies.hpp"
#include "meaning.hpp"

#include <consturi.hpp>

#include <cstddef>
#include <string>
#include <string_view>

/// The end of the longest match from the beginning of `text`, -1 where there is none: by each way there is to match.
template <class Rule>
void check_longest(Rule const& rule, std::string_view input) {
    copy_of const copy(input);
    std::string_view const text = copy;
    auto const ends = meaning::ends(rule, text, {0});
    auto const expected = ends.empty() ? -1 : static_cast<std::ptrdiff_t>(*ends.rbegin());

    auto subject = consturi::subject_of(text);
    auto const offset = [&](char const* p) { return p ? p - subject.first : -1; };
    INFO(std::string(text));
    INFO(consturi::abnf::to_abnf(rule));
    CHECK(offset(consturi::abnf::longest_match(rule, subject.first, subject)) == expected);
    if (!rule.facts.counts) CHECK(offset(consturi::abnf::step(rule, subject.first, subject.last).end) == expected);

    // Listening changes nothing.
    consturi::abnf::trace trace(subject.first, rule.facts.alphabet());
    subject.listener = &trace;
    CHECK(offset(consturi::abnf::longest_match<true>(rule, subject.first, subject)) == expected);
}

/// All texts of up to `size` bytes of `alphabet`.
template <class Rule>
void check_texts(Rule const& rule, std::string_view alphabet, std::size_t size, std::string text = {}) {
    check_longest(rule, text);
    if (text.size() == size) return;
    for (char const c : alphabet) check_texts(rule, alphabet, size, text + c);
}

#endif
