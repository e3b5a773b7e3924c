// Punycode: labels of internationalized domain names in ASCII (RFC 3492), without allocation.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_PUNYCODE_LABEL_HPP
#define CONSTURI_CODING_PUNYCODE_LABEL_HPP

#include <consturi/text/ascii.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::detail {

/// The state that the decoder and the encoder share (RFC 3492 6): where the last character outside ASCII was inserted.
///
/// These characters are inserted in ascending order, equal ones from left to right. A delta says how many possible
/// insertions are skipped. So there is one encoding of each text, but for the case of its letters.
class punycode_state {
    // RFC 3492 5
    static constexpr std::uint64_t base = 36, t_min = 1, t_max = 26, skew = 38, damp = 700;
    std::uint64_t n_ = 0x80, i_ = 0, bias_ = 72; // 64 bits are enough for the deltas of 2^32 characters

    // RFC 3492 6.1
    static constexpr std::uint64_t adapted_bias(std::uint64_t delta, std::size_t count, bool is_first) noexcept {
        delta /= is_first ? damp : 2;
        delta += delta / count;
        std::uint64_t k = 0;
        for (; delta > (base - t_min) * t_max / 2; k += base) delta /= base - t_min;
        return k + (base - t_min + 1) * delta / (delta + skew);
    }
    constexpr std::uint64_t threshold(std::uint64_t k) const noexcept {
        return k <= bias_ ? t_min : k >= bias_ + t_max ? t_max : k - bias_;
    }
    /// The next insertion makes the text `count` characters long.
    constexpr void skip(std::uint64_t delta, std::size_t count) noexcept {
        bias_ = adapted_bias(delta, count, i_ == 0);
        i_ += delta;
        n_ += i_ / count;
        i_ %= count;
    }
    // The value of a digit, or base.
    static constexpr std::uint64_t value_of(char c) noexcept {
        auto const lower = to_lower(c);
        return is_digit(c)                    ? static_cast<std::uint64_t>(c - '0' + 26)
               : 'a' <= lower && lower <= 'z' ? static_cast<std::uint64_t>(lower - 'a')
                                              : base;
    }

public:
    static constexpr bool is_ascii(char32_t c) noexcept { return c < 0x80; }
    static constexpr bool is_character(char32_t c) noexcept { return c < 0xD800 || (0xDFFF < c && c <= 0x10FFFF); }

    /// Inserts the character `c` at `place`, as the character number `count`, and calls `use` with each digit of that.
    constexpr void insert(char32_t c, std::size_t place, std::size_t count, auto const& use) noexcept {
        auto const delta = (c - n_) * count + place - i_;
        auto rest = delta;
        for (std::uint64_t k = base;; k += base) {
            auto const t = threshold(k);
            auto const value = rest < t ? rest : t + (rest - t) % (base - t);
            use(static_cast<char>(value < 26 ? 'a' + value : '0' + (value - 26)));
            if (rest < t) break;
            rest = (rest - t) / (base - t);
        }
        skip(delta, count);
        ++i_;
    }

    enum class outcome : unsigned char { inserted, no_digit, no_character };

    /// Reads the digits at `at`, and calls `use` with the character that they insert as the character number `count`,
    /// and its place. `at` becomes the offset of the next digit, or of the one that is wrong.
    constexpr outcome read(std::string_view digits, std::size_t& at, std::size_t count, auto const& use) noexcept {
        auto const too_many = (0x110000 - n_) * count; // what is less cannot overflow, nor can its sum with a digit
        auto i = i_;
        for (std::uint64_t weight = 1, k = base;; k += base, ++at) {
            if (at == digits.size()) return outcome::no_digit;
            auto const value = value_of(digits[at]);
            if (value == base) return outcome::no_digit;
            i += value * weight;
            if (i >= too_many) return outcome::no_character;
            auto const t = threshold(k);
            if (value < t) break;
            weight *= base - t;
        }
        skip(i - i_, count);
        if (!is_character(static_cast<char32_t>(n_))) return outcome::no_character;
        ++at;
        use(static_cast<char32_t>(n_), static_cast<std::uint32_t>(i_++));
        return outcome::inserted;
    }
};

/// The size of the characters at the beginning of an encoding that stand for themselves; a delimiter follows them, if
/// there are any (RFC 3492 3.1).
constexpr std::size_t size_of_basic_characters(std::string_view encoded) noexcept {
    auto const delimiter = encoded.rfind('-');
    return delimiter != encoded.npos ? delimiter : 0;
}

/// Whether a label begins with `xn--`, and so is in Punycode (RFC 5890 2.3.2.1).
constexpr bool is_a_label(std::string_view label) noexcept {
    return label.size() > 3 && label[2] == '-' && label[3] == '-' && to_lower(label[0]) == 'x'
           && to_lower(label[1]) == 'n';
}

/// The size of a label in Punycode, without its prefix `xn--`.
inline constexpr std::size_t max_punycode_size = 63 - 4;

/// The characters that a label encodes, without its prefix `xn--` (RFC 3492 6.2). Decoding is injective but for case:
/// what is decoded would be encoded to the same label.
class punycode_decoder {
    char32_t characters_[max_punycode_size]{};
    std::size_t size_ = 0;

    constexpr void insert(char32_t c, std::size_t place) noexcept {
        for (auto i = size_++; i != place; --i) characters_[i] = characters_[i - 1];
        characters_[place] = c;
    }
    constexpr bool decode(std::string_view label) noexcept {
        if (label.size() > max_punycode_size) return false;
        auto at = size_of_basic_characters(label);
        for (char const c : label.substr(0, at)) {
            if (!punycode_state::is_ascii(static_cast<byte>(c))) return false;
            insert(static_cast<byte>(c), size_);
        }
        if (at != 0) ++at;
        punycode_state state;
        while (at != label.size()) {
            auto const outcome =
                state.read(label, at, size_ + 1, [&](char32_t c, std::size_t place) { insert(c, place); });
            if (outcome != punycode_state::outcome::inserted) return false;
        }
        return true;
    }

public:
    constexpr explicit punycode_decoder(std::string_view label) noexcept {
        if (!decode(label)) size_ = 0;
    }
    /// The characters; none, if the label is not an encoding.
    constexpr std::u32string_view characters() const noexcept { return {characters_, size_}; }
};

} // namespace consturi::detail

#endif
