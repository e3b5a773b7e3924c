// Matching at run time, by masks and by the automaton of a syntax.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_MATCHING_MATCH_AT_RUN_TIME_HPP
#define CONSTURI_MATCHING_MATCH_AT_RUN_TIME_HPP

#include <consturi/abnf/automaton.hpp>
#include <consturi/matching/masks.hpp>
#include <consturi/matching/match_components.hpp>

#include <string_view>

namespace consturi::detail {

/// (Not inlined, so that texts that masks match do not pay for its registers.)
template <class Syntax, class InstructionSet>
[[gnu::noinline]] bool match_by_automaton(std::string_view text, typename Syntax::components& at) noexcept {
    abnf::detail::automaton_run<automaton_of<Syntax>, InstructionSet> run;
    if (!run.read(text) || !run.finish()) return false;
    Syntax::captures::assign(at, run);
    return true;
}

template <class Syntax, class InstructionSet>
bool match_at_run_time(std::string_view text, typename Syntax::components& at) noexcept {
    if constexpr (requires { Syntax::masks_decide; }) {
        auto const found = match_by_masks<InstructionSet>(text, at);
        if (found == mask_match::yes) return true;
        if (found == mask_match::no && Syntax::masks_decide) return false;
    }
    return match_by_automaton<Syntax, InstructionSet>(text, at);
}

template <class Syntax, class InstructionSet>
bool matches_between(surroundings const& around, std::string_view text) noexcept {
    abnf::detail::automaton_run<automaton_of<Syntax>, InstructionSet> run;
    auto const begin = around.before.size(), end = begin + text.size();
    return run.read(around.before) && run.read(text) && run.read(around.after) && run.finish()
           && run.covers(around.component, begin, end);
}

} // namespace consturi::detail

#endif
