// Texts that are not meant as they are written.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_PLACEHOLDERS_HPP
#define CONSTURI_TOOLS_PLACEHOLDERS_HPP

#include <consturi/text/ascii.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace consturi::tool {

inline constexpr std::string_view
    decimal_digits = "0123456789",
    hexadecimal_digits = "0123456789abcdefABCDEF",
    name_characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-",
    characters_of_expressions =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.,:*%"; // RFC 6570 2.3, 2.4

inline bool is_letter_or_digit(char c) { return ascii::is_alpha(c) || ascii::is_digit(c); }
inline bool is_triplet(std::string_view text) {
    return text.size() > 2 && text[0] == '%' && ascii::is_hexdig(text[1]) && ascii::is_hexdig(text[2]);
}

/// Whether the text has `:port`, `:$PORT`, `:*`, `:8xxx` or the like in the place of a port.
inline bool has_placeholder_of_port(std::string_view uri) {
    uri.remove_prefix(std::min(uri.find("//"), uri.size()));
    auto const authority = uri.substr(0, uri.find_first_of("/?#", 2));
    auto const colon = authority.find_last_of(":@");
    if (colon == authority.npos || authority[colon] == '@') return false;
    auto const port = authority.substr(colon + 1);
    if (port.starts_with('$') || port == "*") return true;
    auto const digits_end = std::min(port.find_first_not_of(decimal_digits), port.size());
    return ascii::equal_ignoring_case(port.substr(0, 4), "port")
           || (port.size() - digits_end > 1 && port.find_first_not_of("xXnN", digits_end) == port.npos);
}

/// Whether what is in the square brackets of a host is a name instead of an IP address.
inline bool is_name_of_host(std::string_view inside) {
    auto const name = inside.substr(0, inside.find(':'));
    auto const is_no_hexdig = [](char c) { return ascii::is_alpha(c) && !ascii::is_hexdig(c); };
    bool const is_future =
        ascii::is_alpha(inside[0]) && inside.find_first_not_of(hexadecimal_digits, 1) == inside.find('.');
    return ascii::is_alpha(inside[0]) && !is_future && std::any_of(name.begin(), name.end(), is_no_hexdig)
           && (name.size() == inside.size() || std::none_of(name.begin(), name.end(), ascii::is_digit)); // fe8o::1
}

/// Whether the text has `[name]`, an optional part such as `[:port]`, or a regular expression such as `[^/]`, in square
/// brackets. `a[1]`, `a[b]c` and, in a query, `a[b]=` are none: PHP, for example, names parameters like this, and their
/// brackets have to be encoded.
inline bool has_placeholder_in_brackets(std::string_view uri) {
    auto const query = uri.find_first_of("?#");
    for (auto open = uri.find('['); open != uri.npos; open = uri.find('[', open + 1)) {
        auto const end = std::min(uri.find_first_of("[]", open + 1), uri.size());
        auto const before = uri.substr(0, open), inside = uri.substr(open + 1, end - open - 1), rest = uri.substr(end);
        bool const is_closed = rest.starts_with(']');
        if (inside.empty()) {
            if (rest == "]" && query == uri.npos) return true; // a link of AsciiDoc
            continue;
        }
        if (ascii::has_byte("^-", inside[0])) return true;
        for (auto const* range : {"a-z", "A-Z", "A-z", "0-9"})
            if (inside.find(range) != inside.npos) return true;
        if (before.ends_with("//") || (!before.empty() && ascii::has_byte("@[", before.back()))) {
            if (inside[0] == '*' || is_name_of_host(inside)) return true;
        } else if (ascii::is_alpha(inside[0])) {
            bool const follows_name = is_letter_or_digit(before.back()) || ascii::has_byte("_-.]", before.back());
            bool const is_in_name = is_closed && rest.size() > 1 && is_letter_or_digit(rest[1]);
            if (!follows_name || (open < query && !is_in_name)) return true;
        } else if (is_closed && ascii::has_byte(".:/?&#@,;=*$", inside[0])) {
            return true;
        }
    }
    return false;
}

/// The size of `@NAME@` at the beginning of a text, if the mark is an `@`, or 0.
inline std::size_t size_of_name_between(char mark, std::string_view text) {
    auto const end = text.find_first_not_of(name_characters, 1);
    bool const is_name = end != text.npos && end > 1 && text[end] == mark && !ascii::is_digit(text[1]);
    return is_name ? end + 1 : 0;
}

/// The size of a numeric character reference of HTML, such as `&#39;`, at the beginning of a text, or 0.
inline std::size_t size_of_character_reference(std::string_view text) {
    if (!text.starts_with("&#")) return 0;
    bool const is_hexadecimal = text.size() > 2 && (text[2] | 0x20) == 'x';
    std::size_t const begin = is_hexadecimal ? 3 : 2;
    auto const end = text.find_first_not_of(is_hexadecimal ? hexadecimal_digits : decimal_digits, begin);
    return end != text.npos && end > begin && text[end] == ';' ? end + 1 : 0;
}

/// Whether a program or a reader has to replace a part of a text (`https://{host}/`, `https://[id].example/`,
/// `http://%s/`, `http://@HOST@/`, `&#39;`), or the text is a pattern (`https://*.h/`, `https://h/.*`). Linear.
inline bool has_placeholder(std::string_view text) {
    if (text.substr(std::min(text.find(':'), text.size())).starts_with(":$")) return true; // mailto:$address
    for (auto const* part : {"{", "://*/", "://*.", "://*:", "/.*", "@]", "%%"})           // ssh://[user@]host/
        if (text.find(part) != text.npos) return true;
    for (auto at = text.find_first_of("%@&"); at != text.npos; at = text.find_first_of("%@&", at + 1)) {
        auto const rest = text.substr(at);
        if (rest[0] == '&') {
            if (size_of_character_reference(rest) != 0) return true;
        } else if (rest[0] == '@') {
            auto const size = size_of_name_between('@', rest); // in me@home@h, it is a typing error
            bool const follows_word = at != 0 && is_letter_or_digit(text[at - 1]);
            bool const precedes_word = size < rest.size() && is_letter_or_digit(rest[size]);
            if (size != 0 && !follows_word && !precedes_word) return true;
        } else {
            auto const size = size_of_name_between('%', rest);
            if (size > (is_triplet(rest) ? 4 : 0) && !is_triplet(rest.substr(size - 1))) return true; // %AB% is none
            auto const conversion = is_triplet(rest) ? std::string_view() : rest.substr(1, 2); // %s, but not %save
            if (conversion.starts_with('(')) return true;
            if (!conversion.empty() && ascii::has_byte("sdiuv", conversion[0])
                && (conversion.size() == 1 || !is_letter_or_digit(conversion[1])))
                return true;
        }
    }
    return has_placeholder_of_port(text) || has_placeholder_in_brackets(text);
}

/// Whether a URI in a config file has an expression of RFC 6570, such as `{/b}` and `{?q,p*}`, or `%(name)s`, as
/// Python's configparser has it, behind its userinfo. That is less than `has_placeholder`, which is for other texts: a
/// mistake in a value, such as a `%` or a `{` in a password, must not leave it unchecked.
inline bool has_template(std::string_view uri) {
    uri.remove_prefix(uri.find_last_of('@') + 1); // nothing without an @
    for (auto at = uri.find_first_of("{%"); at != uri.npos; at = uri.find_first_of("{%", at + 1)) {
        auto rest = uri.substr(at + 1);
        bool const is_expression = uri[at] == '{';
        if (rest.empty() || (!is_expression && rest[0] != '(')) continue;
        if (!is_expression || ascii::has_byte("+#./;?&", rest[0])) rest.remove_prefix(1);
        auto const size = rest.find_first_not_of(is_expression ? characters_of_expressions : name_characters);
        if (size != rest.npos && size != 0 && rest.substr(size).starts_with(is_expression ? "}" : ")s")) return true;
    }
    return false;
}

} // namespace consturi::tool

#endif
