// Where and why a text does not match a rule of any grammar.
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

template <class InstructionSet, fixed_string Name, class Definition>
char const* interpret(named<Name, Definition> const&, input& in) noexcept; // in interpret.hpp

#include <consturi/support/if_consteval.def>

/// Matches with an observer. In the compiler, this is done by the matcher of the first pass, which notifies the
/// observer there; at run time, by the interpreter of tables, except for a rule that has no name or is one byte.
///
/// `Observed` can be false only in constant expressions.
template <bool Observed, class InstructionSet, rule R>
constexpr char const* observe(R const& rule, input& in) noexcept {
    return longest_match<Observed, InstructionSet>(rule, in.first, in);
}
template <bool Observed, class InstructionSet, fixed_string Name, class Definition>
    requires(!named<Name, Definition>::one_byte)
constexpr char const* observe(named<Name, Definition> const& rule, input& in) noexcept {
    if consteval {
        return longest_match<false, InstructionSet>(rule, in.first, in);
    } else {
        if constexpr (Observed) return interpret<InstructionSet>(rule, in);
        else trap();
    }
}

#include <consturi/support/if_consteval.def>

/// Matches `text` with an observer, and returns what it has recorded. The whole of `text` must not match `rule`.
/// `delimiters` are bytes beside those of the rule at which its parts end. `Observed` is that of observe.
template <bool Observed, class InstructionSet, class R>
constexpr mismatch mismatch_of(R const& rule, std::string_view text, byte_set const& delimiters) noexcept {
    auto in = input_of(text);
    furthest_failure failure(in.first, rule.analysis.alphabet() | delimiters);
    in.observer = &failure;
    auto const end = observe<Observed, InstructionSet>(rule, in);
    auto const offset = [&](char const* p) { return static_cast<std::size_t>(p - in.first); };
    if (end && failure.at() < end) return {offset(end), name_of(rule), 0, {}, true}; // it cannot continue in any text
    auto const& innermost = failure.innermost();
    return {offset(failure.at()), innermost.name(), innermost.begin ? offset(innermost.begin) : 0, failure.expected(),
            end == failure.at()};
}

} // namespace detail
} // namespace consturi::abnf

#endif
