// Normalization Form C (Unicode Standard Annex #15) of labels.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_NFC_HPP
#define CONSTURI_DIALECTS_IRI_NFC_HPP

#include <consturi/coding/punycode_label.hpp>
#include <consturi/dialects/iri/host_characters.hpp>
#include <consturi/text/sorted_table.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

// The syllables of Hangul (The Unicode Standard 3.12).
namespace hangul {
inline constexpr char32_t leading = 0x1100, vowel = 0x1161, trailing = 0x11A7, syllable = 0xAC00;
inline constexpr unsigned leadings = 19, vowels = 21, trailings = 28, syllables = leadings * vowels * trailings;

constexpr char32_t composed(char32_t a, char32_t b) noexcept {
    if (a - leading < leadings && b - vowel < vowels) // the difference of a smaller one is large
        return syllable + ((a - leading) * vowels + (b - vowel)) * trailings;
    bool const has_trailing = (a - syllable) % trailings != 0;
    if (a - syllable < syllables && !has_trailing && b - trailing - 1 < trailings - 1) return a + (b - trailing);
    return 0;
}
} // namespace hangul

/// The character that NFC makes of two, or 0.
constexpr char32_t composed_of(char32_t first, char32_t second) noexcept {
    if (auto const c = hangul::composed(first, second)) return c;
    for (auto const& row : compositions)
        if (row.first == first && row.second == second) return row.whole;
    return 0;
}

/// The Normalization Form C of a label of at most max_punycode_size characters, none of which is mapped.
class nfc_label {
    struct character {
        char32_t value, combining_class;
    };
    character characters_[max_punycode_size * 4]{}; // no character is decomposed to more than four
    std::size_t size_ = 0;

    /// Appends a character of a decomposition, after those of at most its class.
    constexpr void insert(char32_t c) noexcept {
        auto const of_c = combining_class(c);
        auto i = size_++;
        for (; i != 0 && of_c != 0 && characters_[i - 1].combining_class > of_c; --i)
            characters_[i] = characters_[i - 1];
        characters_[i] = {c, of_c};
    }
    constexpr void decompose(char32_t c) noexcept {
        if (c - hangul::syllable < hangul::syllables) return insert(c); // composed again only with what follows
        auto const row = first_row_from(c, compositions, &composition::whole);
        if (!row || row->whole != c) return insert(c);
        decompose(row->first);
        insert(row->second);
    }
    constexpr void compose() noexcept {
        std::size_t size = 0, starter = 0;
        for (std::size_t i = 0; i != size_; ++i) {
            auto const c = characters_[i];
            bool const has_starter = size != 0 && characters_[starter].combining_class == 0;
            bool const is_blocked =
                size != 0 && size - 1 != starter && characters_[size - 1].combining_class >= c.combining_class;
            if (has_starter && !is_blocked)
                if (auto const whole = composed_of(characters_[starter].value, c.value)) {
                    characters_[starter].value = whole;
                    continue;
                }
            if (c.combining_class == 0) starter = size;
            characters_[size++] = c;
        }
        size_ = size;
    }

public:
    constexpr explicit nfc_label(std::u32string_view label) noexcept {
        for (char32_t const c : label) decompose(c);
        compose();
    }
    constexpr std::size_t mismatch(std::u32string_view label) const noexcept {
        std::size_t i = 0;
        while (i != label.size() && i != size_ && label[i] == characters_[i].value) ++i;
        return i == label.size() && i != size_ ? i - 1 : i;
    }
};

/// The index of the first character at which the label differs from its Normalization Form C; its size, if it does not.
/// Without a combining mark, or a vowel or trailing consonant of Hangul, there is nothing to compose or to reorder.
constexpr std::size_t find_not_nfc(std::u32string_view label) noexcept {
    for (char32_t const c : label)
        if (is_mark(c) || (hangul::vowel <= c && c < hangul::trailing + hangul::trailings))
            return nfc_label(label).mismatch(label);
    return label.size();
}

} // namespace consturi::detail

#endif
