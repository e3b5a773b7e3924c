// Punycode of texts of any size (RFC 3492).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_PUNYCODE_HPP
#define CONSTURI_CODING_PUNYCODE_HPP

#include <consturi/coding/punycode_label.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/rfc/rfc5234.hpp>
#include <consturi/support/result.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/utf8.hpp>

#include <algorithm>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::detail {

/// Places in a text, of which some are taken (a binary indexed tree; Fenwick, 1994). Each operation takes logarithmic
/// time, whereas inserting into a text would take linear time.
class places {
    std::vector<std::uint32_t> taken_; // at i: how many of the places before i are taken, of the last i & -i

    static constexpr std::size_t lowest_bit(std::size_t i) noexcept { return i & (0 - i); }

public:
    constexpr explicit places(std::size_t size) : taken_(size + 1) {}

    constexpr void take(std::size_t place) noexcept {
        for (auto i = place + 1; i < taken_.size(); i += lowest_bit(i)) ++taken_[i];
    }
    constexpr std::size_t taken_before(std::size_t place) const noexcept {
        std::size_t sum = 0;
        for (auto i = place; i != 0; i -= lowest_bit(i)) sum += taken_[i];
        return sum;
    }
    /// The place before which `n` places are free, itself free.
    constexpr std::size_t free_place(std::size_t n) const noexcept {
        std::size_t place = 0;
        for (auto step = std::bit_floor(taken_.size() - 1); step != 0; step /= 2) {
            if (place + step >= taken_.size()) continue;
            auto const free = step - taken_[place + step];
            if (free > n) continue;
            n -= free;
            place += step;
        }
        return place;
    }
};

/// A character outside ASCII and its index among all characters.
struct placed_character {
    char32_t c;
    std::uint32_t place;
    [[nodiscard]] friend constexpr auto operator<=>(placed_character const&, placed_character const&) = default;
};

constexpr parse_error error_in_punycode(std::size_t at, mistake which) noexcept {
    return parse_error(diagnosis_at(at, "Punycode", which));
}
/// The error at `at`, in the digits that begin at `begin`.
constexpr parse_error error_in_digits(std::size_t begin, std::size_t at, mistake which) noexcept {
    auto wrong = diagnosis_at(at, "Punycode", which);
    wrong.rule_position = static_cast<std::uint32_t>(begin);
    wrong.expected = rfc5234::ALPHA.analysis.first | rfc5234::DIGIT.analysis.first;
    wrong.end_expected = at == begin;
    return parse_error(with_vocabulary<rfc3986::syntax>(wrong));
}
/// The error for a text of 4 GiB or more.
constexpr parse_error too_large_for_punycode() noexcept {
    return error_in_punycode(max_text_size, mistake::text_of_4_gib_or_more);
}

} // namespace consturi::detail

namespace consturi {

/// Encodes the characters of `text`, which is UTF-8, in letters, digits and hyphens (RFC 3492 6.3). ASCII characters
/// stand for themselves. An A-label of DNS is `xn--`, followed by the encoding of a label that has other characters;
/// its size is not limited here, nor are the characters changed or checked as IDNA requires.
///
/// Returns an error with the offset of the first octets that are not UTF-8 (RFC 3629). Takes O(n log n) time;
/// allocates. Throws like std::string.
///
///     assert(punycode_encode("bücher").value() == "bcher-kva");
constexpr result<std::string> punycode_encode(std::string_view text) {
    using namespace detail;
    if (text.size() > max_text_size) return unexpected(too_large_for_punycode());
    std::u32string characters;
    for (std::size_t at = 0; at != text.size();) {
        auto const [c, size] = first_character(text.substr(at));
        if (size == 0) return unexpected(parse_error(diagnosis_at(at, rfc3629::UTF8_char.name(), mistake::not_utf8)));
        characters += c;
        at += size;
    }
    std::string encoded;
    std::vector<placed_character> others;
    places inserted(characters.size());
    for (std::size_t i = 0; i != characters.size(); ++i) {
        auto const c = characters[i];
        if (!punycode_state::is_ascii(c)) others.push_back({c, static_cast<std::uint32_t>(i)});
        else encoded += static_cast<char>(c), inserted.take(i);
    }
    auto count = encoded.size();
    if (count != 0) encoded += '-';
    std::sort(others.begin(), others.end());
    punycode_state state;
    for (auto const& [c, place] : others) {
        state.insert(c, inserted.taken_before(place), ++count, [&](char digit) { encoded += digit; });
        inserted.take(place);
    }
    return encoded;
}

/// Decodes Punycode to UTF-8 (RFC 3492 6.2), without the prefix `xn--` of an A-label. Letters of both cases are digits
/// of the same value; punycode_encode restores the text, but for the case of these digits.
///
/// Returns an error with the offset of the first byte that is no digit, or with which the digits stand for more than
/// the last character of Unicode or for a surrogate; the size of the text, if it ends too early. Takes O(n log n) time;
/// allocates. Throws like std::string.
///
///     assert(punycode_decode("bcher-kva").value() == "bücher");
///     assert(punycode_decode("bcher-kv").error().position() == 8);
constexpr result<std::string> punycode_decode(std::string_view text) {
    using namespace detail;
    if (text.size() > max_text_size) return unexpected(too_large_for_punycode());
    auto const basic = text.substr(0, size_of_basic_characters(text));
    for (std::size_t at = 0; at != basic.size(); ++at)
        if (!punycode_state::is_ascii(static_cast<byte>(basic[at])))
            return unexpected(error_in_punycode(at, mistake::non_ascii_byte_in_punycode));
    std::vector<placed_character> inserted;
    punycode_state state;
    for (auto at = basic.empty() ? 0 : basic.size() + 1; at != text.size();) {
        auto const begin = at;
        auto const count = basic.size() + inserted.size() + 1;
        auto const outcome =
            state.read(text, at, count, [&](char32_t c, std::uint32_t place) { inserted.push_back({c, place}); });
        if (outcome == punycode_state::outcome::no_character)
            return unexpected(error_in_punycode(at, mistake::punycode_of_no_character));
        if (outcome == punycode_state::outcome::no_digit)
            return unexpected(error_in_digits(
                begin, at, at == text.size() ? mistake::unexpected_end : mistake::unexpected_character));
    }
    // From the last insertion to the first: each was at a place among those that no later one has taken.
    std::u32string characters(basic.size() + inserted.size(), 0);
    places taken(characters.size());
    for (auto i = inserted.size(); i != 0; --i) {
        auto const place = taken.free_place(inserted[i - 1].place);
        characters[place] = inserted[i - 1].c;
        taken.take(place);
    }
    std::string decoded;
    auto next = basic.begin();
    for (auto const c : characters) {
        if (c == 0) decoded += *next++; // no character outside ASCII was inserted there
        else append_utf8(decoded, c);
    }
    return decoded;
}

} // namespace consturi

#endif
