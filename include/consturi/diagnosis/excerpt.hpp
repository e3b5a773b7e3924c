// How mistakes are told: a sentence, and a text with a place below it for a caret.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_EXCERPT_HPP
#define CONSTURI_DIAGNOSIS_EXCERPT_HPP

#include <consturi/diagnosis/diagnose.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

/// What is said of a mistake.
constexpr std::string_view sentence_of(mistake which) noexcept {
    switch (which) {
#define CONSTURI_MISTAKE(name, sentence) case mistake::name: return sentence;
#include <consturi/diagnosis/mistakes.def>
    }
    return {};
}

/// Appends `c` as it is shown: a control or non-ASCII byte as an escape.
template <class String>
constexpr void append_visibly(String& out, char c) {
    if (' ' <= c && c <= '~') return out.push_back(c);
    constexpr char digits[] = "0123456789ABCDEF";
    auto const byte = static_cast<unsigned char>(c);
    for (char const shown : {'\\', 'x', digits[byte >> 4], digits[byte & 15]}) out.push_back(shown);
}

/// Appends a line with the part of `text` around the byte at `position`, and what stands before that byte on the next.
template <class String>
constexpr void append_excerpt(String& out, std::string_view text, std::size_t position) {
    constexpr std::size_t before = 48, behind = 24; // bytes shown on either side of the place
    constexpr std::string_view cut = "...";
    auto const append = [&](std::string_view part) {
        for (char const c : part) append_visibly(out, c);
    };
    auto const at = position < text.size() ? position : text.size();
    auto const from = at > before + cut.size() ? at - before : 0;
    auto const to = text.size() - at > behind + cut.size() ? at + behind : text.size();

    auto const begin = out.size();
    append(from != 0 ? cut : "");
    append(text.substr(from, at - from));
    auto const column = out.size() - begin;
    append(text.substr(at, to - at));
    append(to != text.size() ? cut : "");
    out.push_back('\n');
    for (std::size_t i = 0; i != column; ++i) out.push_back(' ');
}

} // namespace consturi

#endif
