// Characters in UTF-8 (RFC 3629 3) and UTF-16 (RFC 2781 2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_UTF8_HPP
#define CONSTURI_TEXT_UTF8_HPP

#include <consturi/text/byte_set.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

inline constexpr char32_t replacement_character = 0xFFFD;

/// A character and the number of its octets. Both are 0 if the octets are not UTF-8.
struct utf8_character {
    char32_t value;
    std::size_t size;
};

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

/// The character at the beginning of `text`.
constexpr utf8_character first_character(std::string_view text) noexcept {
    return read_utf8([=](std::size_t i) { return i < text.size() ? static_cast<byte>(text[i]) : -1; });
}

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

} // namespace consturi::detail

namespace consturi {

/// The offset of the first surrogate in `text` that is not part of a pair, or the size.
[[nodiscard]] constexpr std::size_t find_lone_surrogate(std::u16string_view text) noexcept {
    for (std::size_t at = 0; at != text.size(); ++at) {
        if (text[at] < 0xD800 || text[at] > 0xDFFF) continue;
        bool const is_pair =
            text[at] < 0xDC00 && at + 1 != text.size() && 0xDC00 <= text[at + 1] && text[at + 1] <= 0xDFFF;
        if (!is_pair) return at;
        ++at;
    }
    return text.size();
}

} // namespace consturi

#endif
