// Hosts of IRIs as names of the DNS: each label outside ASCII becomes an `xn--` label (RFC 3987 3.1, RFC 5891), if it
// is in Normalization Form C (Unicode Standard Annex #15).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_ASCII_HOST_HPP
#define CONSTURI_DIALECTS_IRI_ASCII_HOST_HPP

#include <consturi/coding/punycode_encoder.hpp>
#include <consturi/coding/punycode_label.hpp>
#include <consturi/coding/readable.hpp>
#include <consturi/diagnosis/mistake.hpp>
#include <consturi/dialects/iri/host_characters.hpp>
#include <consturi/host/idn_label.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/sorted_table.hpp>
#include <consturi/text/utf8.hpp>

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

constexpr bool is_ascii(std::string_view text) noexcept {
    for (char const c : text)
        if (static_cast<byte>(c) >= 0x80) return false;
    return true;
}

/// The encoding of a U-label, or the mistake in it. What IDNA2008 says is checked as far as the result could be another
/// name than that of a program which knows all of it: a label that would have to be changed first is a mistake.
class encoded_label {
    punycode_encoder encoded_{std::string_view()};
    label_mistake wrong_;

    /// The mistake that the tables of Unicode find.
    static constexpr label_mistake mistake_of_tables(std::string_view label) noexcept {
        for (std::size_t at = 0; at != label.size();) {
            auto const [c, size] = first_character(label.substr(at));
            if (c >= 0x80) {
                if (!is_ucschar(c)) return {at, mistake::character_outside_ucschar};
                if (is_invisible(c)) return {at, mistake::invisible_character_in_host};
                if (is_mapped(c)) return {at, mistake::mapped_character_in_host};
                if (at == 0 && is_mark(c)) return {at, mistake::label_beginning_with_a_combining_mark};
            }
            at += size;
        }
        return {};
    }
    constexpr label_mistake encode(std::string_view label) noexcept {
        if (auto const wrong = mistake_of_tables(label); wrong.found()) return wrong;
        if (auto const wrong = mistake_in_u_label(label); wrong.found()) return wrong;
        char32_t characters[max_punycode_size];
        std::size_t count = 0, offsets[max_punycode_size];
        for (std::size_t at = 0; at != label.size(); ++count) {
            auto const [c, size] = first_character(label.substr(at));
            characters[count] = c < 0x80 ? static_cast<byte>(to_lower(label[at])) : c;
            offsets[count] = at;
            at += size;
        }
        std::u32string_view const all(characters, count);
        if (auto const i = find_not_nfc(all); i != count) return {offsets[i], mistake::label_not_in_nfc};
        encoded_ = punycode_encoder(all);
        return {};
    }

public:
    /// The label is UTF-8, and not ASCII.
    constexpr explicit encoded_label(std::string_view label) noexcept { wrong_ = encode(label); }
    constexpr label_mistake wrong() const noexcept { return wrong_; }
    /// The encoding without its prefix.
    constexpr std::string_view text() const noexcept { return encoded_.label(); }
};

/// A label of a host, in ASCII, or the mistake in it.
class ascii_label {
    char text_[max_label_size]{};
    std::size_t size_ = 0;
    label_mistake wrong_;

    constexpr void put(std::string_view text) noexcept {
        for (char const c : text) text_[size_++] = c;
    }
    static constexpr label_mistake mistake_in_ascii(std::string_view label) noexcept {
        auto const wrong = mistake_in_ascii_label(label);
        if (wrong.found() || !is_a_label(label)) return wrong;
        // There is one encoding of each U-label, but for case, so it need not be compared.
        bool const is_of_no_name = encoded_label(u_label(label).text()).wrong().found();
        return is_of_no_name ? label_mistake{0, mistake::label_that_is_no_a_label} : wrong;
    }

public:
    constexpr explicit ascii_label(std::string_view label) noexcept {
        if (auto const at = find_byte(label, '%'); at != label.size()) {
            wrong_ = {at, mistake::triplet_in_name};
        } else if (is_ascii(label)) {
            wrong_ = mistake_in_ascii(label);
            if (!wrong_.found()) put(label);
        } else {
            encoded_label const encoded(label);
            wrong_ = encoded.wrong();
            if (wrong_.found()) return;
            put("xn--");
            put(encoded.text());
        }
    }
    constexpr label_mistake wrong() const noexcept { return wrong_; }
    constexpr std::string_view text() const noexcept { return {text_, size_}; }
};

/// Calls `use` with each label of a name, and its offset, until it returns false.
constexpr void for_each_label(std::string_view name, auto const& use) {
    for (std::size_t begin = 0;;) {
        auto const end = begin + find_byte(name.substr(begin), '.');
        if (!use(name.substr(begin, end - begin), begin) || end == name.size()) return;
        begin = end + 1;
    }
}

/// The mistake in a host, if it has no equal name in ASCII.
constexpr label_mistake mistake_in_name(std::string_view host) noexcept {
    label_mistake wrong;
    std::size_t size = 0;
    for_each_label(host, [&](std::string_view text, std::size_t at) {
        ascii_label const label(text);
        size += (at != 0) + label.text().size();
        wrong = label.wrong();
        if (wrong.found()) wrong.position += at;
        else if (size > max_name_size && !text.empty()) wrong = {at, mistake::name_over_253_bytes};
        return !wrong.found();
    });
    return wrong;
}

} // namespace consturi::detail

#endif
