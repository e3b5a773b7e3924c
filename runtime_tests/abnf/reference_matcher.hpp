// Reference matcher: all end positions of the matches of a rule, by the definitions of RFC 5234 3. It is slow, and
// simple enough to be correct by inspection.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_ABNF_REFERENCE_MATCHER_HPP
#define CONSTURI_RUNTIME_TESTS_ABNF_REFERENCE_MATCHER_HPP

#include <consturi/abnf/code_points.hpp>

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace reference_matcher {

using namespace consturi::abnf;

/// A rule as data, interpreted at run time: a template instantiated for each rule would take minutes to compile.
struct node {
    enum class kind { range, character, text, sequence, choice, repetition } is;
    std::vector<node> parts{};
    unsigned char low = 0, high = 0;
    std::string text{};
    unsigned min = 0, max = 0; // of a repetition; of the code points of a character
};

inline node node_of(range const& r) { return {.is = node::kind::range, .low = r.low, .high = r.high}; }
inline node node_of(character const& r) { return {.is = node::kind::text, .text = {r.written}}; }
template <std::size_t N>
node node_of(string<N> const& r) {
    return {.is = node::kind::text, .text = {r.written, N}};
}
template <std::size_t N>
node node_of(code_points<N> const& r) {
    node any{.is = node::kind::choice};
    for (std::size_t i = 0; i != N; ++i)
        any.parts.push_back({.is = node::kind::character, .min = r.low[i], .max = r.high[i]});
    return any;
}
template <class A, class B>
node node_of(sequence<A, B> const&);
template <class A, class B>
node node_of(choice<A, B> const&);
template <class R>
node node_of(option<R> const&);
template <class R>
node node_of(group<R> const&);
template <class R, unsigned Max>
node node_of(repetition<R, Max> const&);
template <consturi::fixed_string Name, class Definition>
node node_of(named<Name, Definition> const& r) {
    return node_of(r.definition);
}

template <class A, class B>
node node_of(sequence<A, B> const& r) {
    return {.is = node::kind::sequence, .parts = {node_of(r.head), node_of(r.tail)}};
}
template <class A, class B>
node node_of(choice<A, B> const& r) {
    return {.is = node::kind::choice, .parts = {node_of(r.head), node_of(r.tail)}};
}
template <class R>
node node_of(option<R> const& r) {
    return {.is = node::kind::repetition, .parts = {node_of(r.body)}, .max = 1};
}
template <class R>
node node_of(group<R> const& r) {
    return node_of(r.body);
}
template <class R, unsigned Max>
node node_of(repetition<R, Max> const& r) {
    return {.is = node::kind::repetition, .parts = {node_of(r.body)}, .min = r.min, .max = Max};
}

using positions = std::set<std::size_t>;

/// The end positions in `text` of all matches of `rule` that begin at one of `from`.
positions ends(node const& rule, std::string_view text, positions const& from);

} // namespace reference_matcher

#endif
