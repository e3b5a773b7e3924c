// Names and values of forms (application/x-www-form-urlencoded), with `+` for a space.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_FORM_HPP
#define CONSTURI_ADAPTERS_FORM_HPP

#include <consturi/coding/percent.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi {

namespace detail {
inline constexpr percent_encoding form_encoding{[] {
    safe_set unreserved_or_space;
    unreserved_or_space.bytes.insert(' ');
    return unreserved_or_space;
}()};
} // namespace detail

/// Encodes a name or a value of a form: like percent_encode, but each space becomes `+`. Browsers encode `~` and keep
/// `*`; decoders accept both.
///
///     assert(form_encode("a b&c") == "a+b%26c");
[[nodiscard]] constexpr std::string form_encode(std::string_view text) {
    return detail::coded(detail::form_encoding, text);
}

/// The size in bytes of the result of form_encode.
[[nodiscard]] constexpr std::size_t form_encoded_size(std::string_view text) noexcept {
    return detail::form_encoding.size_of(text);
}

/// Like form_encode, but writes to the beginning of `buffer`, which must not overlap with `text`, and returns a view of
/// what it wrote. Returns nothing, and writes nothing, if the result does not fit.
[[nodiscard]] constexpr std::optional<std::string_view> form_encode_into(std::span<char> buffer,
                                                                         std::string_view text) noexcept {
    return detail::coded_into(buffer, detail::form_encoding, text);
}

/// Decodes a name or a value of a form: like percent_decode, but each `+` becomes a space. Split at `&` and `=` before
/// decoding. If the result is meant to be text, use percent_decode_utf8 of <consturi/unicode.hpp> with
/// plus_sign::space.
///
///     assert(form_decode("a+b%26c") == "a b&c");
constexpr result<std::string> form_decode(std::string_view text) {
    return detail::decoded_strictly(text, {malformed::kept, plus_sign::space});
}

/// Like form_decode, but writes to the beginning of `buffer`, which must not overlap with `text`, and returns a view of
/// what it wrote. Returns nothing, and writes nothing, if the result does not fit, or if a `%` does not begin a triplet
/// (find_malformed distinguishes the two). The result is never larger than `text`.
[[nodiscard]] constexpr std::optional<std::string_view> form_decode_into(std::span<char> buffer,
                                                                         std::string_view text) noexcept {
    if (!detail::every_percent_sign_begins_a_triplet(text)) return std::nullopt;
    return detail::coded_into(buffer, detail::percent_decoding{malformed::kept, plus_sign::space}, text);
}

/// Like form_decode, but never an error: a `%` that does not begin a triplet is kept or replaced.
[[nodiscard]] constexpr std::string form_decode_lossy(std::string_view text, malformed policy = malformed::kept) {
    return detail::coded(detail::percent_decoding{policy, plus_sign::space}, text);
}

} // namespace consturi

#endif
