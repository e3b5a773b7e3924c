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

// The octets of a character are those that its code point has in UTF-8 (RFC 3629 3).
static std::size_t size_of_character(node const& rule, std::string_view text) {
    char32_t c = 0;
    for (std::size_t size = 1; size <= 4 && size <= text.size(); ++size) {
        auto const octet = static_cast<unsigned char>(text[size - 1]);
        c = size == 1 ? octet
                            & (octet < 0x80   ? 0x7F
                               : octet < 0xE0 ? 0x1F
                               : octet < 0xF0 ? 0xF
                                              : 7)
                      : c << 6 | (octet & 0x3F);
        bool const is_surrogate = 0xD800 <= c && c <= 0xDFFF;
        if (c < rule.min || rule.max < c || is_surrogate) continue;
        std::string octets;
        consturi::append_utf8(octets, c);
        if (octets == text.substr(0, size)) return size;
    }
    return 0;
}

static positions ends_of_repetition(node const& rule, std::string_view text, positions at) {
    positions to;
    for (unsigned n = 0; !at.empty(); ++n) {
        if (n >= rule.min) {
            auto const before = to.size();
            to.insert(at.begin(), at.end());
            if (rule.max == unbounded && to.size() == before) break;
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
        for (auto const& part : rule.parts) to.merge(ends(part, text, from));
        return to;
    case node::kind::character:
        for (auto const p : from)
            if (auto const size = size_of_character(rule, text.substr(p))) to.insert(p + size);
        return to;
    case node::kind::repetition: return ends_of_repetition(rule, text, from);
    }
    return to;
}

} // namespace reference_matcher
