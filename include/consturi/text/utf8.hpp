// Characters in UTF-8 (RFC 3629 3) and UTF-16 (RFC 2781 2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_UTF8_HPP
#define CONSTURI_TEXT_UTF8_HPP

#include <consturi/text/byte_set.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

/// A character and the number of its octets. Both are 0 if the octets are not UTF-8.
struct utf8_character {
    char32_t value;
    std::size_t size;
};

namespace detail {

inline constexpr char32_t replacement_character = 0xFFFD;

/// A character, or the number of octets that are not UTF-8 and that one U+FFFD replaces: a maximal subpart, as Unicode
/// recommends (The Unicode Standard 3.9, "U+FFFD Substitution of Maximal Subparts"). These are the octets before the
/// one that cannot continue the character; at least one.
struct utf8_sequence : utf8_character {
    std::size_t malformed_size = 0;
};

/// The character that begins with the octet `octet(0)`. `octet(i)` is negative if there is no octet with this index. It
/// is called once for each index, in ascending order.
constexpr utf8_sequence read_utf8(auto const& octet) noexcept {
    int const lead = octet(0);
    if (lead < 0x80) return {{static_cast<char32_t>(lead), lead < 0 ? 0U : 1U}};
    std::size_t const size = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    if (size == 0) return {{0, 0}, 1};
    int low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;  // no overlong form
    int high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF; // no surrogate, at most U+10FFFF
    char32_t c = static_cast<unsigned>(lead) & (0x7FU >> size);
    for (std::size_t i = 1; i != size; ++i) {
        int const next = octet(i);
        if (next < low || high < next) return {{0, 0}, i};
        c = c << 6 | (static_cast<unsigned>(next) & 0x3FU);
        low = 0x80;
        high = 0xBF;
    }
    return {{c, size}};
}

constexpr bool is_surrogate(char32_t c) noexcept { return 0xD800 <= c && c < 0xE000; }

/// Calls `use` with each code unit of a character: in UTF-8, if `Unit` is char, or in UTF-16, if it is char16_t.
template <class Unit>
constexpr void for_each_unit(char32_t c, auto const& use) {
    auto const put = [&](char32_t unit) { use(static_cast<Unit>(unit)); };
    if constexpr (sizeof(Unit) == 1) {
        auto const put_tail = [&](unsigned shift) { put(0x80 | (c >> shift & 0x3F)); };
        if (c < 0x80) put(c);
        else if (c < 0x800) put(0xC0 | c >> 6), put_tail(0);
        else if (c < 0x10000) put(0xE0 | c >> 12), put_tail(6), put_tail(0);
        else put(0xF0 | c >> 18), put_tail(12), put_tail(6), put_tail(0);
    } else {
        if (c < 0x10000) put(c);
        else put(0xD7C0 + (c >> 10)), put(0xDC00 | (c & 0x3FF));
    }
}

} // namespace detail

/// The character at the beginning of `text`, which is UTF-8.
///
///     static_assert(first_character("\u00E4b").value == U'\u00E4' && first_character("\u00E4b").size == 2);
///     static_assert(first_character("\xFF").size == 0 && first_character("").size == 0);
[[nodiscard]] constexpr utf8_character first_character(std::string_view text) noexcept {
    return detail::read_utf8([=](std::size_t i) { return i < text.size() ? static_cast<detail::byte>(text[i]) : -1; });
}
/// The character at the beginning of `text`, which is UTF-16, and the number of its units of 16 bits; a surrogate that
/// is not part of a pair counts as one. The text is not empty.
[[nodiscard]] constexpr utf8_character first_character(std::u16string_view text) noexcept {
    char32_t const c = text[0], next = text.size() > 1 ? text[1] : 0;
    bool const is_pair = 0xD800 <= c && c < 0xDC00 && 0xDC00 <= next && next < 0xE000;
    if (!is_pair) return {c, 1};
    return {0x10000 + ((c - 0xD800) << 10) + (next - 0xDC00), 2};
}

/// Appends the UTF-8 of a character, which is no surrogate, to a string.
///
///     std::string price = "5 ";
///     append_utf8(price, U'\u20AC');
///     assert(price == "5 \u20AC");
constexpr void append_utf8(auto& to, char32_t c) {
    detail::for_each_unit<char>(c, [&](char octet) { to.push_back(octet); });
}

namespace detail {

/// Calls `use` with each octet of the UTF-8 of `text`. A surrogate that is not part of a pair has three, which are not
/// UTF-8.
constexpr void for_each_octet(std::u16string_view text, auto const& use) {
    for (std::size_t at = 0; at != text.size();) {
        auto const [c, size] = first_character(text.substr(at));
        for_each_unit<char>(c, use);
        at += size;
    }
}
template <class String>
constexpr String utf8_of(std::u16string_view text) {
    String out;
    for_each_octet(text, [&](char octet) { out.push_back(octet); });
    return out;
}
/// The number of units of 16 bits that the character beginning with this octet has; 0 for an octet inside a character.
constexpr std::size_t utf16_size(char octet) noexcept {
    auto const lead = static_cast<byte>(octet);
    return (lead & 0xC0) == 0x80 ? 0 : lead < 0xF0 ? 1 : 2;
}
/// The offset in UTF-16 of the character at the offset `at` of its UTF-8.
constexpr std::size_t utf16_offset(std::string_view utf8, std::size_t at) noexcept {
    std::size_t units = 0;
    for (char const octet : utf8.substr(0, at)) units += utf16_size(octet);
    return units;
}
/// The offset in UTF-8 of the character at the offset `at` of its UTF-16; the size of the text, if it ends before.
constexpr std::size_t utf8_offset(std::string_view utf8, std::size_t at) noexcept {
    std::size_t i = 0;
    for (std::size_t units = 0; i != utf8.size(); ++i) {
        auto const size = utf16_size(utf8[i]);
        if (size != 0 && units >= at) break;
        units += size;
    }
    return i;
}

} // namespace detail

/// The offset of the first surrogate in `text` that is not part of a pair, or the size.
[[nodiscard]] constexpr std::size_t find_lone_surrogate(std::u16string_view text) noexcept {
    for (std::size_t at = 0; at != text.size();) {
        auto const [c, size] = first_character(text.substr(at));
        if (detail::is_surrogate(c)) return at;
        at += size;
    }
    return text.size();
}

} // namespace consturi

#endif
