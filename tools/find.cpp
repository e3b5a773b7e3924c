// Finds URIs in text.
//
// Distributed under the Boost Software License, Version 1.0.
#include "find.hpp"
#include "placeholders.hpp"
#include "schemes.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/scheme_registry.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/utf8.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/scheme_facts.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <initializer_list>
#include <string>

// A candidate begins with a scheme before a colon. It ends
// - where angle brackets or the attribute of an element around it end: `<https://h/a>`, `href="https://h/a"`. What
//   cannot be in a URI, such as a space, is then a part of it, and an error;
// - elsewhere before white space, a quotation mark or other delimiters, as in GFM's extended autolinks. Punctuation at
//   its end is left out.
// A candidate with a placeholder is not used. With `://` it is meant as a URI and used even if it is none, and so is
// one of some schemes, such as mailto, if it is enclosed, also in the parentheses of a link. Others are used only if
// they are valid.

namespace consturi::tool {

namespace {

using ascii::has_byte;

constexpr std::string_view blanks = " \t";
constexpr std::string_view scheme_characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+.-";

/// Whether a character is white space or punctuation that ends a URI: of ASCII, of Latin-1, general, or of East Asia.
bool is_delimiter(char32_t c) {
    return c <= 0x20 || c == '"' || c == '<' || c == '>' || c == '\\' || c == '`' || c == '|'
           || (0x7F <= c && c <= 0xBF) || (0x2000 <= c && c <= 0x206F) || (0x3000 <= c && c <= 0x303F)
           || (0xFE10 <= c && c <= 0xFE1F) || (0xFE30 <= c && c <= 0xFE6F) || (0xFF00 <= c && c <= 0xFF0F)
           || (0xFF1A <= c && c <= 0xFF20) || (0xFF3B <= c && c <= 0xFF40) || (0xFF5B <= c && c <= 0xFF65);
}

/// Whether a character reference of HTML (`&lt;`, `&#60;`) that begins a text stands for a delimiter.
bool begins_with_reference_to_delimiter(std::string_view text) {
    for (std::string_view const name : {"lt", "gt", "quot", "apos", "nbsp", "lsquo", "rsquo", "ldquo", "rdquo", "laquo",
                                        "raquo", "hellip", "ndash", "mdash"})
        if (text.substr(1).starts_with(name) && text.substr(1 + name.size()).starts_with(';')) return true;
    auto const size = size_of_character_reference(text);
    if (size == 0) return false;
    bool const is_hexadecimal = (text[2] | 0x20) == 'x';
    std::uint32_t c = 0xFFFFFFFF; // also if there are too many digits
    std::from_chars(text.data() + (is_hexadecimal ? 3 : 2), text.data() + size - 1, c, is_hexadecimal ? 16 : 10);
    return c == '\'' || is_delimiter(c);
}

/// The size of the character that begins a text, or 0 if it ends a URI. A text that is not UTF-8 has other characters,
/// which end it.
std::size_t size_in_uri(std::string_view text) {
    if (text[0] == '&') return begins_with_reference_to_delimiter(text) ? 0 : 1;
    auto const [c, size] = first_character(text);
    return is_delimiter(c) ? 0 : size;
}

/// Whether a scheme and `://` begin here. The first part of `git+ssh` is registered.
bool begins_with_scheme(std::string_view text) {
    auto const size = abnf::longest_match(rfc3986::scheme, text);
    if (size == text.npos) return false;
    auto const scheme = text.substr(0, size);
    return text.substr(scheme.size()).starts_with("://") && schemes::find(scheme.substr(0, scheme.find('+')));
}

/// Whether a text is `file:///C:`, after which a backslash separates the segments of a path.
bool ends_with_drive(std::string_view text) {
    auto const slashes = text.find('/');
    if (slashes == text.npos || !ascii::equal_ignoring_case(text.substr(0, slashes), "file:")) return false;
    auto const drive = text.substr(std::min(text.find_first_not_of('/', slashes), text.size()));
    return drive.size() == 2 && ascii::is_alpha(drive[0]) && has_byte(":|", drive[1]);
}

/// A URI without what follows it in the text of a language that has no spaces between words: a letter cannot be in a
/// port, `http://localhost:3000即可`.
std::string_view without_letters_after_port(std::string_view uri) {
    auto const slashes = std::min(uri.find("//"), uri.size());
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
std::size_t size_of_uri(std::string_view text, char before) {
    std::string open; // brackets
    bool has_backslashes = false;
    std::size_t authority = 0; // where it begins
    for (std::size_t at = 0; at != text.size();) {
        auto const rest = text.substr(at);
        auto const c = text[at];
        has_backslashes = has_backslashes || (c == '\\' && ends_with_drive(text.substr(0, at)));
        auto const size = c == '\\' && has_backslashes ? 1 : size_in_uri(rest);
        if (size == 0 || (c == before && has_byte("'#", c))) return at;
        if (has_byte(",;", c) && begins_with_scheme(rest.substr(1))) return at; // a list
        if (authority == 0 && rest.starts_with("//")) authority = at + 2;
        if (authority != 0 && at >= authority && has_byte("/?#", c)) {
            // What follows such letters is not searched for the end of this URI, so that the time is linear.
            if (without_letters_after_port(text.substr(0, at)).size() != at) return at;
            authority = text.npos;
        }
        if (has_byte("([{", c)) open += c;
        if (has_byte(")]}", c)) {
            if (open.empty() || open.back() != (c == ')' ? '(' : c == ']' ? '[' : '{')) return at;
            open.pop_back();
        }
        at += size;
    }
    return text.size();
}

/// A URI without punctuation at its end, as in GFM 6.9, and with more: quotation marks, semicolons, open brackets.
std::string_view without_punctuation(std::string_view uri) {
    constexpr std::size_t longest_reference = 32;
    while (!uri.empty() && has_byte("?!.,:*_~;'([{\\", uri.back()) && !uri.ends_with(":*")) { // http://host:*
        auto const name = uri.substr(uri.size() - std::min(uri.size(), longest_reference));
        auto const ampersand = uri.back() == ';' ? name.rfind('&') : name.npos;
        bool const is_reference = ampersand != name.npos && ampersand + 2 < name.size()
                                  && std::all_of(name.begin() + static_cast<std::ptrdiff_t>(ampersand) + 1,
                                                 name.end() - 1, is_letter_or_digit);
        uri.remove_suffix(is_reference ? name.size() - ampersand : 1);
    }
    return uri;
}

/// Ignores case.
bool is_one_of(std::initializer_list<std::string_view> names, std::string_view name) {
    return std::any_of(names.begin(), names.end(), [=](auto each) { return ascii::equal_ignoring_case(each, name); });
}

std::string_view without_blanks(std::string_view text) { return text.substr(0, text.find_last_not_of(blanks) + 1); }

/// The name of the attribute whose value begins at the end of a text, `href="` or `href = "`, or "".
std::string_view name_of_attribute(std::string_view text) {
    constexpr std::size_t longest_name = 16;
    if (text.empty() || !has_byte("\"'", text.back())) return {};
    text = without_blanks(text.substr(0, text.size() - 1));
    if (!text.ends_with('=')) return {};
    text = without_blanks(text.substr(0, text.size() - 1));
    text = text.substr(text.size() - std::min(text.size(), longest_name));
    return text.substr(text.find_last_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") + 1);
}

/// Whether the title of a link, and the end of the link, begin a text: `"title")`, `'title')` or `(title))` (CommonMark
/// 6.3). A title with an escaped quotation mark is none.
bool begins_with_title(std::string_view text) {
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
candidate candidate_at(std::string_view text, std::size_t offset) {
    auto const front = text.substr(0, offset), rest = text.substr(offset);
    auto const size = size_of_uri(rest, front.empty() ? '\0' : front.back());
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
    bool const can_be_whole =
        attribute.empty()
            ? !cut.starts_with('\\') && uri.find(':') != uri.npos && !uri.ends_with("//")
            : is_one_of({"href", "src", "action", "formaction", "cite", "poster", "longdesc", "url", "uri"}, attribute);
    return {can_be_whole && !is_other_text ? whole : uri, true};
}

bool is_valid(std::string_view uri) {
    auto const parsed = parse_uri(uri);
    return parsed && !error_by_scheme(*parsed);
}

/// Whether `size` letters at an offset end an escape: `\n` in source code, `\fB` or `\(la` in a manual page, or `[31m`,
/// which selects a colour of a terminal.
bool end_escape(std::string_view text, std::size_t offset, std::size_t size) {
    constexpr std::size_t longest_escape = 16;
    auto const front = text.substr(offset - std::min(offset, longest_escape), std::min(offset, longest_escape));
    if (front.ends_with('\\')) return true;
    if (size == 2) return front.ends_with("\\(");
    return text[offset] == 'm' && front.substr(0, front.find_last_not_of("0123456789;") + 1).ends_with('[');
}

/// The offset of the scheme before a colon, or that of the colon. It is the longest text that begins with a letter, or,
/// if that is not registered, a part of it after an escape or a sign, as in `hg+https://`.
std::size_t begin_of_scheme(std::string_view text, std::size_t colon) {
    auto begin = colon;
    while (begin != 0 && has_byte(scheme_characters, text[begin - 1])) --begin;
    while (begin != colon && !ascii::is_alpha(text[begin])) ++begin;
    if (begin == colon || !text.substr(colon).starts_with("://") || begins_with_scheme(text.substr(begin)))
        return begin;
    for (auto const size : {std::size_t{1}, std::size_t{2}})
        if (end_escape(text, begin, size) && begins_with_scheme(text.substr(begin + size))) return begin + size;
    auto const after_sign = begin + text.substr(begin, colon - begin).find_last_of("+.-") + 1; // or begin
    return begins_with_scheme(text.substr(after_sign)) ? after_sign : begin;
}

/// Whether underscores at the end of a text belong to an identifier, `my_`, and are no emphasis.
bool ends_with_part_of_name(std::string_view text) {
    auto const name = text.substr(0, text.find_last_not_of('_') + 1);
    return name.size() != text.size() && !name.empty() && is_letter_or_digit(name.back());
}

} // namespace

void for_each_uri(std::string_view text, std::function<void(std::size_t offset, std::string_view uri)> const& use) {
    std::size_t end = 0; // of the URI before: a colon at its end was cut, `data:,a:`
    for (auto colon = text.find(':'); colon != text.npos; colon = text.find(':', colon + 1)) {
        auto const begin = begin_of_scheme(text, colon);
        auto const scheme = text.substr(begin, colon - begin);
        if (scheme.empty() || begin < end || ends_with_part_of_name(text.substr(0, begin))) continue;
        bool const has_slashes = begins_with_scheme(text.substr(begin));
        if (!has_slashes && !schemes::has_fact(scheme, schemes::facts::found_in_text)) continue;
        auto const [uri, is_enclosed] = candidate_at(text, begin);
        if (uri.size() <= scheme.size() + (has_slashes ? 3 : 1)) continue;
        // `<data::item>` is no URI, and `xmlns="urn:x"` no URN.
        bool const is_meant =
            has_slashes || (is_enclosed && schemes::has_fact(scheme, schemes::facts::meant_if_enclosed));
        bool const is_pattern = begin != 0 && text[begin - 1] == '^';
        if (!is_pattern && !has_placeholder(uri) && (is_meant || is_valid(uri))) use(begin, uri);
        end = begin + uri.size();
        colon = end - 1;
    }
}

std::string_view with_userinfo(std::string_view text, std::size_t offset, std::string_view uri) {
    constexpr std::size_t searched = 1024;
    auto line = text.substr(offset, uri.size() + searched);
    line = line.substr(0, line.find_first_of("\r\n", uri.size()));
    auto const at_sign = line.substr(uri.size()).rfind('@');
    return at_sign == line.npos ? uri : line.substr(0, uri.size() + at_sign + 1);
}

} // namespace consturi::tool
