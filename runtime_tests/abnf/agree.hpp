// Comparison of the failures that the interpreter of tables finds with those of the templates of the matcher.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_ABNF_AGREE_HPP
#define CONSTURI_RUNTIME_TESTS_ABNF_AGREE_HPP

#include <consturi/abnf/interpret.hpp>
#include <consturi/abnf/match.hpp>

#include <string_view>

/// Whether both find the same in a text, where `delimiters` are those of mismatch_of.
template <class Rule>
bool engines_agree(Rule const& rule, std::string_view text, consturi::byte_set const& delimiters = {}) {
    using consturi::abnf::detail::furthest_failure;
    auto const alphabet = rule.analysis.alphabet() | delimiters;
    auto templates = consturi::abnf::detail::input_of(text), tables = templates;
    furthest_failure expected(templates.first, alphabet), found(tables.first, alphabet);
    templates.observer = &expected;
    tables.observer = &found;
    return consturi::abnf::detail::longest_match<true>(rule, templates.first, templates)
               == consturi::abnf::detail::interpret<consturi::detail::instruction_set>(rule, tables)
           && found.at() == expected.at() && found.expected() == expected.expected()
           && found.innermost().name() == expected.innermost().name()
           && found.innermost().begin == expected.innermost().begin;
}

#endif
