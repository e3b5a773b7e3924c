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

// The names of parameters whose values are secrets; docs/parts.md says why these. They are not the words of
// jdbc_secrets.hpp, which are anywhere in a name: drivers name properties as they like, and in other URIs `monkey` has
// no secret.

/// The last words of names: `x-api-key`, `accessToken` and `user[password]` end with one of these.
inline constexpr std::string_view secret_names =
    // passwords and keys
    "password passwd pwd pass passphrase passcode otp secret client_secret app_secret appsecret_proof api_key hapikey "
    "access_key access_key_id aws_access_key_id oss_access_key_id secret_key private_key account_key shared_key "
    "master_key subscription_key signing_key encryption_key session_key auth_key "
    // tokens and sessions
    "token access_token refresh_token id_token id_token_hint auth_token security_token csrfmiddlewaretoken jwt bearer "
    "authorization credential credentials assertion saml_response verifier code_verifier session_id phpsessid jsessionid "
    // signatures, which give access to what they sign
    "signature sig hmac ";
/// Whole names, which are harmless as the last words of others: `country_code`, `sort_key`.
inline constexpr std::string_view whole_secret_names = "key code auth session sid pin pw ";

/// Whether a text, decoded, is a name from an offset on: in any case, with or without hyphens and underscores, and
/// perhaps with a bracket at its end.
constexpr bool has_name_at(std::string_view text, std::size_t at, std::string_view name) noexcept {
    while (at != text.size()) {
        auto const [c, size] = decoded_byte_at(text, at);
        at += size;
        if (c == '-' || c == '_') continue;
        if (name.starts_with('_')) name.remove_prefix(1);
        if (name.empty()) return c == ']' && at == text.size();
        if (to_lower(c) != name[0]) return false;
        name.remove_prefix(1);
    }
    return name.empty();
}
/// The same for one of several names, with a space after each.
constexpr bool has_one_of_names_at(std::string_view text, std::size_t at, std::string_view names) noexcept {
    while (!names.empty()) {
        auto const size = find_byte(names, ' ');
        if (has_name_at(text, at, names.substr(0, size))) return true;
        names.remove_prefix(size + 1);
    }
    return false;
}
/// Whether the value of a parameter with this name, as written, is a secret.
constexpr bool is_secret_name(std::string_view encoded) noexcept {
    char before = ' ';
    for (std::size_t at = 0; at != encoded.size();) {
        auto const [c, size] = decoded_byte_at(encoded, at);
        if (case_bit(c) != 0 && is_between_words(before, c) && has_one_of_names_at(encoded, at, secret_names))
            return true;
        before = c;
        at += size;
    }
    return has_one_of_names_at(encoded, 0, whole_secret_names);
}

/// What a text is: one URI, which can have white space by mistake, or any text, in which white space and what cannot be
/// in a URI ends one.
enum class text_with_secrets : bool { one_uri, any };

/// Whether a text, which is not empty, begins with what cannot be in a URI. JSON can have `\/` for a slash.
constexpr bool ends_uri_in_text(std::string_view text) noexcept {
    char const c = text[0];
    return static_cast<byte>(c) <= ' ' || c == 0x7F || has_byte("\"<>`", c) || (c == '\\' && !text.starts_with("\\/"));
}

/// Calls `hide(begin, end)` with the value of each parameter that may be a secret. Its name is at the beginning of the
/// text or after one of `?&;#/`, also after `\u0026`, which is `&` in JSON. Its value ends before `&` and `#`, because
/// some readers also split at others, and some do not. Linear.
constexpr void hide_parameters(std::string_view text, text_with_secrets kind, auto hide) {
    auto const ends_uri = [=](std::size_t at) {
        return kind == text_with_secrets::any && ends_uri_in_text(text.substr(at));
    };
    std::size_t name = 0; // where it begins, or npos
    for (std::size_t at = 0; at < text.size(); ++at) {
        char const c = text[at];
        if (has_byte("?&;#/", c)) {
            name = at + 1;
        } else if (ends_uri(at)) {
            constexpr std::string_view ampersand = "\\u0026";
            name = text.substr(at).starts_with(ampersand) ? at + ampersand.size() : text.npos;
            if (name != text.npos) at = name - 1;
        } else if (c == '=' && name != text.npos) {
            if (is_secret_name(text.substr(name, at - name))) {
                auto end = at + 1;
                while (end != text.size() && !has_byte("&#", text[end]) && !ends_uri(end)) ++end;
                hide(at + 1, end);
                at = end - 1;
            }
            name = text.npos;
        }
    }
}

/// What may be userinfo in a text that need not be a URI; empty, if there is none.
constexpr std::string_view likely_userinfo(std::string_view text) noexcept {
    if (equal_ignoring_case(text.substr(0, jdbc_prefix.size()), jdbc_prefix)) text.remove_prefix(jdbc_prefix.size());
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

namespace detail {

inline redacted_text without_secrets(std::string_view text, std::size_t position, text_with_secrets kind) {
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
        hide_parameters(text.substr(0, jdbc), kind, hide_after);
        hide_jdbc_properties(text, jdbc, no_name, hide_after);
    } else {
        hide_parameters(text.substr(0, jdbc), kind, hide_after);
        if (jdbc != text.size())
            hide_jdbc_secrets(text.substr(jdbc), true, no_name,
                              [&](std::size_t begin, std::size_t end) { hide_after(jdbc + begin, jdbc + end); });
    }
    all.text.append(text, shown);
    return all;
}

} // namespace detail

/// A text that was meant as one URI, with `***` for what may be a secret, and where a position of `text` is in it: for
/// messages with an excerpt. It is like `redacted`, but hides white space in a value, too. Linear; throws like
/// std::string.
///
///     auto const shown = redacted_at("ftp://me:p w@h:8o/?token=a b", 16);
///     assert(shown.text == "ftp://***@h:8o/?token=***" && shown.position == 13);
[[nodiscard]] inline redacted_text redacted_at(std::string_view text, std::size_t position) {
    return detail::without_secrets(text, position, detail::text_with_secrets::one_uri);
}

/// A text, which need not be a URI, with `***` for what may be a secret: for logs and messages.
///
/// The mark stands for everything before the last `@`, except for `jdbc:` and a scheme with `://` at the beginning:
/// passwords contain delimiters by mistake, and several URIs can be in the text. This also hides the host of
/// `https://h/@me`; for a text that is a URI, `uri_view::redacted` hides less. Without `@`, the mark stands for what
/// precedes the last `%40` of the authority.
///
/// The mark also stands for the value of a parameter whose name, by docs/parts.md, is one of a secret. The name is at
/// the beginning of the text or after one of `?&;#/`; the value ends before `&`, `#`, white space, a quotation mark and
/// what else cannot be in a URI. If the text has a `jdbc` URL, the mark stands for values of properties as that of
/// `jdbc_uri::redacted` does. Linear; throws like std::string.
///
///     assert(redacted("ftp://me:p w@h/") == "ftp://***@h/" && redacted("ftp://me:p/w@h/") == "ftp://***@h/");
///     assert(redacted("https://h1/ https://me:pw@h2/") == "https://***@h2/");
///     assert(redacted("GET /a?token=b&c=d HTTP/1.1") == "GET /a?token=***&c=d HTTP/1.1");
[[nodiscard]] [[gnu::noinline]] inline std::string redacted(std::string_view text) {
    return detail::without_secrets(text, 0, detail::text_with_secrets::any).text;
}

/// The same, but only for the values of parameters: of what is before an `@`, all else is shown.
///
///     assert(redacted_parameters("me@h: GET /a?token=b") == "me@h: GET /a?token=***");
[[nodiscard]] inline std::string redacted_parameters(std::string_view text) {
    std::string all;
    std::size_t shown = 0; // the end of what was appended
    detail::hide_parameters(text, detail::text_with_secrets::any, [&](std::size_t begin, std::size_t end) {
        if (begin == end) return;
        all.append(text, shown, begin - shown).append(detail::redaction_mark);
        shown = end;
    });
    return all.append(text, shown);
}

} // namespace consturi

#endif
