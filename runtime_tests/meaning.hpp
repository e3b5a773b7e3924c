// What a rule means, by definition: all the places where its matches end (RFC 5234, 3). Slow, and simple enough to trust.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_MEANING_HPP
#define CONSTURI_RUNTIME_TESTS_MEANING_HPP

#include <consturi/abnf/notation.hpp>

#include <cstddef>
#include <set>
#include <string_view>

namespace meaning {

using namespace consturi::abnf;
using places = std::set<std::size_t>;

inline bool same_letter(char a, char b) {
    auto const lowered = [](char c) { return 'A' <= c && c <= 'Z' ? c - 'A' + 'a' : c; };
    return lowered(a) == lowered(b);
}

inline places ends(range const& r, std::string_view text, places const& from) {
    places to;
    for (auto const p : from)
        if (p < text.size() && r.low <= static_cast<byte>(text[p]) && static_cast<byte>(text[p]) <= r.high) to.insert(p + 1);
    return to;
}
inline places ends(character const& r, std::string_view text, places const& from) {
    places to;
    for (auto const p : from)
        if (p < text.size() && same_letter(text[p], r.written)) to.insert(p + 1);
    return to;
}
template <std::size_t N>
places ends(string<N> const& r, std::string_view text, places from) {
    for (char const c : std::string_view(r.written, N)) from = ends(character(c), text, from);
    return from;
}
template <class A, class B> places ends(sequence<A, B> const&, std::string_view, places const&);
template <class A, class B> places ends(choice<A, B> const&, std::string_view, places const&);
template <class R> places ends(option<R> const&, std::string_view, places const&);
template <class R> places ends(group<R> const&, std::string_view, places const&);
template <class R, unsigned Max> places ends(repetition<R, Max> const&, std::string_view, places const&);
template <name_text Name, class Definition>
places ends(named<Name, Definition> const& r, std::string_view text, places const& from) { return ends(r.definition, text, from); }

template <class A, class B>
places ends(sequence<A, B> const& r, std::string_view text, places const& from) {
    return ends(r.tail, text, ends(r.head, text, from));
}
template <class A, class B>
places ends(choice<A, B> const& r, std::string_view text, places const& from) {
    auto to = ends(r.head, text, from);
    to.merge(ends(r.tail, text, from));
    return to;
}
template <class R>
places ends(option<R> const& r, std::string_view text, places const& from) {
    auto to = ends(r.body, text, from);
    to.insert(from.begin(), from.end());
    return to;
}
template <class R>
places ends(group<R> const& r, std::string_view text, places const& from) { return ends(r.body, text, from); }
template <class R, unsigned Max>
places ends(repetition<R, Max> const& r, std::string_view text, places const& from) {
    places to;
    auto at = from;
    for (unsigned n = 0; !at.empty(); ++n) {
        if (n >= r.min) {
            auto const before = to.size();
            to.insert(at.begin(), at.end());
            if (Max == unbounded && to.size() == before) break;
        }
        if (n == Max) break;
        at = ends(r.body, text, at);
    }
    return to;
}

} // namespace meaning

#endif
