// Percent-encoded text as UTF-8 and UTF-16 (RFC 3986 2.5), in one pass and without a buffer.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_TRANSCODING_HPP
#define CONSTURI_CODING_TRANSCODING_HPP

#include <consturi/coding/percent.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// Like percent_encoding, for code units of another type: char8_t, or char16_t, whose UTF-8 is encoded. U+FFFD replaces
/// each lone surrogate.
template <class Unit>
struct unicode_encoding {
    safe_set const& safe;

    constexpr std::size_t size_of(std::basic_string_view<Unit> text) const noexcept {
        std::size_t size = 0;
        for_each_octet(text, [&](char, bool is_kept) { size = saturated_sum(size, is_kept ? 1 : 3); });
        return size;
    }
    constexpr void write(char* to, std::size_t, std::basic_string_view<Unit> text) const noexcept {
        for_each_octet(text, [&](char octet, bool is_kept) {
            if (is_kept) *to++ = octet;
            else write_triplet(to, octet), to += 3;
        });
    }

private:
    /// Calls `use` with each octet of the UTF-8 of `text`, and whether it is kept.
    constexpr void for_each_octet(std::basic_string_view<Unit> text, auto const& use) const noexcept {
        auto const encode = [&](char octet) { use(octet, safe.contains(octet)); };
        for (std::size_t at = 0; at != text.size();) {
            if (safe.has_triplets && begins_with_a_triplet(text.substr(at)))
                use('%', true), ++at; // its digits are safe
            else if constexpr (sizeof(Unit) == 1) encode(static_cast<char>(text[at++]));
            else for_each_unit<char>(next_character(text, at), encode);
        }
    }
    static constexpr bool begins_with_a_triplet(std::basic_string_view<Unit> text) noexcept {
        auto const is_digit = [](Unit c) { return c < 0x80 && is_hexdig(static_cast<char>(c)); };
        return text.size() > 2 && text[0] == '%' && is_digit(text[1]) && is_digit(text[2]);
    }
    /// The character at `at`, which becomes the offset of the next one.
    static constexpr char32_t next_character(std::basic_string_view<Unit> text, std::size_t& at) noexcept {
        auto const [c, size] = first_character(text.substr(at));
        at += size;
        return is_surrogate(c) ? replacement_character : c;
    }
};

/// A character of a percent-encoded text.
struct encoded_character {
    char32_t value;  // U+FFFD if it is not UTF-8
    char const* end; // of its triplets and bytes
    bool is_utf8;
};

/// The character at p. A `%` that does not begin a triplet is a character, too.
constexpr encoded_character read_character(char const* p, char const* last, plus_sign plus) noexcept {
    char const* ends[5] = {p}; // of the octets read so far
    auto const c = read_utf8([&](std::size_t i) -> int {
        auto const begin = ends[i];
        if (begin == last) return -1;
        int const octet = *begin == '%' ? octet_or_negative(begin, last) : -1;
        ends[i + 1] = begin + (octet >= 0 ? 3 : 1);
        return octet >= 0 ? octet : *begin == '+' && plus == plus_sign::space ? ' ' : static_cast<byte>(*begin);
    });
    if (c.size == 0) return {replacement_character, ends[c.malformed_size], false};
    return {c.value, ends[c.size], true};
}

/// The offset of the first octets, in triplets or not, that are not UTF-8; or the size.
constexpr std::size_t find_other_than_utf8(std::string_view text) noexcept {
    auto const last = text.data() + text.size();
    auto p = text.data();
    while (p != last) {
        auto const c = read_character(p, last, plus_sign::literal);
        if (!c.is_utf8) break;
        p = c.end;
    }
    return static_cast<std::size_t>(p - text.data());
}

/// Like percent_decoding, to UTF-8 (`Unit` is char) or UTF-16 (char16_t). U+FFFD replaces each maximal subpart of
/// octets that are not UTF-8.
template <class Unit>
struct unicode_decoding {
    malformed policy = malformed::kept;
    plus_sign plus = plus_sign::literal;

    constexpr std::size_t size_of(std::string_view text) const noexcept {
        std::size_t size = 0;
        for_each_unit_of(text, [&](Unit) { size = saturated_sum(size, 1); });
        return size;
    }
    constexpr void write(Unit* to, std::size_t, std::string_view text) const noexcept {
        for_each_unit_of(text, [&](Unit unit) { *to++ = unit; });
    }

private:
    constexpr void for_each_unit_of(std::string_view text, auto const& use) const noexcept {
        auto const last = text.data() + text.size();
        for (auto p = text.data(); p != last;) {
            auto const [value, end, is_utf8] = read_character(p, last, plus);
            bool const is_percent_sign = value == '%' && end == p + 1; // that does not begin a triplet
            for_each_unit<Unit>(is_percent_sign && policy == malformed::replaced ? replacement_character : value, use);
            p = end;
        }
    }
};

} // namespace consturi::detail

#endif
