// Punycode: labels of internationalized domain names in ASCII (RFC 3492).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_PUNYCODE_HPP
#define CONSTURI_CODING_PUNYCODE_HPP

#include <consturi/text/ascii.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::detail {

/// The characters that a label encodes, without its prefix `xn--` (RFC 3492 6.2). Decoding is injective but for case:
/// what is decoded would be encoded to the same label.
class punycode_decoder {
    static constexpr std::size_t max_size = 59; // the size of a label, without the prefix
    char32_t characters_[max_size]{};
    std::size_t size_ = 0;

    // RFC 3492 5
    static constexpr std::uint32_t base = 36, t_min = 1, t_max = 26, skew = 38, damp = 700, initial_bias = 72,
                                   initial_n = 0x80, max_n = 0x10FFFF;

    // The value of a digit, or base.
    static constexpr std::uint32_t digit(char c) noexcept {
        auto const lower = to_lower(c);
        return is_digit(c)                    ? static_cast<std::uint32_t>(c - '0' + 26)
               : 'a' <= lower && lower <= 'z' ? static_cast<std::uint32_t>(lower - 'a')
                                              : base;
    }
    // RFC 3492 6.1
    static constexpr std::uint32_t adapt(std::uint32_t delta, std::uint32_t count, bool is_first) noexcept {
        delta /= is_first ? damp : 2;
        delta += delta / count;
        std::uint32_t k = 0;
        for (; delta > (base - t_min) * t_max / 2; k += base) delta /= base - t_min;
        return k + (base - t_min + 1) * delta / (delta + skew);
    }
    constexpr void insert(std::size_t at, char32_t c) noexcept {
        for (auto i = size_++; i != at; --i) characters_[i] = characters_[i - 1];
        characters_[at] = c;
    }
    constexpr bool decode(std::string_view label) noexcept {
        if (label.size() > max_size) return false;
        auto const delimiter = label.rfind('-');
        if (delimiter != label.npos && delimiter != 0) {
            for (char const c : label.substr(0, delimiter)) insert(size_, static_cast<byte>(c));
            label.remove_prefix(delimiter + 1);
        }
        std::uint32_t n = initial_n, i = 0, bias = initial_bias;
        while (!label.empty()) {
            auto const old_i = i;
            for (std::uint64_t weight = 1, k = base;; k += base) {
                if (label.empty()) return false;
                auto const value = digit(label[0]);
                label.remove_prefix(1);
                auto const next = i + value * weight;
                if (value == base || next > UINT32_MAX / 2) return false;
                i = static_cast<std::uint32_t>(next);
                auto const t = k <= bias ? t_min : k >= bias + t_max ? t_max : k - bias;
                if (value < t) break;
                weight *= base - t;
                if (weight > UINT32_MAX) return false;
            }
            auto const count = static_cast<std::uint32_t>(size_ + 1);
            bias = adapt(i - old_i, count, old_i == 0);
            n += i / count;
            i %= count;
            if (n > max_n || (0xD800 <= n && n <= 0xDFFF)) return false;
            insert(i++, n);
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
