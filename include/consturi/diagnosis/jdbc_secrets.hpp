// The secrets in a `jdbc` URL: each driver defines its own syntax, so what may be a secret by any of them is one.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_JDBC_SECRETS_HPP
#define CONSTURI_DIAGNOSIS_JDBC_SECRETS_HPP

#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// What a `jdbc` URL begins with.
inline constexpr std::string_view jdbc_prefix = "jdbc:";

/// What is in the name of each property that the manual of a driver calls a secret, and in those of a few others. With
/// spaces, it is a whole word of the name: `pin` is not in `mapping`.
inline constexpr std::string_view words_of_secrets[] = {
    "pass", "pw",      "secret",    "token", "key",      "credential", "auth",        "header", "cookie", "bearer",
    "jwt",  "logdata", "signature", "saml",  "verifier", "assertion",  "cryptconfig", " enp ",  " pin ",
};

/// A byte of a text, decoded as often as it was percent-encoded, and the size of what stands for it.
struct decoded_byte {
    char value;
    std::size_t size;
};
constexpr decoded_byte decoded_byte_at(std::string_view text, std::size_t at) noexcept {
    auto digits = at + 1;
    if (text[at] == '%')
        while (text.substr(digits).starts_with("25")) digits += 2;
    if (text[at] != '%' || text.size() - digits < 2 || !is_hexdig(text[digits]) || !is_hexdig(text[digits + 1]))
        return {text[at], 1};
    auto const value = hex_value(text[digits]) << 4 | hex_value(text[digits + 1]);
    return {static_cast<char>(static_cast<byte>(value)), digits + 2 - at};
}

/// Whether a word of a name ends or begins between two bytes: there are no letters, or `aB` as in `userPin`.
constexpr bool is_between_words(char before, char after) noexcept {
    bool const has_letters = case_bit(before) != 0 && case_bit(after) != 0;
    return !has_letters || (!is_upper(before) && is_upper(after));
}
/// Whether a text has the word at an offset, after the byte `before`. A space stands for an end of a word of the text.
constexpr bool has_word_at(std::string_view text, std::size_t at, std::string_view word, char before = ' ') noexcept {
    for (char const wanted : word) {
        auto const [c, size] = at == text.size() ? decoded_byte{' ', 0} : decoded_byte_at(text, at);
        if (wanted == ' ' ? !is_between_words(before, c) : to_lower(c) != wanted) return false;
        if (wanted == ' ') continue;
        before = c;
        at += size;
    }
    return true;
}
/// Whether a text has one of the words, in any case.
constexpr bool has_word_of_secrets(std::string_view text) noexcept {
    char before = ' ';
    for (std::size_t at = 0; at != text.size();) {
        for (auto const word : words_of_secrets)
            if (has_word_at(text, at, word, before)) return true;
        auto const [c, size] = decoded_byte_at(text, at);
        before = c;
        at += size;
    }
    return false;
}

/// Whether a byte can be one of the name of a host, a user or a property.
constexpr bool is_name_byte(char c) noexcept {
    return is_digit(c) || case_bit(c) != 0 || c == '_' || c == '-' || c == '.' || c == '+';
}
/// Whether a text begins with the name of a property and `=`.
constexpr bool begins_property(std::string_view text) noexcept {
    std::size_t size = 0;
    while (size != text.size() && (is_name_byte(text[size]) || text[size] == ' ')) ++size;
    return size != 0 && size != text.size() && text[size] == '=';
}

/// The end of a value that may be a secret: a `delimiter` before another property. Values in quotation marks and
/// braces can contain it, and what follows other delimiters can belong to the value: then it is the end of the text.
constexpr std::size_t end_of_secret(std::string_view text, std::size_t begin, char delimiter) noexcept {
    auto first = begin;
    while (first != text.size() && text[first] == ' ') ++first;
    if (delimiter == '\0' || first == text.size() || has_byte("\"'{", decoded_byte_at(text, first).value))
        return text.size();
    for (auto at = find_byte(text, delimiter, first); at != text.size(); at = find_byte(text, delimiter, at + 1)) {
        auto const before = text.substr(0, at);
        bool const is_escaped = before.ends_with('\\') || before.ends_with("%5C") || before.ends_with("%5c");
        if (!is_escaped && begins_property(text.substr(at + 1))) return at;
    }
    return text.size();
}

/// Calls `hide(begin, end)` with each value of a property that may be a secret, from an offset on: by the name, or
/// because it may contain a userinfo. The name follows a character that names do not have: values can have properties,
/// too. `is_named(name)` is whether a name is another one of a secret.
constexpr void hide_jdbc_properties(std::string_view text, std::size_t from, auto is_named, auto hide) {
    std::size_t segment = from, name = from, value = text.npos;
    char before_name = from == 0 ? '\0' : text[from - 1], before_property = before_name;
    bool has_quote = false, has_equals = false, has_colon = false; // in the name, the segment and the value
    for (auto at = from; at < text.size();) {
        auto const [c, size] = decoded_byte_at(text, at);
        auto const next = at + size;
        bool const is_userinfo = c == '@' && has_colon;
        bool const is_assignment = c == '=' || (c == ':' && has_quote); // JSON has a colon
        auto const written = text.substr(name, at - name);
        if (is_userinfo
            || (is_assignment
                && (has_word_of_secrets(written) || is_named(written)
                    || (!has_equals && is_named(text.substr(segment, at - segment)))))) {
            auto const before = is_userinfo ? before_property : before_name;
            bool const can_end_at_semicolon = before == ';' || (before == ':' && (is_userinfo || value == text.npos));
            auto const begin = is_userinfo ? value : next;
            auto const end = end_of_secret(text, begin,
                                           has_byte("?&", before) ? '&'
                                           : can_end_at_semicolon ? ';'
                                                                  : '\0');
            hide(begin, end);
            at = segment = name = end;
            value = text.npos;
            has_quote = has_equals = has_colon = false;
            continue;
        }
        if (size == 1 && has_byte("/?&;", c)) {
            segment = next;
            has_equals = false;
        }
        if (size == 1 && has_byte("?&;,(", c)) {
            value = text.npos;
            has_colon = false;
        }
        if (c == '=') {
            if (value == text.npos) {
                value = next;
                before_property = before_name;
            }
            has_equals = true;
        } else if (c == ':' && value != text.npos) {
            has_colon = true;
        }
        bool const is_quote = c == '"' || c == '\'';
        if (is_quote) {
            has_quote = true;
        } else if (!is_name_byte(c) && !has_byte(" \\$", c) && static_cast<byte>(c) < 0x80) {
            name = next;
            before_name = size == 1 ? c : '\0';
            has_quote = false;
        }
        at = next;
    }
}

/// Skips names that each end with `:`, and the `//` after them; nothing, without these slashes.
constexpr std::size_t skip_slashes_after_names(std::string_view text, std::size_t from) noexcept {
    for (auto at = from;; ++at) {
        auto const rest = text.substr(at);
        if (rest.starts_with("//") || rest.starts_with("\\\\")) return at + 2;
        while (at != text.size() && is_name_byte(text[at])) ++at;
        if (at == text.size() || text[at] != ':') return from;
    }
}

/// Whether a `:` in the authority at the beginning of a text is neither before a port nor in square brackets.
constexpr bool has_colon_before_no_port(std::string_view text) noexcept {
    bool is_in_brackets = false, is_in_port = false;
    for (char const c : text.substr(0, find_byte(text, '/'))) {
        if (c == '[' || c == ']') is_in_brackets = c == '[';
        if (is_in_port && !is_digit(c) && c != ',') return true;
        is_in_port = (is_in_port && c != ',') || (c == ':' && !is_in_brackets);
    }
    return false;
}

/// Where the userinfo of a `jdbc` URL is, or what Oracle has in its place, `user/password`. It is empty, if there is
/// none.
struct jdbc_userinfo {
    std::size_t begin, end;
};

/// What precedes an `@` can be a userinfo, even with delimiters in it. An `@` in a property belongs to one only if what
/// precedes the properties cannot be hosts and ports.
constexpr jdbc_userinfo userinfo_of_jdbc(std::string_view text) noexcept {
    auto begin = skip_slashes_after_names(text, jdbc_prefix.size());
    bool has_slashes = begin != jdbc_prefix.size();
    if (!has_slashes) {
        begin = find_byte(text, ':', jdbc_prefix.size());
        begin += begin != text.size();
        for (std::string_view const name : {"oracle:", "thin:", "oci:", "oci8:"}) // in this order
            if (equal_ignoring_case(text.substr(begin, name.size()), name)) begin += name.size();
    }
    bool const has_at_sign = begin != text.size() && text[begin] == '@';
    if (has_at_sign) {
        auto const after_slashes = skip_slashes_after_names(text, begin + 1);
        has_slashes = has_slashes || after_slashes != begin + 1;
        begin = after_slashes;
    }
    auto properties = begin;
    while (properties != text.size()
           && (!has_byte("?;", text[properties]) || !begins_property(text.substr(properties + 1))))
        ++properties;
    auto const head = text.substr(begin, properties - begin);
    bool const is_in_doubt = has_slashes ? has_colon_before_no_port(head) : !has_at_sign;
    for (auto const part : {head, is_in_doubt ? text.substr(begin) : head})
        for (std::string_view const mark : {"@", "%40"})
            if (auto const size = part.rfind(mark); size != part.npos) return {begin, begin + size};
    return {begin, begin};
}

/// Calls `hide(begin, end)` with each part of a text that begins with `jdbc:`, and that may be a secret, in their
/// order: the password, or all of the userinfo, and values of properties. Takes linear time.
constexpr void hide_jdbc_secrets(std::string_view text, bool hides_user, auto is_named, auto hide) {
    auto const userinfo = userinfo_of_jdbc(text);
    auto shown = userinfo.end;
    if (userinfo.begin != userinfo.end) {
        auto begin = userinfo.begin;
        while (!hides_user && begin != userinfo.end && is_name_byte(text[begin])) ++begin;
        bool const is_user = begin != userinfo.begin && text[begin] == ':' && begin + 1 != userinfo.end;
        hide(is_user ? begin + 1 : userinfo.begin, userinfo.end);
        shown += text[shown] == '@' ? 1 : 3;
    }
    hide_jdbc_properties(text, userinfo.begin, is_named, [&](std::size_t begin, std::size_t end) {
        if (begin < shown) begin = shown;
        if (begin < end) hide(begin, end);
    });
}

/// The offset of the first `jdbc:`, in any case, in a text, or the size of the text.
constexpr std::size_t find_jdbc(std::string_view text) noexcept {
    for (std::size_t at = 0; at != text.size(); ++at)
        if (has_word_at(text, at, jdbc_prefix)) return at;
    return text.size();
}

} // namespace consturi::detail

#endif
