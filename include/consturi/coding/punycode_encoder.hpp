// Punycode: the encoder of labels (RFC 3492 6.3), without allocation. Costs more to include than the decoder.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_PUNYCODE_ENCODER_HPP
#define CONSTURI_CODING_PUNYCODE_ENCODER_HPP

#include <consturi/coding/punycode_label.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// The encoding of the characters of a label, without the prefix `xn--` (RFC 3492 6.3).
class punycode_encoder {
    char label_[max_punycode_size]{};
    std::size_t size_ = 0; // can be larger than the label, if the encoding does not fit

    constexpr void put(char c) noexcept {
        if (size_ < max_punycode_size) label_[size_] = c;
        ++size_;
    }
    constexpr void encode(std::u32string_view characters) noexcept {
        for (auto const c : characters)
            if (punycode_state::is_ascii(c)) put(static_cast<char>(c));
        auto count = size_;
        if (count != 0) put('-');
        punycode_state state;
        for (char32_t c = 0; count != characters.size();) {
            c = next_after(c, characters);
            std::size_t place = 0;
            for (auto const other : characters) {
                if (other == c) state.insert(c, place, ++count, [this](char digit) { put(digit); });
                if (other <= c) ++place;
            }
        }
    }
    /// The least character outside ASCII that is greater than `c`.
    static constexpr char32_t next_after(char32_t c, std::u32string_view characters) noexcept {
        char32_t next = 0x110000;
        for (auto const other : characters)
            if (c < other && other < next && !punycode_state::is_ascii(other)) next = other;
        return next;
    }

    static constexpr bool can_be_label(std::u32string_view characters) noexcept {
        if (characters.size() > max_punycode_size) return false; // each of them takes a byte or more
        for (auto const c : characters)
            if (!punycode_state::is_character(c)) return false;
        return true;
    }

public:
    constexpr explicit punycode_encoder(std::u32string_view characters) noexcept {
        if (can_be_label(characters)) encode(characters);
        else size_ = max_punycode_size + 1;
    }
    /// The characters of `utf8`.
    constexpr explicit punycode_encoder(std::string_view utf8) noexcept {
        char32_t characters[max_punycode_size];
        std::size_t count = 0;
        while (!utf8.empty()) {
            auto const [c, size] = first_character(utf8);
            if (size == 0 || count == max_punycode_size) {
                size_ = max_punycode_size + 1;
                return;
            }
            characters[count++] = c;
            utf8.remove_prefix(size);
        }
        encode({characters, count});
    }
    /// Whether the text is one of Unicode's characters, without surrogates, and its encoding not longer than a label.
    constexpr bool fits() const noexcept { return size_ <= max_punycode_size; }
    /// The encoding, if it fits.
    constexpr std::string_view label() const noexcept { return {label_, size_}; }
};

} // namespace consturi::detail

#endif
