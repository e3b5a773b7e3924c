// Any bytes at all, read as each of the four rules: verdicts against the RFC's automata, components against Appendix B,
// and errors that can be explained.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include "automaton.hpp"
#include "both_worlds.hpp"
#include "rfc_text.hpp"

template <auto const& Rule>
static auto const judge_of = referee::automaton_of(referee::rfc_3986(), Rule.name());

template <auto const& Rule>
static void try_rule(std::string_view text) {
    auto const& rule = Rule;
    auto const& judge = judge_of<Rule>;
    auto const parsed = referee::parse_as(rule, text);
    expect(parsed.has_value() == judge.accepts(text));
    expect(consturi::matches(rule, text) == parsed.has_value());
    if (parsed) {
        expect(parsed->text() == text);
        expect(referee::is_split_right(*parsed));
        if (parsed->port_number()) expect(std::to_string(*parsed->port_number()).size() <= parsed->port()->size());
    } else {
        auto const& error = parsed.error();
        expect(error.position() <= judge.alive(text));
        expect(!error.rule().empty() && !error.message().empty());
        auto const explained = error.explain(text);
        expect(explained.ends_with(error.message()) && explained.size() < 1000);
        for (char const c : explained) expect(c == '\n' || (' ' <= c && c <= '~'));
    }
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    try_rule<consturi::rfc3986::URI>(text);
    try_rule<consturi::rfc3986::URI_reference>(text);
    try_rule<consturi::rfc3986::absolute_URI>(text);
    try_rule<consturi::rfc3986::relative_ref>(text);
    return 0;
}
