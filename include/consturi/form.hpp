// Names and values of forms, application/x-www-form-urlencoded, where a plus sign is a space.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FORM_HPP
#define CONSTURI_FORM_HPP

#include <consturi/coding/percent.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi {

inline constexpr percent_encoding form_encoding{rfc3986::unreserved, true};

/// A name or a value for a form (application/x-www-form-urlencoded): like percent_encode, but with `+` for each space.
/// Browsers encode `~`, too, and leave `*`; what reads forms reads either.
constexpr std::string form_encode(std::string_view text) { return coded(form_encoding, text); }

/// The size in bytes of what `form_encode` gives.
constexpr std::size_t form_encoded_size(std::string_view text) noexcept { return form_encoding.size_of(text); }

/// Like `form_encode`, but writes to the beginning of `buffer`, which must not overlap with `text`, and gives what it wrote.
/// Gives none, and writes nothing, if that has more bytes than the buffer.
constexpr std::optional<std::string_view> form_encode_into(std::span<char> buffer, std::string_view text) noexcept {
    return coded_into(buffer, form_encoding, text);
}

/// The way back: like percent_decode, but each `+` is a space. Decode what has been split at `&` and `=`.
constexpr result<std::string> form_decode(std::string_view text) { return decode_strictly(text, {malformed::kept, true}); }

/// Like `form_decode`, but writes to the beginning of `buffer`, which must not overlap with `text`, and gives what it wrote.
/// Gives none, and writes nothing, if that has more bytes than the buffer, or a `%` begins no triplet (`find_malformed`
/// tells which). It never has more bytes than `text`.
constexpr std::optional<std::string_view> form_decode_into(std::span<char> buffer, std::string_view text) noexcept {
    if (!each_percent_sign_begins_a_triplet(text)) return std::nullopt;
    return coded_into(buffer, percent_decoding{malformed::kept, true}, text);
}

/// The same for text of which something is to be made whatever it is.
constexpr std::string form_decode_lossy(std::string_view text, malformed becomes = malformed::kept) {
    return coded(percent_decoding{becomes, true}, text);
}

} // namespace consturi

#endif
