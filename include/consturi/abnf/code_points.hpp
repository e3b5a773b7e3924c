// Ranges of code points, for grammars whose terminal values are characters (RFC 5234 2.3). Texts are UTF-8 (RFC 3629).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_CODE_POINTS_HPP
#define CONSTURI_ABNF_CODE_POINTS_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>

namespace consturi::abnf {

namespace detail {

// The name of this function appears in the compiler's message.
inline void a_range_has_code_points_in_ascending_order_up_to_10FFFF() {}

/// The first octet of a character in UTF-8.
constexpr byte lead_octet(char32_t c) noexcept {
    return static_cast<byte>(c < 0x80 ? c : c < 0x800 ? 0xC0 | c >> 6 : c < 0x10000 ? 0xE0 | c >> 12 : 0xF0 | c >> 18);
}

/// The first octets of the characters from `low` to `high`.
constexpr byte_set lead_octets(char32_t low, char32_t high) noexcept {
    byte_set leads;
    if (low < 0x80) leads |= byte_set::range(lead_octet(low), lead_octet(high < 0x80 ? high : 0x7F));
    if (high >= 0x80) leads |= byte_set::range(lead_octet(low < 0x80 ? 0x80 : low), lead_octet(high));
    return leads;
}

} // namespace detail

/// `%xA0-D7FF / %xF900-FDCF`: one character of these ranges, whatever the number of its octets. Alternatives of such
/// ranges are one set. It matches no part of a character, and no octets that are not UTF-8.
template <std::size_t N>
struct [[nodiscard]] code_points : part {
    using parts = detail::parts_list<>;
    char32_t low[N]{}, high[N]{};
    detail::rule_analysis analysis{};

    [[nodiscard]] constexpr bool contains(char32_t c) const noexcept {
        for (std::size_t i = 0; i != N; ++i)
            if (low[i] <= c && c <= high[i]) return true;
        return false;
    }
    /// The number of octets of the character at p, if it is one of the set; 0 otherwise.
    [[nodiscard]] constexpr std::size_t size_at(char const* p, char const* last) const noexcept {
        auto const c = consturi::first_character({p, static_cast<std::size_t>(last - p)});
        return c.size != 0 && contains(c.value) ? c.size : 0;
    }

    constexpr void set(std::size_t i, char32_t from, char32_t to) noexcept {
        low[i] = from;
        high[i] = to;
        analysis.first |= detail::lead_octets(from, to);
        if (to >= 0x80) analysis.rest = byte_set::range(0x80, 0xBF);
    }

    template <std::size_t M>
    friend constexpr code_points<N + M> operator|(code_points const& a, code_points<M> const& b) {
        code_points<N + M> both;
        for (std::size_t i = 0; i != N; ++i) both.set(i, a.low[i], a.high[i]);
        for (std::size_t i = 0; i != M; ++i) both.set(N + i, b.low[i], b.high[i]);
        return both;
    }
};

/// The notation of ranges, for grammars over code points: `using abnf::code_point_notation::x;`.
namespace code_point_notation {

/// `%xNN-NN`: one character from `low` to `high`.
consteval code_points<1> x(char32_t low, char32_t high) {
    if (low > high || high > 0x10FFFF) detail::a_range_has_code_points_in_ascending_order_up_to_10FFFF();
    code_points<1> range;
    range.set(0, low, high);
    return range;
}
/// `%xNN`: that character.
consteval code_points<1> x(char32_t value) { return x(value, value); }

} // namespace code_point_notation

} // namespace consturi::abnf

#endif
