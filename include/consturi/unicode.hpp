// Text in UTF-8 and UTF-16 (RFC 3986 2.5).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_UNICODE_HPP
#define CONSTURI_UNICODE_HPP

#include <consturi/coding/percent.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/text/size.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace consturi {

/// Whether the bytes of `text` are UTF-8 (RFC 3629 4): no surrogates, no overlong forms. Linear; does not allocate.
///
///     static_assert(is_utf8("\xC3\xA9") && !is_utf8("\xC3"));
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool is_utf8(std::string_view text) noexcept {
    return matches<InstructionSet>(rfc3629::UTF8_octets, text);
}

/// The offset of the first byte in `text` at which no UTF-8 sequence of a character begins, or the size.
[[nodiscard]] constexpr std::size_t find_malformed_utf8(std::string_view text) noexcept {
    std::size_t at = 0;
    while (at != text.size()) {
        auto const size = detail::first_character(text.substr(at)).size;
        if (size == 0) break;
        at += size;
    }
    return at;
}

/// Percent-encodes UTF-8. Allocates once.
[[nodiscard]] constexpr std::string percent_encode(std::u8string_view text, safe_set const& safe = {}) {
    if (detail::is_constant_evaluated()) return percent_encode(std::string(text.begin(), text.end()), safe);
    return percent_encode({reinterpret_cast<char const*>(text.data()), text.size()}, safe);
}

/// The error for UTF-16 with a surrogate that is not part of a pair.
class lone_surrogate {
public:
    constexpr explicit lone_surrogate(std::size_t position) noexcept : position_(position) {}
    /// The offset of the surrogate, in units of 16 bits.
    [[nodiscard]] constexpr std::size_t position() const noexcept { return position_; }
    /// The mistake in one line. The text is static.
    [[nodiscard]] constexpr std::string_view message() const noexcept { return "lone surrogate"; }
    [[nodiscard]] friend constexpr bool operator==(lone_surrogate, lone_surrogate) = default;

private:
    std::size_t position_;
};

/// The offset of the first surrogate in `text` that is not part of a pair, or the size.
[[nodiscard]] constexpr std::size_t find_lone_surrogate(std::u16string_view text) noexcept {
    for (std::size_t at = 0; at != text.size(); ++at) {
        if (text[at] < 0xD800 || text[at] > 0xDFFF) continue;
        bool const is_pair =
            text[at] < 0xDC00 && at + 1 != text.size() && 0xDC00 <= text[at + 1] && text[at + 1] <= 0xDFFF;
        if (!is_pair) return at;
        ++at;
    }
    return text.size();
}

namespace detail {

/// Calls `use` with each byte of the UTF-8 of `text` (RFC 3629 3), with U+FFFD for each lone surrogate.
constexpr void for_each_utf8_byte(std::u16string_view text, auto use) {
    for (std::size_t at = 0; at != text.size(); ++at) {
        char32_t point = text[at];
        if (0xD800 <= point && point <= 0xDFFF) {
            if (find_lone_surrogate(text.substr(at, 2)) == 0) point = 0xFFFD;
            else point = 0x10000 + ((point - 0xD800) << 10) + (text[++at] - 0xDC00U);
        }
        auto const tail = [&](unsigned shift) { use(static_cast<char>(0x80 | (point >> shift & 0x3F))); };
        auto const head = [&](char32_t bits) { use(static_cast<char>(bits)); };
        if (point < 0x80) head(point);
        else if (point < 0x800) head(0xC0 | point >> 6), tail(0);
        else if (point < 0x10000) head(0xE0 | point >> 12), tail(6), tail(0);
        else head(0xF0 | point >> 18), tail(12), tail(6), tail(0);
    }
}

/// The UTF-8 of `text`, with U+FFFD for each lone surrogate. Allocates once.
constexpr std::string utf8_of(std::u16string_view text) {
    std::size_t size = 0;
    for_each_utf8_byte(text, [&](char) { size = saturated_sum(size, 1); });
    std::string out(size, '\0'); // or throws
    size = 0;
    for_each_utf8_byte(text, [&](char c) { out[size++] = c; });
    return out;
}

} // namespace detail

/// Percent-encodes UTF-16, as its UTF-8; an error with the position if there is a lone surrogate. Allocates twice.
constexpr result<std::string, lone_surrogate> percent_encode(std::u16string_view text, safe_set const& safe = {}) {
    auto const at = find_lone_surrogate(text);
    if (at != text.size()) return unexpected(lone_surrogate(at));
    return percent_encode(detail::utf8_of(text), safe);
}

/// Percent-encodes UTF-16, as its UTF-8, with U+FFFD for each lone surrogate. Allocates twice.
[[nodiscard]] constexpr std::string percent_encode_lossy(std::u16string_view text, safe_set const& safe = {}) {
    return percent_encode(detail::utf8_of(text), safe);
}

} // namespace consturi

#endif
