// Internationalized names of hosts in ASCII, with the mappings and checks of UTS #46, by the library libidn2.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_IDNA_HPP
#define CONSTURI_ADAPTERS_IDNA_HPP

#include <consturi/coding/readable.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/host/bidi_rule.hpp>
#include <consturi/host/idn_label.hpp>
#include <consturi/support/result.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/utf8.hpp>

#include <idn2.h>

#include <cstddef>
#include <cstdlib>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::detail {

/// The mistake in a label for which libidn2 returns an error.
inline mistake mistake_of_libidn2(int error) noexcept {
    switch (error) {
    case IDN2_CONTEXTJ:
    case IDN2_CONTEXTJ_NO_RULE:
    case IDN2_CONTEXTO:
    case IDN2_CONTEXTO_NO_RULE: return mistake::misplaced_character_in_a_u_label;
    case IDN2_LEADING_COMBINING: return mistake::label_beginning_with_a_combining_mark;
    case IDN2_BIDI: return mistake::u_label_of_both_directions;
    case IDN2_2HYPHEN: return mistake::hyphens_in_the_third_and_fourth_place;
    case IDN2_HYPHEN_STARTEND: return mistake::hyphen_at_an_end_of_a_u_label;
    case IDN2_TOO_BIG_DOMAIN:
    case IDN2_TOO_BIG_LABEL:
    case IDN2_PUNYCODE_BIG_OUTPUT: return mistake::label_over_63_bytes;
    case IDN2_NOT_NFC: return mistake::label_not_in_nfc;
    case IDN2_PUNYCODE_BAD_INPUT:
    case IDN2_PUNYCODE_OVERFLOW:
    case IDN2_INVALID_ALABEL:
    case IDN2_UALABEL_MISMATCH: return mistake::label_that_is_no_a_label;
    default: return mistake::character_that_idna_disallows;
    }
}

/// The ASCII form of a label, or its mistake.
struct idna_label {
    std::string text;
    label_mistake wrong;
};

/// The label with small letters for a capital sharp s, as UTS #46 has it since Unicode 15.1. Older versions, of libidn2
/// too, have `ss`, which is another name.
inline std::string with_small_sharp_s(std::string_view label) {
    constexpr std::string_view capital = "\u1E9E";
    std::string out;
    for (auto at = label.find(capital); at != label.npos; at = label.find(capital)) {
        (out += label.substr(0, at)) += "\u00DF";
        label.remove_prefix(at + capital.size());
    }
    return out += label;
}

/// The form of a label that libidn2 finds. The label has no zeros.
inline idna_label converted_by_libidn2(std::string_view label) {
    char* ascii = nullptr;
    int const error =
        idn2_to_ascii_8z(with_small_sharp_s(label).c_str(), &ascii, IDN2_NFC_INPUT | IDN2_NONTRANSITIONAL);
    if (error == IDN2_MALLOC) {
#if defined(__cpp_exceptions)
        throw std::bad_alloc();
#else
        std::abort();
#endif
    }
    if (error != IDN2_OK) return {{}, {0, mistake_of_libidn2(error)}};
    // A temporary in memory of another allocator: it is freed also if the copy throws.
    struct owner {
        char* text;
        ~owner() { idn2_free(text); }
    } const owned{ascii};
    return {ascii, {}};
}

/// Whether a U-label has `=`, `<` or `>` with a stroke: libidn2 allows them.
inline bool has_struck_sign(std::string_view label) noexcept {
    for (std::string_view const sign : {"\u2260", "\u226E", "\u226F"})
        if (label.find(sign) != label.npos) return true;
    return false;
}

/// The form of a label that is not ASCII, or begins with `xn--`. libidn2 lets some characters become others that are no
/// letters, digits or hyphens, as U+2100 becomes `a/c`, and accepts `xn--` labels that encode such characters. It does
/// not check the `xn--` that full-width letters become. So the U-label has to have the same form.
inline idna_label converted_label(std::string_view label) {
    auto made = converted_by_libidn2(label);
    if (made.wrong.found()) return made;
    if (made.text.empty()) return {{}, {0, mistake::empty_label}};
    for (char const c : made.text)
        if (!is_letter_digit_hyphen(c)) return {{}, {0, mistake::character_that_idna_disallows}};
    if (auto const wrong = mistake_in_ascii_label(made.text); wrong.found()) return {{}, wrong};
    if (!is_a_label(made.text)) return made;
    u_label const decoded(made.text);
    auto again = converted_by_libidn2(decoded.text());
    if (again.wrong.found()) return again;
    if (has_struck_sign(decoded.text())) again.wrong = {0, mistake::character_that_idna_disallows};
    else if (again.text != made.text) again.wrong = {0, mistake::label_that_is_no_a_label};
    return again;
}

/// Where the first character is that libidn2 does not allow there; npos, if there is none. A letter of Hangul is
/// allowed only where it becomes a part of a syllable: with the character after it, or up to two before it.
inline std::size_t find_disallowed(std::string_view label) {
    std::size_t before[2]{}, suspect = label.npos;
    for (std::size_t at = 0, end = 0; at != label.size(); at = end) {
        end = at + first_character(label.substr(at)).size;
        auto const is_valid_from = [&](std::size_t from) {
            return !converted_label(label.substr(from, end - from)).wrong.found();
        };
        auto const [text, wrong] =
            converted_label(std::string("a").append(label, at, end - at)); // marks follow a letter
        if (text == "a") continue;                                         // an ignored character
        bool is_disallowed = wrong.found() && wrong.which == mistake::character_that_idna_disallows;
        if (is_disallowed || suspect != label.npos) {
            bool const is_joined = is_valid_from(before[1]) || is_valid_from(before[0]);
            if (!is_joined && suspect != label.npos) return suspect;
            is_disallowed = is_disallowed && !is_joined;
        }
        suspect = is_disallowed ? at : label.npos;
        before[0] = before[1];
        before[1] = at;
    }
    return suspect;
}

/// A name in UTF-8, converted label by label.
class idna_name {
    std::string ascii_, label_;
    std::size_t label_begin_ = 0;
    std::vector<std::size_t> label_begins_;
    bool label_is_ascii_ = true, is_ascii_ = true;
    label_mistake wrong_;

    bool fail(std::size_t at, mistake which) noexcept {
        wrong_ = {at, which};
        return false;
    }
    /// Adds a character to the label.
    bool put(std::string_view character, std::size_t at) {
        label_ += character;
        if (character.size() > 1) label_is_ascii_ = is_ascii_ = false;
        else if (character == "%") return fail(at, mistake::triplet_in_name);
        else if (!is_letter_digit_hyphen(character[0]) && character[0] != '_')
            return fail(at, mistake::other_ascii_in_a_name);
        return true;
    }
    /// Appends the label to the name.
    bool end_label() {
        if (label_.empty()) return fail(label_begin_, mistake::empty_label);
        if (label_is_ascii_ && !is_a_label(label_)) {
            if (auto const wrong = mistake_in_ascii_label(label_); wrong.found())
                return fail(label_begin_, wrong.which);
            for (char const c : label_) ascii_ += to_lower(c);
        } else {
            if (auto const at = label_.find('_'); at != label_.npos)
                return fail(label_begin_ + at, mistake::other_ascii_in_a_u_label);
            auto const [text, wrong] = converted_label(label_);
            if (wrong.found()) {
                auto const at = label_is_ascii_ ? label_.npos : find_disallowed(label_);
                if (at != label_.npos) return fail(label_begin_ + at, mistake::character_that_idna_disallows);
                return fail(label_begin_, wrong.which);
            }
            ascii_ += text;
        }
        label_begins_.push_back(label_begin_);
        return ascii_.size() <= max_name_size || fail(label_begin_, mistake::name_over_253_bytes);
    }
    /// Whether each label follows the Bidi rule, if one is from right to left. (libidn2 checks that one only.)
    bool has_one_direction() {
        std::vector<bidi_label> labels;
        bool is_bidi_name = false;
        for (std::string_view rest = ascii_; labels.size() != label_begins_.size();) {
            auto const ascii = rest.substr(0, rest.find('.'));
            rest.remove_prefix(ascii.size() + (ascii.size() != rest.size()));
            bool const is_encoded = is_a_label(ascii);
            labels.emplace_back(is_encoded ? u_label(ascii).text() : ascii);
            is_bidi_name |= labels.back().has_right_to_left;
        }
        for (std::size_t i = 0; is_bidi_name && i != labels.size(); ++i)
            if (!labels[i].follows_rule) return fail(label_begins_[i], mistake::u_label_of_both_directions);
        return true;
    }
    bool convert(std::string_view name) {
        if (name.empty()) return fail(0, mistake::empty_host);
        for (std::size_t at = 0; at != name.size();) {
            auto const [c, size] = first_character(name.substr(at));
            if (size == 0) return fail(at, mistake::not_utf8);
            bool const is_dot = c == '.' || c == 0x3002 || c == 0xFF0E || c == 0xFF61; // UTS #46, 2.3
            if (is_dot ? !end_label() : !put(name.substr(at, size), at)) return false;
            at += size;
            if (is_dot) {
                ascii_ += '.';
                label_.clear();
                label_begin_ = at;
                label_is_ascii_ = true;
                if (c != '.') is_ascii_ = false;
            }
        }
        if (label_begin_ != name.size() && !end_label()) return false;
        if (!is_ascii_ && ends_in_a_number()) return fail(0, mistake::name_ending_in_a_number);
        return has_one_direction();
    }
    /// Whether the last label begins with a digit.
    bool ends_in_a_number() const noexcept {
        std::string_view const name(ascii_.data(), ascii_.size() - ascii_.ends_with('.'));
        return is_digit(name[name.rfind('.') + 1]);
    }

public:
    explicit idna_name(std::string_view name) { convert(name); }

    result<std::string> release() && {
        if (!wrong_.found()) return std::move(ascii_);
        auto wrong = diagnosis_at(wrong_.position, "U-label", wrong_.which);
        wrong.shown = show_visible;
        return unexpected(parse_error(wrong));
    }
};

} // namespace consturi::detail

namespace consturi::idna {

/// The name of a host in ASCII and in lower case: by UTS #46, with non-transitional processing, if it has only
/// characters that IDNA2008 allows (no emoji). `host` is UTF-8, in any normalization form, and has no triplets.
///
/// Returns an error with the offset of the character that no name has, or of the label that is wrong: one that is
/// empty, takes more than 63 bytes, has misplaced hyphens or joiners, begins with a combining mark, or mixes
/// directions; or an `xn--` label that is not that of such a label. If one label is from right to left, each label has
/// to follow the Bidi rule (RFC 5893 2). Otherwise, labels of ASCII can also have underscores, and hyphens anywhere. A
/// name with other characters does not become an IP address. A dot at the end is kept. The result has at most 253 bytes
/// without it. Takes linear time; allocates. Throws like std::string.
///
///     assert(idna::to_ascii("Straße.example").value() == "xn--strae-oqa.example");
///     assert(idna::to_ascii("ＢＵ\u0308ＣＨＥＲ。example").value() == "xn--bcher-kva.example");
///     assert(idna::to_ascii("www.a\u200Db").error().position() == 4);
///     assert(!idna::to_ascii("xn--6g7c")); // U+FF0F, which becomes a slash
inline result<std::string> to_ascii(std::string_view host) { return detail::idna_name(host).release(); }

/// How a host becomes a name in ASCII: `to_ascii` as a function object.
///
///     assert(idna::uts46("É.example").value() == "xn--9ca.example");
inline constexpr struct uts46_processing {
    result<std::string> operator()(std::string_view host) const { return to_ascii(host); }
} uts46;

} // namespace consturi::idna

#endif
