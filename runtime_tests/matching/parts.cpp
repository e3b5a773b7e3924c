// The automaton of URI-reference matches the parts of a URI between their surroundings.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../../tools/generate/automata/determinize.hpp"
#include "catch.hpp"

#include <consturi/matching/match_at_run_time.hpp>
#include <consturi/matching/rfc3986_automaton.hpp>

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace consturi;
using syntax = rfc3986::syntax;

static automata::automaton automaton_of(auto const& rule) {
    automata::positions<syntax::captures> positions;
    positions.add(rule);
    return automata::determinize(positions.all, positions.goals, {});
}

namespace {

/// A run of an automaton that says all that matters to what follows.
struct run {
    automata::automaton const& of;
    std::optional<std::size_t> state = 0;
    bool begins_later = false; // whether the component begins after the first byte of the part

    void read(char c, unsigned component, bool is_later) {
        auto const next = state ? of.states[*state].steps[of.class_of[static_cast<unsigned char>(c)]] : std::nullopt;
        state = next ? std::optional(next->state) : std::nullopt;
        if (next && next->tags & automata::begin_of(component)) begins_later = is_later;
    }
};

} // namespace

/// Compares all texts: one for each pair of states of both automata, and each byte after it.
static void check(auto const& rule) {
    INFO(rule.name());
    auto const around = syntax::around(rule);
    auto const whole = automaton_of(rfc3986::URI_reference), part = automaton_of(rule);
    std::set<std::tuple<std::optional<std::size_t>, bool, std::optional<std::size_t>, bool>> seen;
    std::vector<std::string> texts{""};
    for (std::size_t i = 0; i != texts.size(); ++i) {
        auto const text = texts[i];
        run a{whole}, b{part};
        for (char const c : around.before) a.read(c, around.component, false);
        for (auto const& c : text) {
            a.read(c, around.component, &c != text.data());
            b.read(c, around.component, false);
        }
        bool const matches = b.state && part.states[*b.state].tags_at_end;
        if (detail::matches_rule<syntax>(rule, text) != matches) FAIL_CHECK(text);
        if (!seen.emplace(a.state, a.begins_later, b.state, text.empty()).second || (!a.state && !b.state)) continue;
        for (unsigned c = 0; c != 256; ++c) texts.push_back(text + static_cast<char>(c));
    }
    CHECK(seen.size() > 1);
}

TEST_CASE("the automaton matches the parts of a URI as their rules do") {
    check(rfc3986::scheme);
    check(rfc3986::userinfo);
    check(rfc3986::host);
    check(rfc3986::reg_name);
    check(rfc3986::IPv6address);
    check(rfc3986::IPvFuture);
    check(rfc3986::port);
    check(rfc3986::path);
    check(rfc3986::path_absolute);
    check(rfc3986::query);
    check(rfc3986::fragment);
}
