// Schemes as numbers, for switch.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_SCHEME_ID_HPP
#define CONSTURI_OPERATIONS_SCHEME_ID_HPP

#include <consturi/text/ascii.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi {

namespace detail {

/// Calling it is not a constant expression. Its name appears in the compiler's message.
inline void a_scheme_in_a_switch_begins_with_a_letter_and_has_at_most_12_characters() {}

/// 39 characters and the end: 40 to the power of 12 is less than 2 to the power of 64.
inline constexpr std::string_view scheme_characters = "abcdefghijklmnopqrstuvwxyz0123456789+-.";

} // namespace detail

/// The number of a scheme (RFC 3986 3.1), in either case: different schemes of up to 12 characters have different
/// numbers. 0 for longer schemes, and for a text that is no scheme. `_scheme` is the number of a literal.
///
///     constexpr int retries(uri_view u) {
///         switch (scheme_id(u.scheme())) {
///         case "http"_scheme:
///         case "https"_scheme: return 3;
///         case "mqtt"_scheme: return 10;
///         default: return 0;
///         }
///     }
///     static_assert(retries("HTTPS://h/"_uri) == 3 && retries("urn:x"_uri) == 0);
[[nodiscard]] constexpr std::uint64_t scheme_id(std::string_view scheme) noexcept {
    if (scheme.empty() || scheme.size() > 12 || detail::case_bit(scheme[0]) == '\0') return 0;
    std::uint64_t id = 0;
    for (char const c : scheme) {
        auto const digit = detail::scheme_characters.find(ascii::to_lower(c)) + 1;
        if (digit == 0) return 0;
        id = id * 40 + digit;
    }
    return id;
}

namespace literals {

/// The number of a scheme, for the labels of a switch. Does not compile if it is no scheme or has more than 12
/// characters.
///
///     using namespace consturi::literals;
///     static_assert("https"_scheme == scheme_id("HTTPS"));
[[nodiscard]] consteval std::uint64_t operator""_scheme(char const* text, std::size_t size) {
    auto const id = scheme_id({text, size});
    if (id == 0) detail::a_scheme_in_a_switch_begins_with_a_letter_and_has_at_most_12_characters();
    return id;
}

} // namespace literals
} // namespace consturi

#endif
