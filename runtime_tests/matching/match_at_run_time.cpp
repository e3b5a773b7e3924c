// At run time, masks and automata find the same components as the templates of the matcher.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "mutated_uris.hpp"

#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/matching/match_at_run_time.hpp>
#include <consturi/rfc2396.hpp>

#include <string_view>

using namespace consturi;

/// Whether all engines match the rule, with the same components. (Masks leave few texts to the automaton.)
template <class Syntax, class Rule>
static bool engines_agree(Rule const& rule, std::string_view text) {
    static_assert(detail::has_automaton<Rule, Syntax>);
    typename Syntax::components expected, found, by_automaton;
    bool const matches = abnf::detail::match_captures<typename Syntax::captures>(rule, text, expected);
    bool const is_found = detail::match_components<Syntax>(rule, text, found);
    bool const is_found_by_automaton = detail::match_by_automaton<Syntax, detail::instruction_set>(text, by_automaton)
                                       && Syntax::is(rule, by_automaton);
    return is_found == matches && is_found_by_automaton == matches
           && (!matches || (found == expected && by_automaton == expected))
           && detail::matches_rule<Syntax>(rule, text) == matches;
}

TEST_CASE("masks, automata and templates find the same components in mutated URIs") {
    for_each_mutated_uri(20'000, [](std::string_view text) {
        INFO(text);
        CHECK((engines_agree<rfc3986::syntax>(rfc3986::URI, text)
               && engines_agree<rfc3986::syntax>(rfc3986::URI_reference, text)
               && engines_agree<rfc3986::syntax>(rfc3986::absolute_URI, text)
               && engines_agree<rfc3986::syntax>(rfc3986::relative_ref, text)));
        CHECK((engines_agree<rfc2396::syntax>(rfc2396::URI_reference, text)
               && engines_agree<rfc2396::syntax>(rfc2396::absoluteURI, text)
               && engines_agree<rfc2732::syntax>(rfc2732::URI_reference, text)
               && engines_agree<rfc2732::syntax>(rfc2732::absoluteURI, text)));
        CHECK(engines_agree<java::syntax>(java::grammar::URI_reference, text));
        CHECK((engines_agree<rfc3987::syntax>(rfc3987::IRI, text)
               && engines_agree<rfc3987::syntax>(rfc3987::IRI_reference, text)));
    });
}
