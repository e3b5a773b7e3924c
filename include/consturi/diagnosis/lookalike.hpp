// What people write around a URI, or instead of one or of a part of it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_LOOKALIKE_HPP
#define CONSTURI_DIAGNOSIS_LOOKALIKE_HPP

#include <consturi/diagnosis/mistake.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/ascii.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// The mistake of a character that delimits a URI in other text (RFC 3986 Appendix C), and the size of the character in
/// bytes; 0, if it is none.
struct delimiter {
    mistake which;
    std::size_t size;

    constexpr bool is(mistake other) const noexcept { return size != 0 && which == other; }
};

constexpr delimiter delimiter_at(std::string_view text) noexcept {
    constexpr auto space = mistake::surrounding_white_space;
    constexpr auto quote = mistake::surrounding_quotation_mark;
    switch (text.empty() ? '\0' : text[0]) {
    case ' ':
    case '\t':
    case '\n':
    case '\v':
    case '\f':
    case '\r': return {space, 1};
    case '"':
    case '\'':
    case '`': return {quote, 1};
    case '<':
    case '>': return {mistake::surrounding_angle_bracket, 1};
    case '\xC2': return {space, text.starts_with("\xC2\xA0") ? 2U : 0U}; // U+00A0
    case '\xE2':                                                         // U+2018 to U+201F
        return {quote, text.starts_with("\xE2\x80") && text.size() > 2 && (text[2] & 0xF8) == 0x98 ? 3U : 0U};
    case '\xE3': return {space, text.starts_with("\xE3\x80\x80") ? 3U : 0U}; // U+3000
    case '\xEF': return {space, text.starts_with("\xEF\xBB\xBF") ? 3U : 0U}; // U+FEFF
    }
    return {space, 0};
}

/// The delimiter at the beginning of `text`, if there is nothing but delimiters.
constexpr delimiter only_delimiters_in(std::string_view text) noexcept {
    auto const first = delimiter_at(text);
    while (!text.empty()) {
        auto const next = delimiter_at(text);
        if (next.size == 0) return next;
        text.remove_prefix(next.size);
    }
    return first;
}

/// The delimiter that surrounds a text which cannot continue between `before` and `rest`, if one does. Anything can
/// follow a delimiter at the beginning.
constexpr delimiter surrounding_delimiter(std::string_view before, std::string_view rest) noexcept {
    return before.empty() ? delimiter_at(rest) : only_delimiters_in(rest);
}

/// Whether a ':' comes before the other delimiters of components. (The longest registered scheme has less than 64
/// bytes.)
constexpr bool begins_with_a_scheme_or_a_name(std::string_view text) noexcept {
    auto const end = text.substr(0, 64).find_first_of(":/?#");
    return end != text.npos && text[end] == ':';
}

/// Whether `text`, which begins with a delimiter, is a URI in quotation marks or angle brackets.
constexpr bool is_enclosed(std::string_view text) noexcept {
    return text.size() > 1 && text.back() == (text[0] == '<' ? '>' : text[0]) && text[0] != ' ';
}

/// Whether `text` is a place as in the arguments of scp and git: `user@host:path`. (`user@host:80` has a port.)
constexpr bool is_scp_syntax(std::string_view text) noexcept {
    auto const at_sign = text.find('@');
    if (at_sign == 0 || at_sign == text.npos) return false;
    auto const colon = text.find(':', at_sign);
    if (colon == text.npos || colon == at_sign + 1) return false;
    for (std::size_t i = 0; i != colon; ++i)
        if (i != at_sign && !is_unreserved(text[i])) return false;
    auto const path = text.substr(colon + 1);
    auto const port = path.find_first_not_of("0123456789");
    return port != path.npos && !(port != 0 && path[port] == '/') && !path.starts_with("//")
           && (is_unreserved(path[0]) || path[0] == '/');
}

/// Whether a text with a backslash after `before` is a path of Windows: `C:\a`, `C:/a\b`, `\\host\share`.
constexpr bool is_Windows_path(std::string_view before, std::string_view rest) noexcept {
    if (before.empty()) return rest.starts_with("\\\\");
    return before.size() > 1 && is_alpha(before[0]) && before[1] == ':' && !before.substr(2).starts_with("//")
           && before.find_first_of("?#") == before.npos;
}

/// Whether `text` is the beginning of a `file` URI up to a drive letter, as in `file:///C|/a` (RFC 8089 E.2.2).
constexpr bool ends_with_drive_letter(std::string_view text) noexcept {
    return text.starts_with("file:/") && text.size() < 10 && is_alpha(text.back()) && text[text.size() - 2] == '/';
}
/// Whether `text` is the beginning of a `file` URI whose host is a drive letter, and its colon: `file://C:\a`.
constexpr bool has_drive_letter_as_host(std::string_view text) noexcept {
    return text.size() == 9 && text.back() == ':' && ends_with_drive_letter(text.substr(0, 8));
}

/// Whether `rest`, which follows an IP address, begins with a prefix length and `end`.
constexpr bool is_prefix_length(std::string_view rest, std::string_view end) noexcept {
    std::size_t size = 1;
    while (size < rest.size() && is_digit(rest[size])) ++size;
    return rest.starts_with('/') && 1 < size && size <= 4
           && (end.empty() ? rest.size() == size : rest.substr(size).starts_with(end));
}

/// Whether `text`, which begins with a host, begins with an IPv6 address, or a mistyped one, without square brackets.
constexpr bool is_like_IPv6address(std::string_view text) noexcept {
    bool shortened = false;
    std::size_t size = 0, colons = 0;
    for (; size != text.size() && (is_hexdig(text[size]) || text[size] == ':'); ++size) {
        shortened |= text.substr(size).starts_with("::");
        colons += text[size] == ':';
    }
    return (shortened || colons >= 7) && (size == text.size() || has_byte("/?#%.", text[size]));
}

} // namespace consturi::detail

#endif
