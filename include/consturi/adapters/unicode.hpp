// Text in UTF-8 and UTF-16 (RFC 3986 2.5).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_UNICODE_HPP
#define CONSTURI_ADAPTERS_UNICODE_HPP

#include <consturi/coding/percent.hpp>
#include <consturi/coding/transcoding.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <optional>
#include <span>
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
