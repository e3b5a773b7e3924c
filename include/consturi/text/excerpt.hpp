// The parts of an explanation: the text around a position, and descriptions of bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_EXCERPT_HPP
#define CONSTURI_TEXT_EXCERPT_HPP

#include <consturi/text/ascii.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

/// Appends `c` to a string; a control or non-ASCII byte as an escape, `\xNN`.
template <class String>
constexpr void append_escaped(String& out, char c) {
    if (' ' <= c && c <= '~') return out.push_back(c);
    for (char const shown :
         {'\\', 'x', detail::upper_hexdigs[static_cast<detail::byte>(c) >> 4], detail::upper_hexdigs[c & 15]})
        out.push_back(shown);
}

/// A character that is shown unchanged: its bytes, and the columns that it takes. Without one, both are 0.
struct shown_character {
    std::size_t size, columns;
};
/// A function that says which character at the beginning of a text is shown unchanged; the text is not empty.
using shown_characters = shown_character (*)(std::string_view);

namespace detail {
constexpr shown_character no_other_than_ascii(std::string_view) noexcept { return {0, 0}; }
} // namespace detail

/// Appends a line with the bytes of `text` around `position`, and the indentation of a caret below the character there:
/// for messages about any text, like those of `parse_error::explain`. Control and non-ASCII bytes are escaped, except
/// for the characters that `shown` shows. A long text is cut to the part around the position.
///
///     std::string shown;
///     append_excerpt(shown, "port=80a", 7);
///     assert(shown + "^ port: expected a digit" == "port=80a\n"
///                                        "       ^ port: expected a digit");
template <class String>
constexpr void append_excerpt(String& out, std::string_view text, std::size_t position,
                              shown_characters shown = detail::no_other_than_ascii) {
    constexpr std::size_t max_before = 48, max_after = 24;
    constexpr std::string_view ellipsis = "...";
    std::size_t column = 0;
    // Appends the character at `i`, and returns the offset of the next one.
    auto const append_next = [&](std::string_view part, std::size_t i) {
        auto const next = shown(part.substr(i));
        auto const before = out.size();
        if (next.size == 0) append_escaped(out, part[i]);
        for (char const c : part.substr(i, next.size)) out.push_back(c);
        column += next.size == 0 ? out.size() - before : next.columns;
        return i + (next.size == 0 ? 1 : next.size);
    };
    auto const append = [&](std::string_view part) {
        for (std::size_t i = 0; i != part.size();) i = append_next(part, i);
    };
    auto const at = position < text.size() ? position : text.size();
    auto from = at > max_before + ellipsis.size() ? at - max_before : 0;
    for (int i = 0; i != 3 && from != 0 && (text[from] & 0xC0) == 0x80; ++i) ++from; // the rest of a character
    auto const to = text.size() - at > max_after + ellipsis.size() ? at + max_after : text.size();

    append(from != 0 ? ellipsis : "");
    append(text.substr(from, at - from));
    auto const indentation = column;
    auto end = at;
    while (end < to) end = append_next(text, end);
    append(end != text.size() ? ellipsis : "");
    out.push_back('\n');
    for (std::size_t i = 0; i != indentation; ++i) out.push_back(' ');
}

} // namespace consturi

#endif
