// Hosts of IRIs as names of the DNS: each label outside ASCII becomes an `xn--` label (RFC 3987 3.1, RFC 5891).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_ASCII_HOST_HPP
#define CONSTURI_DIALECTS_IRI_ASCII_HOST_HPP

#include <consturi/coding/punycode_encoder.hpp>
#include <consturi/coding/punycode_label.hpp>
#include <consturi/coding/readable.hpp>
#include <consturi/diagnosis/mistake.hpp>
#include <consturi/dialects/iri/nfc.hpp>
#include <consturi/host/idn_label.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

constexpr bool is_ascii(std::string_view text) noexcept {
    for (char const c : text)
        if (static_cast<byte>(c) >= 0x80) return false;
    return true;
}

inline constexpr std::size_t max_label_size = 63; // RFC 1034 3.1

constexpr bool is_encoded_label(std::string_view label) noexcept {
    return is_a_label(label.data(), label.data() + label.size());
}
/// Whether the characters outside ASCII are those of IRIs. The text is UTF-8.
constexpr bool is_made_of_ucschar(std::string_view text) noexcept {
    while (!text.empty()) {
        auto const [c, size] = first_character(text);
        if (c >= 0x80 && !is_ucschar(c)) return false;
        text.remove_prefix(size);
    }
    return true;
}

/// The characters of an `xn--` label, in UTF-8 and lower case; none, unless they are encoded to this label again.
class decoded_label {
    char text_[max_punycode_size * 4]{};
    std::size_t size_ = 0;

public:
    constexpr explicit decoded_label(std::string_view label) noexcept;
    constexpr std::string_view text() const noexcept { return {text_, size_}; }
};

/// A label of a host, in ASCII. What IDNA2008 says is checked as far as the result could be another name than that of a
/// program which knows all of it: a label that would have to be changed first is a mistake.
class ascii_label {
    char text_[max_label_size]{};
    std::size_t size_ = 0;
    label_mistake wrong_;

    constexpr void put(std::string_view text) noexcept {
        for (char const c : text) text_[size_++] = c;
    }
    /// The mistake in a U-label that the tables of Unicode find.
    static constexpr label_mistake mistake_of_tables(std::string_view label) noexcept {
        for (std::size_t at = 0; at != label.size();) {
            auto const [c, size] = first_character(label.substr(at));
            if (c >= 0x80) {
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
        if (auto const i = find_not_nfc(all); i != count) return {offsets[i], mistake::label_not_in_NFC};
        put("xn--");
        put(punycode_encoder(all).label());
        return {};
    }

public:
    constexpr explicit ascii_label(std::string_view label) noexcept {
        if (auto const at = find_byte(label, '%'); at != label.size()) wrong_ = {at, mistake::triplet_in_name};
        else if (!is_ascii(label)) wrong_ = encode(label);
        else if (wrong_ = mistake_in_ascii_label(label); wrong_.found()) return;
        else if (is_encoded_label(label) && decoded_label(label).text().empty())
            wrong_ = {0, mistake::label_that_is_no_A_label};
        else put(label);
    }
    constexpr label_mistake wrong() const noexcept { return wrong_; }
    constexpr std::string_view text() const noexcept { return {text_, size_}; }
};

constexpr decoded_label::decoded_label(std::string_view label) noexcept {
    u_label const decoded(label);
    for (char const c : decoded.text()) text_[size_++] = to_lower(c);
    if (!is_made_of_ucschar(text()) || !equal_ignoring_case(ascii_label(text()).text(), label)) size_ = 0;
}

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
