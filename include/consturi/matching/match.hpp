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
    if (!run.match(text)) return false;
    Syntax::captures::assign(at, run);
    return Syntax::is(rule, at);
}

} // namespace consturi::detail

#endif
