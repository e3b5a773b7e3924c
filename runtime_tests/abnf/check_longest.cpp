// Implementation of check_longest.hpp.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/check_longest.hpp"
#include "exact_copy.hpp"

longest_ends tested_rule::expected(std::string_view text) const {
    auto const ends = reference_matcher::ends(reference, text, {0});
    auto const last = ends.empty() ? -1 : static_cast<std::ptrdiff_t>(*ends.rbegin());
    return {last, last, last};
}

void check_longest(tested_rule const& rule, std::string_view text) {
    auto const found = rule.find(exact_copy(text)), expected = rule.expected(text);
    if (found == expected) return; // CHECK would be too slow for a million texts
    INFO(rule.abnf);
    INFO(std::string(text));
    CHECK(found == expected);
}

static void check_all_after(std::string const& text, tested_rule const& rule, std::string_view alphabet,
                            std::size_t size) {
    check_longest(rule, text);
    if (text.size() == size) return;
    for (char const c : alphabet) check_all_after(text + c, rule, alphabet, size);
}

void check_texts(tested_rule const& rule, std::string_view alphabet, std::size_t size) {
    check_all_after("", rule, alphabet, size);
    CHECK(rule.find("") == rule.expected(""));
}
