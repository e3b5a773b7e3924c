// Labels of internationalized domain names: what IDNA2008 says about them without the tables of Unicode (RFC 5890 2.3,
// RFC 5891 4.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_IDN_LABEL_HPP
#define CONSTURI_HOST_IDN_LABEL_HPP

#include <consturi/coding/punycode_encoder.hpp>
#include <consturi/coding/punycode_label.hpp>
#include <consturi/diagnosis/mistake.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// The sizes of a label and of a name in DNS, this one without the dot at its end (RFC 1035 2.3.4).
inline constexpr std::size_t max_label_size = 63, max_name_size = 253;

/// A mistake in a label, and its offset there; npos, if there is none. A label that is too long is wrong from its
/// beginning.
struct label_mistake {
    std::size_t position = std::string_view::npos;
    mistake which{};

    [[nodiscard]] constexpr bool found() const noexcept { return position != std::string_view::npos; }
};

constexpr bool is_letter_digit_hyphen(char c) noexcept { return case_bit(c) != 0 || is_digit(c) || c == '-'; }

/// The mistake in a U-label, which is UTF-8 and has a character outside ASCII. Its letters of ASCII can have both
/// cases. Whether its other characters are allowed, and where, is not checked.
constexpr label_mistake mistake_in_u_label(std::string_view label) noexcept {
    std::size_t count = 0;
    for (std::size_t at = 0; at != label.size(); ++count) {
        auto const [c, size] = first_character(label.substr(at));
        if (size == 0) return {at, mistake::not_utf8};
        if (size == 1 && !is_letter_digit_hyphen(label[at])) return {at, mistake::other_ascii_in_a_u_label};
        bool const is_at_end = at == 0 || at + 1 == label.size();
        if (c == '-' && is_at_end) return {at, mistake::hyphen_at_an_end_of_a_u_label};
        if (count == 2 && label.substr(at).starts_with("--"))
            return {at, mistake::hyphens_in_the_third_and_fourth_place};
        at += size;
    }
    if (!punycode_encoder(label).fits()) return {0, mistake::label_over_63_bytes};
    return {};
}

/// The U-label of an A-label, in UTF-8. The A-label is the only one of the U-label, but for case.
class u_label {
    char text_[4 * max_punycode_size]{};
    std::size_t size_ = 0;

public:
    /// `a_label` begins with `xn--`.
    constexpr explicit u_label(std::string_view a_label) noexcept {
        bool has_other = false;
        punycode_decoder const decoded(a_label.substr(4));
        for (auto const c : decoded.characters()) {
            for_each_unit<char>(c, [this](char octet) { text_[size_++] = octet; });
            has_other |= !punycode_state::is_ascii(c);
        }
        if (!has_other || mistake_in_u_label(text()).found()) size_ = 0;
    }
    /// The U-label; empty, if there is none.
    constexpr std::string_view text() const noexcept { return {text_, size_}; }
};

/// The mistake in a label of ASCII. A label that does not begin with `xn--` can have hyphens and other characters
/// anywhere: names of real servers have.
constexpr label_mistake mistake_in_ascii_label(std::string_view label) noexcept {
    if (label.size() > max_label_size) return {0, mistake::label_over_63_bytes};
    bool const is_wrong = is_a_label(label) && u_label(label).text().empty();
    if (is_wrong) return {0, mistake::label_that_is_no_a_label};
    return {};
}

} // namespace consturi::detail

#endif
