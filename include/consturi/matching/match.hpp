// Matching at run time, by the automaton of a syntax.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_MATCHING_MATCH_HPP
#define CONSTURI_MATCHING_MATCH_HPP

#include <consturi/abnf/automaton.hpp>
#include <consturi/matching/match_components.hpp>

#include <string_view>

namespace consturi::detail {

template <class Syntax, class InstructionSet, class R>
bool match_at_run_time(R const& rule, std::string_view text, typename Syntax::components& at) noexcept {
    abnf::detail::automaton_run<automaton_of<Syntax>, InstructionSet> run;
    if (!run.read(text) || !run.finish()) return false;
    Syntax::captures::assign(at, run);
    return Syntax::is(rule, at);
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
