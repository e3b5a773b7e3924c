// Finding URIs in text that is written for people or programs: Markdown, HTML, source code, logs (RFC 3986 Appendix C).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_FIND_URIS_HPP
#define CONSTURI_SCHEMES_FIND_URIS_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/coding/triplet.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/all.hpp>
#include <consturi/schemes/classify.hpp>
#include <consturi/schemes/registry.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/support/result.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/split.hpp>
#include <consturi/text/utf8.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/scheme_facts.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <span>
#include <string_view>

namespace consturi {

/// What `find_uris` looks for.
struct find_options {
    /// The schemes that are found, in either case, also unregistered ones: `git+ssh` is another one than `ssh`. Without
    /// any, all that are known. The range refers to them.
    std::span<std::string_view const> schemes = {};
    /// Characters outside ASCII belong to what is found, unless they are white space or punctuation, so that an IRI is
    /// found as a whole. Otherwise the first one ends what is not enclosed in angle brackets, an attribute or a link.
    bool iris = true;
    /// Also finds text with a part that is to be replaced, such as `https://{host}/`, and patterns (`https://*.h/`).
    bool placeholders = false;
    /// Finds URIs in the code of Markdown, too: between backquotes, and in fenced code blocks.
    bool markdown_code = true;
};

namespace detail::finding {

// A candidate begins with a scheme before a colon. It ends
// - where angle brackets or the attribute of an element around it end: `<https://h/a>`, `href="https://h/a"`. What
//   cannot be in a URI, such as a space, is then a part of it, and an error;
// - elsewhere before white space, a quotation mark or other delimiters, as in GFM's extended autolinks. Punctuation at
//   its end is left out.
// A candidate with a placeholder is not used. With `://` it is meant as a URI and used even if it is none, and so is
// one of some schemes, such as mailto, if it is enclosed, also in the parentheses of a link. Others are used only if
// they are valid.

inline constexpr std::string_view blanks = " \t";
inline constexpr std::string_view decimal_digits = "0123456789", hexadecimal_digits = "0123456789abcdefABCDEF";
inline constexpr std::string_view name_characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-";

/// Whether the text has `:port`, `:$PORT`, `:*`, `:8xxx` or the like in the place of a port.
constexpr bool has_placeholder_of_port(std::string_view uri) noexcept {
    uri.remove_prefix((std::min)(uri.find("//"), uri.size()));
    auto const authority = uri.substr(0, uri.find_first_of("/?#", 2));
    auto const colon = authority.find_last_of(":@");
    if (colon == authority.npos || authority[colon] == '@') return false;
    auto const port = authority.substr(colon + 1);
    if (port.starts_with('$') || port == "*") return true;
    auto const digits_end = (std::min)(port.find_first_not_of(decimal_digits), port.size());
    return equal_ignoring_case(port.substr(0, 4), "port")
           || (port.size() - digits_end > 1 && port.find_first_not_of("xXnN", digits_end) == port.npos);
}

/// Whether what is in the square brackets of a host is a name instead of an IP address.
constexpr bool is_name_of_host(std::string_view inside) noexcept {
    auto const name = inside.substr(0, inside.find(':'));
    auto const is_no_hexdig = [](char c) { return is_alpha(c) && !is_hexdig(c); };
    bool const is_future = is_alpha(inside[0]) && inside.find_first_not_of(hexadecimal_digits, 1) == inside.find('.');
    return is_alpha(inside[0]) && !is_future && std::any_of(name.begin(), name.end(), is_no_hexdig)
           && (name.size() == inside.size() || std::none_of(name.begin(), name.end(), is_digit)); // fe8o::1
}

/// Whether the text has `[name]`, an optional part such as `[:port]`, or a regular expression such as `[^/]`, in square
/// brackets. `a[1]`, `a[b]c` and, in a query, `a[b]=` are none: PHP, for example, names parameters like this, and their
/// brackets have to be encoded.
constexpr bool has_placeholder_in_brackets(std::string_view uri) noexcept {
    auto const query = uri.find_first_of("?#");
    for (auto open = uri.find('['); open != uri.npos; open = uri.find('[', open + 1)) {
        auto const end = (std::min)(uri.find_first_of("[]", open + 1), uri.size());
        auto const before = uri.substr(0, open), inside = uri.substr(open + 1, end - open - 1), rest = uri.substr(end);
        bool const is_closed = rest.starts_with(']');
        if (inside.empty()) {
            if (rest == "]" && query == uri.npos) return true; // a link of AsciiDoc
            continue;
        }
        if (has_byte("^-", inside[0])) return true;
        for (auto const* range : {"a-z", "A-Z", "A-z", "0-9"})
            if (inside.find(range) != inside.npos) return true;
        if (before.ends_with("//") || (!before.empty() && has_byte("@[", before.back()))) {
            if (inside[0] == '*' || is_name_of_host(inside)) return true;
        } else if (is_alpha(inside[0])) {
            bool const follows_name = is_alphanum(before.back()) || has_byte("_-.]", before.back());
            bool const is_in_name = is_closed && rest.size() > 1 && is_alphanum(rest[1]);
            if (!follows_name || (open < query && !is_in_name)) return true;
        } else if (is_closed && has_byte(".:/?&#@,;=*$", inside[0])
                   && !matches_rule<rfc3986::syntax>(rfc3986::IPv6address, inside)) {
            return true;
        }
    }
    return false;
}

/// The size of `@NAME@` at the beginning of a text, if the mark is an `@`, or 0.
constexpr std::size_t size_of_name_between(char mark, std::string_view text) noexcept {
    auto const end = text.find_first_not_of(name_characters, 1);
    bool const is_name = end != text.npos && end > 1 && text[end] == mark && !is_digit(text[1]);
    return is_name ? end + 1 : 0;
}

/// The size of a numeric character reference of HTML, such as `&#39;`, at the beginning of a text, or 0.
constexpr std::size_t size_of_character_reference(std::string_view text) noexcept {
    if (!text.starts_with("&#")) return 0;
    bool const is_hexadecimal = text.size() > 2 && to_lower(text[2]) == 'x';
    std::size_t const begin = is_hexadecimal ? 3 : 2;
    auto const end = text.find_first_not_of(is_hexadecimal ? hexadecimal_digits : decimal_digits, begin);
    return end != text.npos && end > begin && text[end] == ';' ? end + 1 : 0;
}

/// Whether a program or a reader has to replace a part of a text (`https://{host}/`, `https://[id].example/`,
/// `http://%s/`, `http://@HOST@/`, `&#39;`), or the text is a pattern (`https://*.h/`, `https://h/.*`). Linear.
constexpr bool has_placeholder(std::string_view text) noexcept {
    if (text.substr((std::min)(text.find(':'), text.size())).starts_with(":$")) return true; // mailto:$address
    for (auto const* part : {"{", "://*/", "://*.", "://*:", "/.*", "@]", "%%"})             // ssh://[user@]host/
        if (text.find(part) != text.npos) return true;
    for (auto at = text.find_first_of("%@&"); at != text.npos; at = text.find_first_of("%@&", at + 1)) {
        auto const rest = text.substr(at);
        if (rest[0] == '&') {
            if (size_of_character_reference(rest) != 0) return true;
        } else if (rest[0] == '@') {
            auto const size = size_of_name_between('@', rest); // in me@home@h, it is a typing error
            bool const follows_word = at != 0 && is_alphanum(text[at - 1]);
            bool const precedes_word = size < rest.size() && is_alphanum(rest[size]);
            if (size != 0 && !follows_word && !precedes_word) return true;
        } else {
            auto const size = size_of_name_between('%', rest);
            if (size > (is_triplet_at(rest, 0) ? 4 : 0) && !is_triplet_at(rest, size - 1)) return true; // %AB% is none
            auto const conversion =
                is_triplet_at(rest, 0) ? std::string_view() : rest.substr(1, 2); // %s, but not %save
            if (conversion.starts_with('(')) return true;
            if (!conversion.empty() && has_byte("sdiuv", conversion[0])
                && (conversion.size() == 1 || !is_alphanum(conversion[1])))
                return true;
        }
    }
    return has_placeholder_of_port(text) || has_placeholder_in_brackets(text);
}

/// Whether a character is white space or punctuation that ends a URI: of ASCII, of Latin-1, general, or of East Asia.
constexpr bool is_delimiter(char32_t c) noexcept {
    return c <= 0x20 || c == '"' || c == '<' || c == '>' || c == '\\' || c == '`' || c == '|'
           || (0x7F <= c && c <= 0xBF) || (0x2000 <= c && c <= 0x206F) || (0x3000 <= c && c <= 0x303F)
           || (0xFE10 <= c && c <= 0xFE1F) || (0xFE30 <= c && c <= 0xFE6F) || (0xFF00 <= c && c <= 0xFF0F)
           || (0xFF1A <= c && c <= 0xFF20) || (0xFF3B <= c && c <= 0xFF40) || (0xFF5B <= c && c <= 0xFF65);
}

/// Whether a character reference of HTML (`&lt;`, `&#60;`) that begins a text stands for a delimiter.
constexpr bool begins_with_reference_to_delimiter(std::string_view text) noexcept {
    for (std::string_view const name : {"lt", "gt", "quot", "apos", "nbsp", "lsquo", "rsquo", "ldquo", "rdquo", "laquo",
                                        "raquo", "hellip", "ndash", "mdash"})
        if (text.substr(1).starts_with(name) && text.substr(1 + name.size()).starts_with(';')) return true;
    auto const size = size_of_character_reference(text);
    if (size == 0) return false;
    bool const is_hexadecimal = to_lower(text[2]) == 'x';
    char32_t c = 0;
    for (char const digit : text.substr(is_hexadecimal ? 3 : 2, size - (is_hexadecimal ? 4 : 3)))
        if (c <= 0x10FFFF) c = c * (is_hexadecimal ? 16 : 10) + hex_value(digit); // no delimiter, if there are more
    return c == '\'' || is_delimiter(c);
}

/// The size of the character that begins a text, or 0 if it ends a URI. A text that is not UTF-8 has other characters,
/// which end it.
constexpr std::size_t size_in_uri(std::string_view text, find_options const& options) noexcept {
    if (text[0] == '&') return begins_with_reference_to_delimiter(text) ? 0 : 1;
    auto const [c, size] = first_character(text);
    return is_delimiter(c) || (c > 0x7F && !options.iris) ? 0 : size;
}

constexpr bool is_listed(std::string_view scheme, find_options const& options) noexcept {
    for (auto const each : options.schemes)
        if (equal_ignoring_case(each, scheme)) return true;
    return false;
}

/// Whether a known scheme and `://` begin here. The first part of `git+ssh` is registered.
constexpr bool begins_with_scheme(std::string_view text, find_options const& options) noexcept {
    auto const size = abnf::longest_match(rfc3986::scheme, text);
    if (size == text.npos || !text.substr(size).starts_with("://")) return false;
    auto const scheme = text.substr(0, size);
    return schemes::find(before('+', scheme)) || is_listed(scheme, options);
}

/// Whether a text is `file:///C:`, after which a backslash separates the segments of a path.
constexpr bool ends_with_drive(std::string_view text) noexcept {
    auto const slashes = text.find('/');
    if (slashes == text.npos || !equal_ignoring_case(text.substr(0, slashes), "file:")) return false;
    auto const drive = text.substr((std::min)(text.find_first_not_of('/', slashes), text.size()));
    return drive.size() == 2 && is_alpha(drive[0]) && has_byte(":|", drive[1]);
}

/// A URI without what follows it in the text of a language that has no spaces between words: a letter cannot be in a
/// port, `http://localhost:3000即可`.
constexpr std::string_view without_letters_after_port(std::string_view uri) noexcept {
    auto const slashes = (std::min)(uri.find("//"), uri.size());
    auto const authority = uri.substr(0, uri.find_first_of("/?#", slashes + 2));
    auto const at_sign = authority.find_last_of("@]"); // or the end of an IP address
    auto const colon = authority.find(':', at_sign == uri.npos ? slashes : at_sign);
    auto const digits_end = colon == uri.npos ? uri.npos : uri.find_first_not_of(decimal_digits, colon + 1);
    if (digits_end == uri.npos || digits_end == colon + 1) return uri;
    auto const letter = uri.find_first_not_of("*_~", digits_end); // **http://localhost:3000**即可
    bool const is_letter = letter != uri.npos && static_cast<unsigned char>(uri[letter]) >= 0xE0; // from U+0800
    return is_letter ? uri.substr(0, letter) : uri;
}

/// The size of the URI that begins a text, with punctuation at its end. `before` is the character before it, or NUL.
constexpr std::size_t size_of_uri(std::string_view text, char before, find_options const& options) noexcept {
    constexpr std::size_t most_brackets = 64;
    char closing[most_brackets]{}; // the brackets that are open, the last one at the end
    std::size_t depth = 0;
    bool has_backslashes = false;
    std::size_t authority = 0; // where it begins
    for (std::size_t at = 0; at != text.size();) {
        auto const rest = text.substr(at);
        auto const c = text[at];
        has_backslashes = has_backslashes || (c == '\\' && ends_with_drive(text.substr(0, at)));
        auto const size = c == '\\' && has_backslashes ? 1 : size_in_uri(rest, options);
        if (size == 0 || (c == before && has_byte("'#", c))) return at;
        if (has_byte(",;", c) && begins_with_scheme(rest.substr(1), options)) return at; // a list
        if (authority == 0 && rest.starts_with("//")) authority = at + 2;
        if (authority != 0 && at >= authority && has_byte("/?#", c)) {
            // What follows such letters is not searched for the end of this URI, so that the time is linear.
            if (without_letters_after_port(text.substr(0, at)).size() != at) return at;
            authority = text.npos;
        }
        if (has_byte("([{", c)) {
            if (depth == most_brackets) return at;
            closing[depth++] = c == '(' ? ')' : c == '[' ? ']' : '}';
        }
        if (has_byte(")]}", c)) {
            if (depth == 0) return at;
            --depth;
            if (closing[depth] != c) return at;
        }
        at += size;
    }
    return text.size();
}

/// A URI without punctuation at its end, as in GFM 6.9, and with more: quotation marks, semicolons, open brackets.
constexpr std::string_view without_punctuation(std::string_view uri) noexcept {
    constexpr std::size_t longest_reference = 32;
    while (!uri.empty() && has_byte("?!.,:*_~;'([{\\", uri.back()) && !uri.ends_with(":*")) { // http://host:*
        auto const name = uri.substr(uri.size() - (std::min)(uri.size(), longest_reference));
        auto const ampersand = uri.back() == ';' ? name.rfind('&') : name.npos;
        bool is_reference = ampersand != name.npos && ampersand + 2 < name.size();
        for (auto at = ampersand + 1; is_reference && at != name.size() - 1; ++at) is_reference = is_alphanum(name[at]);
        uri.remove_suffix(is_reference ? name.size() - ampersand : 1);
    }
    return uri;
}

constexpr std::string_view without_blanks(std::string_view text) noexcept {
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// The name of the attribute whose value begins at the end of a text, `href="` or `href = "`, or "".
constexpr std::string_view name_of_attribute(std::string_view text) noexcept {
    constexpr std::size_t longest_name = 16;
    if (text.empty() || !has_byte("\"'", text.back())) return {};
    text = without_blanks(text.substr(0, text.size() - 1));
    if (!text.ends_with('=')) return {};
    text = without_blanks(text.substr(0, text.size() - 1));
    text = text.substr(text.size() - (std::min)(text.size(), longest_name));
    auto begin = text.size();
    while (begin != 0 && is_alpha(text[begin - 1])) --begin;
    return text.substr(begin);
}

/// Whether the value of an attribute is a URL.
constexpr bool has_url(std::string_view attribute) noexcept {
    for (std::string_view const name :
         {"href", "src", "action", "formaction", "cite", "poster", "longdesc", "url", "uri"})
        if (equal_ignoring_case(name, attribute)) return true;
    return false;
}

/// Whether the title of a link, and the end of the link, begin a text: `"title")`, `'title')` or `(title))` (CommonMark
/// 6.3). A title with an escaped quotation mark is none.
constexpr bool begins_with_title(std::string_view text) noexcept {
    char const open = text[0], close = open == '(' ? ')' : open;
    if (!has_byte("\"'(", open)) return false;
    char const ends[] = {open, close, '\r', '\n'};
    auto const end = text.find_first_of({ends, sizeof ends}, 1);
    if (end == text.npos || text[end] != close) return false;
    auto const after = text.find_first_not_of(blanks, end + 1);
    return after != text.npos && text[after] == ')';
}

struct candidate {
    std::string_view uri;
    bool is_enclosed; ///< in angle brackets, an attribute or the parentheses of a link
};

/// The candidate at an offset. Searches only in its line, and not beyond what can enclose another one.
constexpr candidate candidate_at(std::string_view text, std::size_t offset, find_options const& options) noexcept {
    auto const front = text.substr(0, offset), rest = text.substr(offset);
    auto const size = size_of_uri(rest, front.empty() ? '\0' : front.back(), options);
    auto const uri = without_punctuation(without_letters_after_port(rest.substr(0, size)));
    auto const attribute = name_of_attribute(front);
    bool const is_link = front.ends_with("](");
    if (!is_link && attribute.empty() && !front.ends_with('<')) return {uri, false};

    auto const close = is_link ? ')' : attribute.empty() ? '>' : front.back();
    auto const end = rest.find_first_of(is_link ? "()[]<>\"'\r\n" : close == '\'' ? "<>'\r\n" : "<>\"\r\n", size);
    if (end == rest.npos) return {uri, false};
    bool const has_title = is_link && has_byte(blanks, rest[end - 1]) && begins_with_title(rest.substr(end));
    if (rest[end] != close && !has_title) return {uri, false};
    auto const whole = without_blanks(rest.substr(0, end));
    auto const cut = whole.substr(size);
    bool const is_other_text = cut.find_first_of("'+") != cut.npos || cut.find("://") != cut.npos; // 'http://h/' + x
    bool const can_be_whole = attribute.empty()
                                  ? !cut.starts_with('\\') && uri.find(':') != uri.npos && !uri.ends_with("//")
                                  : has_url(attribute);
    return {can_be_whole && !is_other_text ? whole : uri, true};
}

/// Why a URI is not one of its scheme, if URIs of that scheme are found without `//`.
constexpr std::optional<parse_error> error_by_found_scheme(uri_view const& u) noexcept {
    std::optional<parse_error> error;
    schemes::with_type_of(schemes::all, u.scheme(), [&](auto type) {
        using scheme_uri = typename decltype(type)::type;
        if constexpr (schemes::has_fact(scheme_uri::kind::scheme::names[0], schemes::facts::found_in_text))
            if (auto const parsed = scheme_uri::from(u); !parsed) error.emplace(parsed.error());
    });
    return error;
}

/// Whether a text is valid by its scheme, one whose URIs are found without `//`. Some texts of `jdbc` are no URIs.
constexpr bool is_valid_by_found_scheme(std::string_view text) noexcept {
    bool is_valid = false;
    schemes::with_type_of(schemes::all, before(':', text), [&](auto type) {
        using kind = typename decltype(type)::type::kind;
        if constexpr (schemes::has_fact(kind::scheme::names[0], schemes::facts::found_in_text))
            is_valid = detail::is_valid<typename kind::syntax>(kind::rule, text);
    });
    return is_valid;
}

/// Whether `size` letters at an offset end an escape: `\n` in source code, `\fB` or `\(la` in a manual page, or `[31m`,
/// which selects a colour of a terminal.
constexpr bool end_escape(std::string_view text, std::size_t offset, std::size_t size) noexcept {
    constexpr std::size_t longest_escape = 16;
    auto const front = text.substr(offset - (std::min)(offset, longest_escape), (std::min)(offset, longest_escape));
    if (front.ends_with('\\')) return true;
    if (size == 2) return front.ends_with("\\(");
    return text[offset] == 'm' && front.substr(0, front.find_last_not_of("0123456789;") + 1).ends_with('[');
}

/// The offset of the scheme before a colon, or that of the colon. It is the longest text that begins with a letter, or,
/// if that is not known, a part of it after an escape or a sign, as in `hg+https://`.
constexpr std::size_t begin_of_scheme(std::string_view text, std::size_t colon, find_options const& options) noexcept {
    auto begin = colon;
    while (begin != 0 && (is_alphanum(text[begin - 1]) || has_byte("+.-", text[begin - 1]))) --begin;
    while (begin != colon && !is_alpha(text[begin])) ++begin;
    auto const is_begin = [&](std::size_t at) { return begins_with_scheme(text.substr(at), options); };
    if (begin == colon || !text.substr(colon).starts_with("://") || is_begin(begin)) return begin;
    for (auto const size : {std::size_t{1}, std::size_t{2}})
        if (end_escape(text, begin, size) && is_begin(begin + size)) return begin + size;
    auto const after_sign = begin + text.substr(begin, colon - begin).find_last_of("+.-") + 1; // or begin
    return is_begin(after_sign) ? after_sign : begin;
}

/// Whether underscores at the end of a text belong to an identifier, `my_`, and are no emphasis.
constexpr bool ends_with_part_of_name(std::string_view text) noexcept {
    auto const name = text.substr(0, text.find_last_not_of('_') + 1);
    return name.size() != text.size() && !name.empty() && is_alphanum(name.back());
}

/// Where a text has code, if it is Markdown: spans of code (CommonMark 6.1) and fenced code blocks (4.5).
class markdown_code {
public:
    /// The end of the code around an offset, or 0 if there is none. Offsets must not decrease; linear for all together.
    constexpr std::size_t end_around(std::string_view text, std::size_t offset) noexcept {
        while (read_ <= offset) read_on(text);
        return begin_ <= offset && offset < end_ ? end_ : 0;
    }

private:
    static constexpr std::size_t longest_run = 31; // of the backquotes around a span; limited for the sake of time

    static constexpr std::size_t size_of_run(std::string_view text, std::size_t at) noexcept {
        return (std::min)(text.find_first_not_of(text[at], at), text.size()) - at;
    }
    /// What precedes the content of a line: white space, and the marks of quotations and of the items of lists.
    static constexpr std::size_t begin_of_content(std::string_view text, std::size_t line) noexcept {
        auto const begin = [=](std::size_t at) { return (std::min)(text.find_first_not_of(" \t>", at), text.size()); };
        auto at = begin(line);
        for (;;) {
            auto const mark = (std::min)(text.find_first_not_of(decimal_digits, at), text.size());
            if (mark + 1 >= text.size() || !has_byte(mark == at ? "-+*" : ".)", text[mark])) return at;
            if (!has_byte(blanks, text[mark + 1])) return at;
            at = begin(mark + 1);
        }
    }
    /// The size of the fence that begins a code block here, or 0.
    static constexpr std::size_t size_of_fence(std::string_view text, std::size_t at) noexcept {
        if (at == text.size() || !has_byte("`~", text[at])) return 0;
        auto const size = size_of_run(text, at);
        if (size < 3) return 0;
        bool const is_span = text[at] == '`' && before('\n', text.substr(at + size)).find('`') != text.npos;
        return is_span ? 0 : size;
    }
    static constexpr std::size_t end_of_block(std::string_view text, std::size_t at, std::size_t size) noexcept {
        for (auto line = text.find('\n', at); line != text.npos; line = text.find('\n', line + 1)) {
            auto const begin = (std::min)(text.find_first_not_of(" \t>", line + 1), text.size());
            if (begin == text.size() || text[begin] != text[at]) continue;
            auto const end = begin + size_of_run(text, begin);
            if (end - begin >= size && before('\n', text.substr(end)).find_first_not_of(" \t\r") == text.npos)
                return end;
        }
        return text.size();
    }
    /// Whether a line without text or a code block begins here.
    static constexpr bool ends_paragraph(std::string_view text, std::size_t line) noexcept {
        auto const at = begin_of_content(text, line);
        return before('\n', text.substr(at)).find_first_not_of('\r') == text.npos || size_of_fence(text, at) != 0;
    }
    /// The end of the span whose code begins here, after backquotes; 0 if its paragraph does not have as many again.
    constexpr std::size_t end_of_span(std::string_view text, std::size_t at, std::size_t size) noexcept {
        if (size > longest_run || (unclosed_ >> size & 1) != 0) return 0;
        while ((at = text.find_first_of("`\n", at)) != text.npos) {
            if (text[at] == '\n') {
                if (ends_paragraph(text, ++at)) break;
            } else {
                auto const run = size_of_run(text, at);
                at += run;
                if (run == size) return at;
            }
        }
        unclosed_ |= std::uint32_t{1} << size;
        return 0;
    }
    /// Reads on to what can begin code or a line, and past it.
    constexpr void read_on(std::string_view text) noexcept {
        auto const take = [this](std::size_t begin, std::size_t end) {
            begin_ = begin;
            read_ = end_ = end;
        };
        if (read_ == 0 || text[read_ - 1] == '\n') {
            if (ends_paragraph(text, read_)) unclosed_ = 0;
            auto const begin = begin_of_content(text, read_);
            if (auto const size = size_of_fence(text, begin)) return take(begin, end_of_block(text, begin, size));
        }
        auto const at = text.find_first_of("`\\\n", read_);
        read_ = at == text.npos ? at : at + 1;
        if (at == text.npos || text[at] == '\n') return;
        if (text[at] == '\\') {
            read_ += text.substr(read_).starts_with('`') ? 1 : 0;
            return;
        }
        auto const size = size_of_run(text, at), end = end_of_span(text, at + size, size);
        read_ = at + size;
        if (end != 0) take(at, end);
    }

    std::size_t read_ = 0;            // what precedes this offset was read
    std::size_t begin_ = 0, end_ = 0; // of the last code
    std::uint32_t unclosed_ = 0;      // a bit for each size of a run that does not close a span in the paragraph
};

} // namespace detail::finding

/// A part of a text that is likely to be meant as a URI.
class [[nodiscard, gsl::Pointer(char)]] found_uri {
public:
    /// The byte offset in the text that was searched.
    [[nodiscard]] constexpr std::size_t position() const noexcept { return position_; }
    /// The part, as written.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return text_; }
    /// The URI, or why it is none: an error by RFC 3986, or, if there is no `//`, by the scheme, as in `<mailto:a>`.
    /// The position of an error is an offset in `text()`; add `position()` for that in the text that was searched.
    constexpr result<uri_view> uri() const noexcept {
        auto const parsed = parse_uri(text_);
        if (!parsed || parsed->authority()) return parsed;
        if (auto const error = detail::finding::error_by_found_scheme(*parsed)) return unexpected(*error);
        return parsed;
    }

    [[nodiscard]] friend constexpr bool operator==(found_uri const&, found_uri const&) noexcept = default;

private:
    friend class found_uris;
    constexpr found_uri(std::size_t position, std::string_view text) noexcept : position_(position), text_(text) {}

    std::size_t position_;
    std::string_view text_;
};

/// What `find_uris` finds: a forward, borrowed view of `found_uri`s, in their order. Reading or incrementing its end
/// ends the program with a trap.
class [[nodiscard, gsl::Pointer(char)]] found_uris {
public:
    class iterator {
    public:
        using value_type = found_uri;
        using difference_type = std::ptrdiff_t;

        constexpr iterator() noexcept = default;
        constexpr found_uri operator*() const noexcept {
            if (begin_ == text_.npos) detail::the_range_has_no_such_element();
            return {begin_, text_.substr(begin_, size_)};
        }
        constexpr auto operator->() const noexcept { return detail::pointer_to_made<found_uri>{**this}; }
        constexpr iterator& operator++() noexcept {
            if (begin_ == text_.npos) detail::the_range_has_no_such_element();
            find_next();
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            auto const before = *this;
            ++*this;
            return before;
        }
        [[nodiscard]] friend constexpr bool operator==(iterator const& a, iterator const& b) noexcept {
            return a.begin_ == b.begin_;
        }

    private:
        friend found_uris;
        constexpr iterator(std::string_view text, find_options const& options) noexcept
            : text_(text), options_(options), begin_(0) {
            find_next();
        }
        constexpr void find_next() noexcept {
            using namespace detail::finding;
            auto end = begin_ + size_; // of the URI before: a colon at its end was cut, `data:,a:`
            for (auto colon = text_.find(':', end); colon != text_.npos; colon = text_.find(':', colon + 1)) {
                auto const begin = begin_of_scheme(text_, colon, options_);
                auto const scheme = text_.substr(begin, colon - begin);
                if (scheme.empty() || begin < end || ends_with_part_of_name(text_.substr(0, begin))) continue;
                bool const has_slashes = begins_with_scheme(text_.substr(begin), options_);
                if (!has_slashes && !schemes::has_fact(scheme, schemes::facts::found_in_text)) continue;
                auto const [part, is_enclosed] = candidate_at(text_, begin, options_);
                if (part.size() <= scheme.size() + (has_slashes ? 3 : 1)) continue;
                end = begin + part.size();
                // `<data::item>` is no URI, and `xmlns="urn:x"` no URN.
                bool const is_meant =
                    has_slashes || (is_enclosed && schemes::has_fact(scheme, schemes::facts::meant_if_enclosed));
                bool const is_pattern = (begin != 0 && text_[begin - 1] == '^') || has_placeholder(part);
                auto const code_end = options_.markdown_code ? 0 : code_.end_around(text_, begin);
                if (code_end != 0) end = code_end;
                else if ((options_.schemes.empty() || is_listed(scheme, options_))
                         && (options_.placeholders || !is_pattern) && (is_meant || is_valid_by_found_scheme(part))) {
                    begin_ = begin;
                    size_ = part.size();
                    return;
                }
                colon = end - 1;
            }
            begin_ = text_.npos;
            size_ = 0;
        }

        std::string_view text_;
        find_options options_;
        std::size_t begin_ = std::string_view::npos, size_ = 0; // of what was found
        detail::finding::markdown_code code_;
    };

    [[nodiscard]] constexpr iterator begin() const noexcept { return first_; }
    [[nodiscard]] constexpr iterator end() const noexcept { return {}; }
    [[nodiscard]] constexpr bool empty() const noexcept { return begin() == end(); }

private:
    friend constexpr found_uris find_uris(detail::borrowed_text text, find_options const& options) noexcept;
    constexpr found_uris(std::string_view text, find_options const& options) noexcept : first_(text, options) {}

    iterator first_;
};

/// The URIs in a text of any kind and size, as a range that is searched while it is read.
///
/// What is found begins with a known scheme, one that IANA registers or that has a port by convention, and `://`; it is
/// found even if it is no URI, such as `http://h:8o/`. Of `mailto`, `urn`, `tel`, `geo`, `data` and `jdbc`, valid URIs
/// are found, too, and wrong ones of `mailto`, `tel` and `jdbc` in angle brackets, quotation marks or a link of
/// Markdown. A `jdbc` URL with an IPv6 address is found, too, although it is no URI: a jdbc_uri_view can refer to it. A
/// host without a scheme, `www.example.com`, and a mail address without `mailto:` are not found.
///
/// It ends before white space, quotation marks and closing brackets that were not opened in it, and punctuation at its
/// end is left out: docs/command-line.md has all rules. (RFC 3986 Appendix C, GFM 6.9.) More than 64 open brackets end
/// it, too. The text need not be UTF-8. begin() takes constant time, a loop over all takes time linear in the size of
/// the text for each scheme in `options`. Nothing allocates.
///
///     auto const found = find_uris("See <https://h/a b>, (http://h:80/) or www.example.com.");
///     assert(std::ranges::distance(found) == 2 && !found.begin()->uri());
///     assert(found.begin()->position() == 5 && found.begin()->uri().error().position() == 11);
///     for (auto const each : found)
///         if (auto const u = each.uri()) std::cout << u->text() << '\n';   // http://h:80/
constexpr found_uris find_uris(detail::borrowed_text text [[clang::lifetimebound]],
                               find_options const& options = {}) noexcept {
    return {text, options};
}

} // namespace consturi

template <>
inline constexpr bool std::ranges::enable_view<consturi::found_uris> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::found_uris> = true;

#endif
