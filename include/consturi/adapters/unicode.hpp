// Text in UTF-8 and UTF-16 (RFC 3986 2.5), also percent-encoded: in one pass and without a buffer.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_UNICODE_HPP
#define CONSTURI_ADAPTERS_UNICODE_HPP

#include <consturi/coding/percent.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi::detail {

/// Like percent_encoding, for code units of another type: char8_t, or char16_t, whose UTF-8 is encoded. U+FFFD replaces
/// each lone surrogate.
template <class Unit>
struct unicode_encoding {
    safe_set const& safe;

    constexpr std::size_t size_of(std::basic_string_view<Unit> text) const noexcept {
        std::size_t size = 0;
        for_each_octet(text, [&](char, bool is_kept) { size = saturated_sum(size, is_kept ? 1 : 3); });
        return size;
    }
    constexpr void write(char* to, std::size_t, std::basic_string_view<Unit> text) const noexcept {
        for_each_octet(text, [&](char octet, bool is_kept) {
            if (is_kept) *to++ = octet;
            else write_triplet(to, octet), to += 3;
        });
    }

private:
    /// Calls `use` with each octet of the UTF-8 of `text`, and whether it is kept.
    constexpr void for_each_octet(std::basic_string_view<Unit> text, auto const& use) const noexcept {
        auto const encode = [&](char octet) { use(octet, safe.contains(octet)); };
        for (std::size_t at = 0; at != text.size();) {
            if (safe.has_triplets && begins_with_a_triplet(text.substr(at)))
                use('%', true), ++at; // its digits are safe
            else if constexpr (sizeof(Unit) == 1) encode(static_cast<char>(text[at++]));
            else for_each_unit<char>(next_character(text, at), encode);
        }
    }
    static constexpr bool begins_with_a_triplet(std::basic_string_view<Unit> text) noexcept {
        auto const is_digit = [](Unit c) { return c < 0x80 && is_hexdig(static_cast<char>(c)); };
        return text.size() > 2 && text[0] == '%' && is_digit(text[1]) && is_digit(text[2]);
    }
    /// The character at `at`, which becomes the offset of the next one.
    static constexpr char32_t next_character(std::basic_string_view<Unit> text, std::size_t& at) noexcept {
        auto const [c, size] = first_character(text.substr(at));
        at += size;
        return is_surrogate(c) ? replacement_character : c;
    }
};

/// A character of a percent-encoded text.
struct encoded_character {
    char32_t value;  // U+FFFD if it is not UTF-8
    char const* end; // of its triplets and bytes
    bool is_utf8;
};

/// The character at p. A `%` that does not begin a triplet is a character, too.
constexpr encoded_character read_character(char const* p, char const* last, plus_sign plus) noexcept {
    char const* ends[5] = {p}; // of the octets read so far
    auto const c = read_utf8([&](std::size_t i) -> int {
        auto const begin = ends[i];
        if (begin == last) return -1;
        int const octet = *begin == '%' ? octet_or_negative(begin, last) : -1;
        ends[i + 1] = begin + (octet >= 0 ? 3 : 1);
        return octet >= 0 ? octet : *begin == '+' && plus == plus_sign::space ? ' ' : static_cast<byte>(*begin);
    });
    if (c.size == 0) return {replacement_character, ends[c.malformed_size], false};
    return {c.value, ends[c.size], true};
}

/// The offset of the first octets, in triplets or not, that are not UTF-8; or the size.
constexpr std::size_t find_other_than_utf8(std::string_view text) noexcept {
    auto const last = text.data() + text.size();
    auto p = text.data();
    while (p != last) {
        auto const c = read_character(p, last, plus_sign::literal);
        if (!c.is_utf8) break;
        p = c.end;
    }
    return static_cast<std::size_t>(p - text.data());
}

/// Like percent_decoding, to UTF-8 (`Unit` is char) or UTF-16 (char16_t). U+FFFD replaces each maximal subpart of
/// octets that are not UTF-8.
template <class Unit>
struct unicode_decoding {
    malformed policy = malformed::kept;
    plus_sign plus = plus_sign::literal;

    constexpr std::size_t size_of(std::string_view text) const noexcept {
        std::size_t size = 0;
        for_each_unit_of(text, [&](Unit) { size = saturated_sum(size, 1); });
        return size;
    }
    constexpr void write(Unit* to, std::size_t, std::string_view text) const noexcept {
        for_each_unit_of(text, [&](Unit unit) { *to++ = unit; });
    }

private:
    constexpr void for_each_unit_of(std::string_view text, auto const& use) const noexcept {
        auto const last = text.data() + text.size();
        for (auto p = text.data(); p != last;) {
            auto const [value, end, is_utf8] = read_character(p, last, plus);
            bool const is_percent_sign = value == '%' && end == p + 1; // that does not begin a triplet
            for_each_unit<Unit>(is_percent_sign && policy == malformed::replaced ? replacement_character : value, use);
            p = end;
        }
    }
};

} // namespace consturi::detail

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
        auto const size = first_character(text.substr(at)).size;
        if (size == 0) break;
        at += size;
    }
    return at;
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

// Encoding: as percent_encode in <consturi/coding/percent.hpp> does with bytes.

/// Percent-encodes UTF-8. The octets are not checked. Allocates once, in linear time.
///
///     assert(percent_encode(u8"ä b") == "%C3%A4%20b");
[[nodiscard]] constexpr std::string percent_encode(std::u8string_view text, safe_set const& safe = {}) {
    return detail::coded(detail::unicode_encoding<char8_t>{safe}, text);
}

/// Percent-encodes UTF-16, as its UTF-8; an error with the position if there is a lone surrogate. Allocates once, in
/// linear time.
///
///     assert(percent_encode(u"ä b").value() == "%C3%A4%20b");
constexpr result<std::string, lone_surrogate> percent_encode(std::u16string_view text, safe_set const& safe = {}) {
    auto const at = find_lone_surrogate(text);
    if (at != text.size()) return unexpected(lone_surrogate(at));
    return detail::coded(detail::unicode_encoding<char16_t>{safe}, text);
}

/// Percent-encodes UTF-16, as its UTF-8, with U+FFFD for each lone surrogate. Allocates once, in linear time.
[[nodiscard]] constexpr std::string percent_encode_lossy(std::u16string_view text, safe_set const& safe = {}) {
    return detail::coded(detail::unicode_encoding<char16_t>{safe}, text);
}

/// The size in bytes of the result of percent_encode.
[[nodiscard]] constexpr std::size_t percent_encoded_size(std::u8string_view text, safe_set const& safe = {}) noexcept {
    return detail::unicode_encoding<char8_t>{safe}.size_of(text);
}

/// The size in bytes of the result of percent_encode or percent_encode_lossy.
[[nodiscard]] constexpr std::size_t percent_encoded_size(std::u16string_view text, safe_set const& safe = {}) noexcept {
    return detail::unicode_encoding<char16_t>{safe}.size_of(text);
}

/// Like percent_encode, but writes to the beginning of `buffer`, which must not overlap with `text`, and returns a view
/// of what it wrote. Returns nothing, and writes nothing, if the result does not fit.
[[nodiscard]] constexpr std::optional<std::string_view> percent_encode_into(std::span<char> buffer,
                                                                            std::u8string_view text,
                                                                            safe_set const& safe = {}) noexcept {
    return detail::coded_into(buffer, detail::unicode_encoding<char8_t>{safe}, text);
}

/// Like percent_encode, but writes to the beginning of `buffer`, which must not overlap with `text`, and returns a view
/// of what it wrote. Returns nothing, and writes nothing, if the result does not fit, or if there is a lone surrogate
/// (find_lone_surrogate distinguishes the two).
[[nodiscard]] constexpr std::optional<std::string_view> percent_encode_into(std::span<char> buffer,
                                                                            std::u16string_view text,
                                                                            safe_set const& safe = {}) noexcept {
    if (find_lone_surrogate(text) != text.size()) return std::nullopt;
    return detail::coded_into(buffer, detail::unicode_encoding<char16_t>{safe}, text);
}

/// Like percent_encode_lossy, but writes to the beginning of `buffer`, which must not overlap with `text`, and returns
/// a view of what it wrote. Returns nothing, and writes nothing, if the result does not fit.
[[nodiscard]] constexpr std::optional<std::string_view> percent_encode_lossy_into(std::span<char> buffer,
                                                                                  std::u16string_view text,
                                                                                  safe_set const& safe = {}) noexcept {
    return detail::coded_into(buffer, detail::unicode_encoding<char16_t>{safe}, text);
}

// Decoding: as percent_decode and percent_decode_lossy do, to text instead of bytes.

namespace detail {

/// The error that prevents decoding to text, if any: a `%` that does not begin a triplet, or octets that are not UTF-8.
constexpr std::optional<parse_error> error_in_encoded_text(std::string_view text) noexcept {
    auto at = find_malformed(text);
    if (at != text.size()) return malformed_triplet(text, at);
    at = find_other_than_utf8(text);
    if (at == text.size()) return std::nullopt;
    if (text.size() > max_text_size) return malformed_triplet(text, at); // which says that the text is too large
    auto const offset = static_cast<std::uint32_t>(at);
    return parse_error({offset, offset, rfc3629::UTF8_char.name(), {}, false, mistake::not_utf8});
}

} // namespace detail

/// Decodes the triplets of `text`, like percent_decode, to a result that is UTF-8 (RFC 3629). In forms, `plus` is
/// plus_sign::space. Returns an error with the position in `text` if a `%` is not followed by two hexadecimal digits;
/// otherwise, if octets are not UTF-8, with the position where they begin.
///
/// Allocates once, in linear time. Throws like std::string.
///
///     assert(percent_decode_utf8("%C3%A4").value() == "ä");
///     assert(percent_decode_utf8("a%FFb").error().position() == 1);
constexpr result<std::string> percent_decode_utf8(std::string_view text, plus_sign plus = plus_sign::literal) {
    if (auto const error = detail::error_in_encoded_text(text)) return unexpected(*error);
    return detail::coded(detail::percent_decoding{malformed::kept, plus}, text);
}

/// Like percent_decode_utf8, but never returns an error. U+FFFD replaces octets that are not UTF-8: one for each
/// maximal subpart, as Unicode recommends and browsers do (The Unicode Standard 3.9; WHATWG Encoding, "UTF-8 decode
/// without BOM"). A `%` that does not begin a triplet is kept or replaced.
///
/// Allocates once, in linear time. Throws like std::string.
///
///     assert(percent_decode_utf8_lossy("a%FFb+c", malformed::kept, plus_sign::space) == "a\uFFFDb c");
[[nodiscard]] constexpr std::string percent_decode_utf8_lossy(std::string_view text, malformed policy = malformed::kept,
                                                              plus_sign plus = plus_sign::literal) {
    return detail::coded<char>(detail::unicode_decoding<char>{policy, plus}, text);
}

/// The size in bytes of the result of percent_decode_utf8_lossy, and of percent_decode_utf8 if that is no error.
[[nodiscard]] constexpr std::size_t percent_decoded_utf8_size(std::string_view text,
                                                              malformed policy = malformed::kept) noexcept {
    return detail::unicode_decoding<char>{policy}.size_of(text);
}

/// Like percent_decode_utf8, but writes to the beginning of `buffer`, which must not overlap with `text`, and returns a
/// view of what it wrote. Returns nothing, and writes nothing, if the result does not fit, or if percent_decode_utf8
/// returns an error. The result is never larger than `text`.
[[nodiscard]] constexpr std::optional<std::string_view> percent_decode_utf8_into(
    std::span<char> buffer, std::string_view text, plus_sign plus = plus_sign::literal) noexcept {
    if (detail::error_in_encoded_text(text)) return std::nullopt;
    return detail::coded_into(buffer, detail::percent_decoding{malformed::kept, plus}, text);
}

/// Like percent_decode_utf8_lossy, but writes to the beginning of `buffer`, which must not overlap with `text`, and
/// returns a view of what it wrote. Returns nothing, and writes nothing, if the result does not fit. The result is at
/// most three times as large as `text`.
[[nodiscard]] constexpr std::optional<std::string_view> percent_decode_utf8_lossy_into(
    std::span<char> buffer, std::string_view text, malformed policy = malformed::kept,
    plus_sign plus = plus_sign::literal) noexcept {
    return detail::coded_into(buffer, detail::unicode_decoding<char>{policy, plus}, text);
}

/// Like percent_decode_utf8, but the result is UTF-16. Allocates once, in linear time. Throws like std::u16string.
///
///     assert(percent_decode_utf16("%F0%9F%98%80").value() == u"\xD83D\xDE00");
constexpr result<std::u16string> percent_decode_utf16(std::string_view text, plus_sign plus = plus_sign::literal) {
    if (auto const error = detail::error_in_encoded_text(text)) return unexpected(*error);
    return detail::coded<char16_t>(detail::unicode_decoding<char16_t>{malformed::kept, plus}, text);
}

/// Like percent_decode_utf8_lossy, but the result is UTF-16. Allocates once, in linear time. Throws like
/// std::u16string.
///
///     assert(percent_decode_utf16_lossy("a%FFb") == u"a\uFFFDb");
[[nodiscard]] constexpr std::u16string percent_decode_utf16_lossy(std::string_view text,
                                                                  malformed policy = malformed::kept,
                                                                  plus_sign plus = plus_sign::literal) {
    return detail::coded<char16_t>(detail::unicode_decoding<char16_t>{policy, plus}, text);
}

/// The size in units of 16 bits of the result of percent_decode_utf16_lossy, and of percent_decode_utf16 if that is no
/// error.
[[nodiscard]] constexpr std::size_t percent_decoded_utf16_size(std::string_view text,
                                                               malformed policy = malformed::kept) noexcept {
    return detail::unicode_decoding<char16_t>{policy}.size_of(text);
}

/// Like percent_decode_utf16, but writes to the beginning of `buffer`, which must not overlap with `text`, and returns
/// a view of what it wrote. Returns nothing, and writes nothing, if the result does not fit, or if percent_decode_utf16
/// returns an error. The result never has more units than `text` has bytes.
[[nodiscard]] constexpr std::optional<std::u16string_view> percent_decode_utf16_into(
    std::span<char16_t> buffer, std::string_view text, plus_sign plus = plus_sign::literal) noexcept {
    if (detail::error_in_encoded_text(text)) return std::nullopt;
    return detail::coded_into(buffer, detail::unicode_decoding<char16_t>{malformed::kept, plus}, text);
}

/// Like percent_decode_utf16_lossy, but writes to the beginning of `buffer`, which must not overlap with `text`, and
/// returns a view of what it wrote. Returns nothing, and writes nothing, if the result does not fit. The result never
/// has more units than `text` has bytes.
[[nodiscard]] constexpr std::optional<std::u16string_view> percent_decode_utf16_lossy_into(
    std::span<char16_t> buffer, std::string_view text, malformed policy = malformed::kept,
    plus_sign plus = plus_sign::literal) noexcept {
    return detail::coded_into(buffer, detail::unicode_decoding<char16_t>{policy, plus}, text);
}

} // namespace consturi

#endif
