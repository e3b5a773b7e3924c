// Interpreter of the reference matcher.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/reference_matcher.hpp"

#include <algorithm>

namespace reference_matcher {

static char lowered(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

static bool starts_with(std::string_view text, std::string_view prefix) {
    return text.size() >= prefix.size() && std::equal(prefix.begin(), prefix.end(), text.begin(), [](char a, char b) {
               return lowered(a) == lowered(b);
           });
}

static positions ends_of_repetition(node const& rule, std::string_view text, positions at) {
    positions to;
    for (unsigned n = 0; !at.empty(); ++n) {
        if (n >= rule.min) {
            auto const before = to.size();
            to.insert(at.begin(), at.end());
            if (rule.max == detail::unbounded && to.size() == before) break;
        }
        if (n == rule.max) break;
        at = ends(rule.parts[0], text, at);
    }
    return to;
}

positions ends(node const& rule, std::string_view text, positions const& from) {
    positions to;
    switch (rule.is) {
    case node::kind::range:
        for (auto const p : from)
            if (p < text.size() && rule.low <= static_cast<unsigned char>(text[p])
                && static_cast<unsigned char>(text[p]) <= rule.high)
                to.insert(p + 1);
        return to;
    case node::kind::text:
        for (auto const p : from)
            if (starts_with(text.substr(p), rule.text)) to.insert(p + rule.text.size());
        return to;
    case node::kind::sequence: return ends(rule.parts[1], text, ends(rule.parts[0], text, from));
    case node::kind::choice:
        to = ends(rule.parts[0], text, from);
        to.merge(ends(rule.parts[1], text, from));
        return to;
    case node::kind::repetition: return ends_of_repetition(rule, text, from);
    }
    return to;
}

} // namespace reference_matcher
