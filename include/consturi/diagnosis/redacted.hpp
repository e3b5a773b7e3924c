// Texts without their secrets, for messages about texts that need not be URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_REDACTED_HPP
#define CONSTURI_DIAGNOSIS_REDACTED_HPP

#include <consturi/config.hpp>
#include <consturi/diagnosis/jdbc_secrets.hpp>

#include <cstddef>
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

} // namespace detail

/// A text in which secrets are replaced, and a position in it.
struct redacted_text {
    std::string text;
    std::size_t position;
};

/// The text with `***` for what may be a secret, like `redacted`, and where a position of `text` is in it: for messages
/// with an excerpt. Linear; throws like std::string.
///
///     auto const shown = redacted_at("ftp://me:p w@h:8o/", 16);
///     assert(shown.text == "ftp://***@h:8o/" && shown.position == 13);
[[nodiscard]] inline redacted_text redacted_at(std::string_view text, std::size_t position) {
    using namespace detail;
    redacted_text all{{}, position};
    std::size_t shown = 0; // the end of what was appended
    auto const hide = [&](std::size_t begin, std::size_t end) {
        if (begin >= end) return;
        all.text.append(text, shown, begin - shown);
        if (position >= end) all.position = all.text.size() + redaction_mark.size() + (position - end);
        else if (position > begin) all.position = all.text.size();
        all.text += redaction_mark;
        shown = end;
    };
    auto const hide_after = [&](std::size_t begin, std::size_t end) { hide(begin > shown ? begin : shown + 1, end); };
    auto const no_name = [](std::string_view) { return false; };
    auto const jdbc = find_jdbc(text);
    if (auto const userinfo = likely_userinfo(text); !userinfo.empty()) {
        auto const begin = static_cast<std::size_t>(userinfo.data() - text.data());
        hide(begin, begin + userinfo.size());
        hide_jdbc_properties(text, jdbc, no_name, hide_after);
    } else if (jdbc != text.size()) {
        hide_jdbc_secrets(text.substr(jdbc), true, no_name,
                          [&](std::size_t begin, std::size_t end) { hide_after(jdbc + begin, jdbc + end); });
    }
    all.text.append(text, shown);
    return all;
}

/// A text, which need not be a URI, with `***` for what may be a secret: for logs and messages. As an argument of
/// `parse_error::explain`, it says that the text is shown so.
///
/// The mark stands for everything before the last `@`, except for a scheme with `://` at the beginning: passwords
/// contain delimiters by mistake, and several URIs can be in the text. This also hides the host of `https://h/@me`; for
/// a text that is a URI, `uri_view::redacted` hides less. Without `@`, the mark stands for what precedes the last `%40`
/// of the authority. If the text has a `jdbc` URL, the mark also stands for values of properties that may be secrets,
/// as that of `jdbc_uri::redacted` does. Linear; throws like std::string.
///
///     assert(redacted("ftp://me:p w@h/") == "ftp://***@h/" && redacted("ftp://me:p/w@h/") == "ftp://***@h/");
///     assert(redacted("https://h1/ https://me:pw@h2/") == "https://***@h2/");
///     assert(parse_uri("ftp://me:p w@h/").error().explain_redacted("ftp://me:p w@h/")
///            == "ftp://***@h/\n"
///               "      ^ space: percent-encode it as %20, or remove it");
[[nodiscard]] [[gnu::noinline]] inline std::string redacted(std::string_view text) { return redacted_at(text, 0).text; }

} // namespace consturi

#endif
