// Matching a rule of any syntax, with the components.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_MATCH_COMPONENTS_HPP
#define CONSTURI_SYNTAX_MATCH_COMPONENTS_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/syntax/components.hpp>

#include <string_view>

namespace consturi::detail {

/// Whether the whole of `text` matches `rule`. If so, `at`, whose components are undefined before, has the components.
///
/// `Syntax::captures` is the table that maps the rules of the grammar to the members of `components`.
template <class Syntax, class InstructionSet = instruction_set, class R>
constexpr bool match_components(R const& rule, std::string_view text, typename Syntax::captures::record& at) noexcept {
    return abnf::detail::match_captures<typename Syntax::captures, InstructionSet>(rule, text, at);
}

} // namespace consturi::detail

#endif
