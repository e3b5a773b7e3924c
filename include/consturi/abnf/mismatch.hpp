// Where and why a text does not match a rule.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_MISMATCH_HPP
#define CONSTURI_ABNF_MISMATCH_HPP

#include <consturi/abnf/match.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::abnf {

/// Where and why a text does not match a rule: the result of find_mismatch.
struct mismatch {
    std::size_t
        position; ///< the first byte at which the text cannot continue; the size of the text, if it is too short
    std::string_view rule;     ///< the innermost rule that cannot continue; empty, if none has a name
    std::size_t rule_position; ///< where the match of `rule` began
    byte_set expected;         ///< the bytes that could be at `position`
    bool end_expected;         ///< whether the text could end there

    [[nodiscard]] friend constexpr bool operator==(mismatch const&, mismatch const&) = default;
};

namespace detail {

template <class R>
constexpr std::string_view name_of(R const&) noexcept {
    return {};
}
template <fixed_string Name, class Definition>
constexpr std::string_view name_of(named<Name, Definition> const& r) noexcept {
    return r.name();
}

/// Matches `text` with an observer, and returns what it has recorded. The whole of `text` must not match `rule`.
/// `delimiters` are bytes beside those of the rule at which its parts end. `Observed` can be false only in constant
/// expressions, where the matcher of the first pass notifies the observer, too.
template <bool Observed, class InstructionSet, class R>
constexpr mismatch mismatch_of(R const& rule, std::string_view text, byte_set const& delimiters) noexcept {
    auto in = input_of(text);
    furthest_failure failure(in.first, rule.analysis.alphabet() | delimiters);
    in.observer = &failure;
    auto const end = longest_match<Observed, InstructionSet>(rule, in.first, in);
    auto const offset = [&](char const* p) { return static_cast<std::size_t>(p - in.first); };
    if (end && failure.at() < end) return {offset(end), name_of(rule), 0, {}, true}; // it cannot continue in any text
    auto const& innermost = failure.innermost();
    return {offset(failure.at()), innermost.rule, innermost.begin ? offset(innermost.begin) : 0, failure.expected(),
            end == failure.at()};
}

} // namespace detail
} // namespace consturi::abnf

#endif
