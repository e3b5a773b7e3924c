// Text as the JDK treats it: as UTF-16, and with escaped octets that stand for UTF-8. Here, all text is UTF-8.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_STRING_HPP
#define CONSTURI_DIALECTS_JAVA_STRING_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/coding/triplet.hpp>
#include <consturi/dialects/java/grammar.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/byte_set.hpp>

#include <climits>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace consturi::detail {

/// The UTF-16 code units of a text, one after the other.
class utf16_reader {
public:
    constexpr explicit utf16_reader(std::string_view utf8) noexcept : left_(utf8) {}

    /// The next unit; -1 at the end.
    constexpr std::int32_t next() noexcept {
        auto const unit = next_unit();
        is_digit_ = digits_left_ != 0;
        if (is_digit_) --digits_left_;
        else if (unit == '%') digits_left_ = 2;
        return unit;
    }
    /// Whether the last unit is a digit of an escaped octet.
    constexpr bool is_digit_of_octet() const noexcept { return is_digit_; }

private:
    constexpr std::int32_t next_unit() noexcept {
        if (low_surrogate_ != 0) {
            auto const unit = low_surrogate_;
            low_surrogate_ = 0;
            return unit;
        }
        if (left_.empty()) return -1;
        auto const [value, size] = first_character(left_);
        left_.remove_prefix(size != 0 ? size : 1);
        auto const character = static_cast<std::int32_t>(value);
        if (character < 0x10000) return character;
        low_surrogate_ = 0xDC00 | (character & 0x3FF);
        return 0xD800 + ((character - 0x10000) >> 10);
    }

    std::string_view left_;
    std::int32_t low_surrogate_ = 0;
    int digits_left_ = 0; // of an escaped octet
    bool is_digit_ = false;
};

constexpr std::int32_t lowered(std::int32_t unit) noexcept { return 'A' <= unit && unit <= 'Z' ? unit | 0x20 : unit; }
constexpr std::int32_t raised(std::int32_t unit) noexcept { return 'a' <= unit && unit <= 'z' ? unit & ~0x20 : unit; }

/// The value of String.compareTo, after the digits of escaped octets, or all letters, are changed to lower case.
constexpr int java_compare(std::string_view a, std::string_view b, bool ignores_case = false) noexcept {
    utf16_reader from_a(a), from_b(b);
    auto in_a = from_a.next(), in_b = from_b.next();
    for (; in_a >= 0 && in_b >= 0; in_a = from_a.next(), in_b = from_b.next()) {
        bool const is_lowered = ignores_case || from_a.is_digit_of_octet();
        auto const difference = is_lowered ? lowered(in_a) - lowered(in_b) : in_a - in_b;
        if (difference != 0) return difference;
    }
    int longer_by = 0; // a text of the JDK has at most INT_MAX units
    for (; in_a >= 0 && longer_by != INT_MAX; in_a = from_a.next()) ++longer_by;
    for (; in_b >= 0 && longer_by != -INT_MAX; in_b = from_b.next()) --longer_by;
    return longer_by;
}

/// The value of String.hashCode; the digits of escaped octets count as upper-case ones.
constexpr std::uint32_t java_hash(std::string_view text) noexcept {
    std::uint32_t hash = 0;
    utf16_reader from(text);
    for (auto unit = from.next(); unit >= 0; unit = from.next())
        hash = 31 * hash + static_cast<std::uint32_t>(from.is_digit_of_octet() ? raised(unit) : unit);
    return hash;
}
/// Continues String.hashCode after a text whose hash is `hash`; all letters count as lower-case ones.
constexpr std::uint32_t java_hash_ignoring_case(std::string_view text, std::uint32_t hash) noexcept {
    for (char const c : text) hash = 31 * hash + static_cast<byte>(to_lower(c)); // schemes and hosts are ASCII
    return hash;
}

/// The number of octets at the beginning of `octets` that the decoder of the JDK replaces by one U+FFFD. In contrast to
/// Unicode's recommendation, a surrogate is replaced once, so ED counts like EE: as the beginning of any three octets.
constexpr std::size_t malformed_size(std::string_view octets) noexcept {
    auto const first = read_utf8([=](std::size_t i) {
        if (i == octets.size()) return -1;
        return i == 0 && octets[0] == '\xED' ? 0xEE : static_cast<int>(static_cast<byte>(octets[i]));
    });
    return first.size + first.malformed_size;
}

/// Appends octets, with U+FFFD for those that are not UTF-8.
constexpr void append_utf8(std::string& out, std::string_view octets) {
    while (!octets.empty()) {
        auto size = first_character(octets).size;
        if (size != 0) {
            out.append(octets.substr(0, size));
        } else {
            out.append("\xEF\xBF\xBD");
            size = malformed_size(octets);
        }
        octets.remove_prefix(size);
    }
}

/// Each run of escaped octets decoded as UTF-8. With `keeps_brackets`, a `%` between square brackets is no escape.
constexpr std::string java_decoded(std::string_view text, bool keeps_brackets) {
    std::string out, octets;
    bool in_brackets = false;
    for (std::size_t at = 0; at < text.size();) {
        if (in_brackets || !is_triplet_at(text, at)) {
            in_brackets = keeps_brackets && (in_brackets ? text[at] != ']' : text[at] == '[');
            out.push_back(text[at++]);
            continue;
        }
        octets.clear();
        for (; at < text.size() && is_triplet_at(text, at); at += 3)
            octets.push_back(static_cast<char>(hex_values[text[at + 1]] << 4 | hex_values[text[at + 2]]));
        append_utf8(out, octets);
    }
    return out;
}

/// The US-ASCII characters of matches of a rule, without the `%` of escaped octets.
template <class R>
constexpr byte_set legal_characters(R const& rule) noexcept {
    byte_set ascii;
    for (int c = 0; c != 0x80; ++c)
        if (c != '%' && rule.analysis.alphabet().contains(static_cast<byte>(c))) ascii.insert(static_cast<byte>(c));
    return ascii;
}

/// Appends `text`, with all octets escaped except for those of legal characters and of the visible ones beyond
/// US-ASCII.
constexpr void append_quoted(std::string& out, std::string_view text, byte_set const& legal) {
    for (std::size_t at = 0; at != text.size();) {
        auto size = abnf::longest_match<portable>(java::grammar::other, text.substr(at)); // skips no bytes
        if (size == text.npos) size = legal.contains(static_cast<byte>(text[at])) ? 1 : 0;
        if (size != 0) {
            out.append(text.substr(at, size));
            at += size;
        } else {
            char triplet[3];
            write_triplet(triplet, text[at++]);
            out.append(triplet, 3);
        }
    }
}

} // namespace consturi::detail

#endif
