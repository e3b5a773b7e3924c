// The parts of an explanation: the text around a position, and descriptions of bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_EXCERPT_HPP
#define CONSTURI_TEXT_EXCERPT_HPP

#include <consturi/text/ascii.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// Appends `c`; a control or non-ASCII byte as an escape, `\xNN`.
template <class String>
constexpr void append_escaped(String& out, char c) {
    if (' ' <= c && c <= '~') return out.push_back(c);
    for (char const shown : {'\\', 'x', upper_hexdigs[static_cast<byte>(c) >> 4], upper_hexdigs[c & 15]})
        out.push_back(shown);
}

constexpr std::size_t nothing_printable(std::string_view) noexcept { return 0; }

/// Appends a line with the bytes around `position`, and the indentation of a caret below the byte there. Control and
/// non-ASCII bytes are escaped. The exceptions are characters from `position` on, where they do not move the caret:
/// `printable` returns the size in bytes of a character at the beginning of a text if it is to be shown unchanged, or
/// 0.
template <class String>
constexpr void append_excerpt(String& out, std::string_view text, std::size_t position,
                              std::size_t (*printable)(std::string_view) = nothing_printable) {
    constexpr std::size_t max_before = 48, max_after = 24;
    constexpr std::string_view ellipsis = "...";
    auto const append = [&](std::string_view part) {
        for (char const c : part) append_escaped(out, c);
    };
    auto const at = position < text.size() ? position : text.size();
    auto const from = at > max_before + ellipsis.size() ? at - max_before : 0;
    auto const to = text.size() - at > max_after + ellipsis.size() ? at + max_after : text.size();

    auto const begin = out.size();
    append(from != 0 ? ellipsis : "");
    append(text.substr(from, at - from));
    auto const column = out.size() - begin;
    auto shown = at;
    while (shown < to) {
        if (auto const size = printable(text.substr(shown))) {
            for (char const c : text.substr(shown, size)) out.push_back(c);
            shown += size;
        } else {
            append_escaped(out, text[shown++]);
        }
    }
    append(shown != text.size() ? ellipsis : "");
    out.push_back('\n');
    for (std::size_t i = 0; i != column; ++i) out.push_back(' ');
}

} // namespace consturi::detail

#endif
