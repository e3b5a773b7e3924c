// Texts without their userinfo, for messages about texts that need not be URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_REDACTED_HPP
#define CONSTURI_DIAGNOSIS_REDACTED_HPP

#include <consturi/config.hpp>

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

namespace consturi {

namespace detail {

inline constexpr std::string_view redaction_mark = "***";

/// What may be userinfo in a text that need not be a URI; empty, if there is none.
constexpr std::string_view likely_userinfo(std::string_view text) noexcept {
    auto const colon = text.find_first_of(":@");
    auto const rest = text.substr(colon == text.npos ? text.size() : colon);
    if (rest.starts_with("://") || rest.starts_with(":\\\\")) text = rest.substr(1);
    while (text.starts_with('/') || text.starts_with('\\')) text.remove_prefix(1);
    auto size = text.rfind('@');
    if (size == text.npos) size = text.substr(0, text.find_first_of("/?#\\")).rfind("%40");
    return text.substr(0, size == text.npos ? 0 : size);
}

/// The text with a mark instead of its userinfo, cut to more than an excerpt shows, and the position there.
struct redacted_part {
    std::string text;
    std::size_t position;
};
inline redacted_part redacted_around(std::string_view text, std::size_t position) {
    constexpr std::size_t enough = 128;
    auto const secret = likely_userinfo(text);
    auto const begin = secret.empty() ? text.size() : static_cast<std::size_t>(secret.data() - text.data());
    auto const end = begin + secret.size();
    auto const mark = secret.empty() ? std::string_view() : redaction_mark;
    if (position >= end) position = position - secret.size() + mark.size();
    else if (position > begin) position = begin;

    auto const from = position > enough ? position - enough : 0, to = position + enough;
    redacted_part part{{}, position - from};
    std::size_t at = 0;
    for (auto const piece : {text.substr(0, begin), mark, text.substr(end)}) {
        auto const skipped = from > at ? (from - at < piece.size() ? from - at : piece.size()) : 0;
        if (at + skipped < to) part.text += piece.substr(skipped, to - at - skipped);
        at += piece.size();
    }
    return part;
}

} // namespace detail

/// A text, which need not be a URI, with `***` for what may be userinfo: for logs and messages. As an argument of
/// `parse_error::explain`, it says that the text is shown so.
///
/// The mark stands for everything before the last `@`, except for a scheme with `://` at the beginning: passwords
/// contain delimiters by mistake, and several URIs can be in the text. This also hides the host of `https://h/@me`; for
/// a text that is a URI, `uri_view::redacted` hides less. Without `@`, the mark stands for what precedes the last `%40`
/// of the authority. Linear; throws like std::string.
///
///     assert(redacted("ftp://me:p w@h/") == "ftp://***@h/" && redacted("ftp://me:p/w@h/") == "ftp://***@h/");
///     assert(redacted("https://h1/ https://me:pw@h2/") == "https://***@h2/");
///     assert(parse_uri("ftp://me:p w@h/").error().explain("ftp://me:p w@h/", redacted)
///            == "ftp://***@h/\n"
///               "      ^ space: percent-encode it as %20, or remove it");
[[nodiscard]] inline std::string redacted(std::string_view text) {
    std::string all(text);
    if (auto const secret = detail::likely_userinfo(text); !secret.empty())
        all.replace(static_cast<std::size_t>(secret.data() - text.data()), secret.size(), detail::redaction_mark);
    return all;
}

} // namespace consturi

#endif
