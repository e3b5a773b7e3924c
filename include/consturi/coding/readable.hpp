// Percent-encoded text for people: with the triplets decoded that can be shown as characters (RFC 3987 3.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_READABLE_HPP
#define CONSTURI_CODING_READABLE_HPP

#include <consturi/coding/triplet.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/excerpt.hpp>
#include <consturi/text/sorted_table.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace consturi::detail {

// clang-format off

/// Characters outside ASCII that are not seen, or change how their neighbours are seen: White_Space and
/// Default_Ignorable_Code_Point of Unicode 14.0.0. (tools/generate/unicode.py writes and checks the table.)
inline constexpr character_range invisible_characters[] = {
    {0xA0, 0xA0}, {0xAD, 0xAD}, {0x34F, 0x34F}, {0x61C, 0x61C}, {0x115F, 0x1160}, {0x1680, 0x1680}, {0x17B4, 0x17B5},
    {0x180B, 0x180F}, {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F}, {0x3000, 0x3000}, {0x3164, 0x3164},
    {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
};

// clang-format on

} // namespace consturi::detail

namespace consturi {

/// Whether a character outside ASCII is not seen, or changes how its neighbours are seen: white space, and what Unicode
/// calls default-ignorable. A message should show it as an escape. Takes logarithmic time.
///
///     static_assert(is_invisible(U'\u200B') && !is_invisible(U'\u00E4')); // a zero width space
[[nodiscard]] constexpr bool is_invisible(char32_t c) noexcept {
    return detail::range_with(c, detail::invisible_characters).has_value();
}

} // namespace consturi

namespace consturi::detail {

/// The rule ucschar of RFC 3987 2.2: no controls, no surrogates, no private use, no noncharacters.
constexpr bool is_ucschar(char32_t c) noexcept {
    if (c < 0x10000) return (0xA0 <= c && c < 0xD800) || (0xF900 <= c && c < 0xFDD0) || (0xFDF0 <= c && c < 0xFFF0);
    return (c & 0xFFFF) < 0xFFFE && (c < 0xE0000 || (0xE1000 <= c && c < 0xF0000));
}

/// Whether a character outside ASCII is one to be shown.
constexpr bool is_visible(char32_t c) noexcept { return is_ucschar(c) && !is_invisible(c); }

} // namespace consturi::detail

namespace consturi {

/// Shows visible characters outside ASCII in UTF-8, each in a column, as most of them take one: for
/// `parse_error::explain` and `append_excerpt`. What is a control, invisible, for private use or not UTF-8 is not
/// shown.
///
///     auto const error = parse_uri("x:ä").error();
///     assert(error.explain("x:ä", show_visible).starts_with("x:ä\n  ^ "));
[[nodiscard]] constexpr shown_character show_visible(std::string_view text) noexcept {
    auto const [c, size] = first_character(text);
    if (!detail::is_visible(c)) return {0, 0};
    return {size, 1};
}

} // namespace consturi

namespace consturi::detail {

/// The number of triplets at `at` that encode a character to be shown, or 0.
constexpr std::size_t readable_triplets(std::string_view text, std::size_t at) noexcept {
    auto const [c, size] = character_at(text, at);
    bool const is_shown = c < 0x80 ? is_unreserved(static_cast<char>(c)) : is_visible(c);
    return is_shown ? size : 0;
}

/// Calls `put` with each byte of the text, in which the triplets are decoded that encode unreserved or visible
/// non-ASCII characters. All others are kept: of delimiters, white space, controls, invisible characters, and bytes
/// that are not UTF-8. So the result is one line, has the components of the text, and is equivalent to it. Every `%` of
/// the text begins a triplet.
constexpr void for_each_readable(std::string_view text, auto const& put) {
    for (std::size_t at = 0; at != text.size();) {
        auto left = text[at] == '%' ? readable_triplets(text, at) : 0;
        if (left == 0) put(text[at++]);
        for (; left != 0; --left, at += 3) put(octet_at(text, at));
    }
}
constexpr std::string readable(std::string_view text) {
    std::string out;
    for_each_readable(text, [&](char c) { out += c; });
    return out;
}

} // namespace consturi::detail

#endif
