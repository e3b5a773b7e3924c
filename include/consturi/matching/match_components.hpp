// Whether a text is valid by a rule and a syntax, and its components: the first pass.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_MATCHING_MATCH_COMPONENTS_HPP
#define CONSTURI_MATCHING_MATCH_COMPONENTS_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/syntax/components.hpp>

#include <string_view>

namespace consturi::detail {

/// The automaton of a syntax, which has its specialization in a header of its own.
template <class Syntax>
struct automaton_of;

/// Whether the whole of `text` matches the rule of the automaton. If so, `at` has the components, which say what other
/// rules it matches (Syntax::is).
template <class Syntax, class InstructionSet>
bool match_at_run_time(std::string_view text, typename Syntax::components& at) noexcept; // in match_at_run_time.hpp

template <class Syntax, class InstructionSet>
bool matches_between(surroundings const& around, std::string_view text) noexcept; // in match_at_run_time.hpp

#if defined(CONSTURI_NO_AUTOMATA)
inline constexpr bool uses_automata = false;
#else
inline constexpr bool uses_automata = true;
#endif

/// Whether the automaton of the syntax matches the rule.
template <class R, class Syntax>
concept has_automaton =
    uses_automata && requires(R const& rule, typename Syntax::components const& at) { Syntax::is(rule, at); };

/// Whether the automaton of the syntax matches the rule inside a larger text.
template <class R, class Syntax>
concept is_part = uses_automata && requires(R const& rule) { Syntax::around(rule); };

#include <consturi/support/if_consteval.def>

/// Whether the whole of `text` matches `rule`. If so, `at`, whose components are undefined before, has the components.
///
/// `Syntax::captures` is the table that maps the rules of the grammar to the members of `components`.
template <class Syntax, class InstructionSet = instruction_set, class R>
constexpr bool match_components(R const& rule, std::string_view text, typename Syntax::components& at) noexcept {
    using captures = typename Syntax::captures;
    if consteval {
        return abnf::detail::match_captures<captures, InstructionSet>(rule, text, at);
    } else {
        if constexpr (has_automaton<R, Syntax>)
            return text.size() <= max_text_size && match_at_run_time<Syntax, InstructionSet>(text, at)
                   && Syntax::is(rule, at);
        else return abnf::detail::match_captures<captures, InstructionSet>(rule, text, at);
    }
}

/// Whether the whole of `text`, which can have any size, matches `rule`.
template <class Syntax, class InstructionSet = instruction_set, class R>
constexpr bool matches_rule(R const& rule, std::string_view text) noexcept {
    if consteval {
        return matches<InstructionSet>(rule, text);
    } else {
        if constexpr (has_automaton<R, Syntax>) {
            typename Syntax::components at;
            return match_at_run_time<Syntax, InstructionSet>(text, at) && Syntax::is(rule, at);
        } else if constexpr (is_part<R, Syntax>) {
            bool const can_begin =
                text.empty() ? R::analysis.nullable : R::analysis.first.contains(static_cast<byte>(text[0]));
            return can_begin && matches_between<Syntax, InstructionSet>(Syntax::around(rule), text);
        } else {
            return matches<InstructionSet>(rule, text);
        }
    }
}

#include <consturi/support/if_consteval.def>

/// Whether the syntax can find an error in a text that matches: one that ABNF cannot express.
template <class Syntax>
concept finds_errors = requires(typename Syntax::components& at) { Syntax::find_error(std::string_view(), at); };

/// Whether the texts of the syntax are some of those of another one: the syntax of a scheme (schemes/scheme.hpp).
template <class Syntax>
concept narrows_another = requires { typename Syntax::narrowed; };

/// Whether the text is valid by the rule and the syntax. If so, `at`, whose components are undefined before, has the
/// components.
template <class Syntax, class InstructionSet = instruction_set, class R>
constexpr bool is_valid(R const& rule, std::string_view text, typename Syntax::components& at) noexcept {
    if constexpr (narrows_another<Syntax>)
        return match_components<typename Syntax::narrowed, InstructionSet>(rule, text, at)
               && Syntax::template accepts<InstructionSet>(text, at);
    else if constexpr (finds_errors<Syntax>)
        return match_components<Syntax, InstructionSet>(rule, text, at) && !Syntax::find_error(text, at);
    else return match_components<Syntax, InstructionSet>(rule, text, at);
}
template <class Syntax, class InstructionSet = instruction_set, class R>
constexpr bool is_valid(R const& rule, std::string_view text) noexcept {
    if constexpr (narrows_another<Syntax> || finds_errors<Syntax>) {
        typename Syntax::components at;
        return is_valid<Syntax, InstructionSet>(rule, text, at);
    } else {
        return matches_rule<Syntax, InstructionSet>(rule, text);
    }
}

} // namespace consturi::detail

#endif
