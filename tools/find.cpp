// Finds URIs in text.
//
// Distributed under the Boost Software License, Version 1.0.
#include "find.hpp"
#include "placeholders.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/utf8.hpp>
#include <consturi/uri/parse.hpp>

#include <string>

namespace consturi::tool {

namespace {

using consturi::detail::has_byte;

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::string_view scheme_characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+.-";

/// The size of a character that ends a URI at the beginning of a text, or 0.
std::size_t size_of_delimiter(std::string_view text) {
    auto const octet = static_cast<unsigned char>(text[0]);
    if (octet <= 0x20 || octet == 0x7F || has_byte("<>\"`\\|", text[0])) return 1;
    for (std::string_view const entity : {"&lt;", "&gt;", "&quot;", "&apos;", "&#39;", "&#34;"})
        if (text.starts_with(entity)) return entity.size();
    if (octet < 0xC0) return 0; // also an octet in a character
    // Latin-1 punctuation, general punctuation, and that of East Asia.
    auto const [c, size] = consturi::detail::first_character(text);
    if (size == 0) return 1;
    bool const is_punctuation = c <= 0xBF || (0x2000 <= c && c <= 0x206F) || (0x3000 <= c && c <= 0x303F)
                                || (0xFF00 <= c && c <= 0xFF0F) || (0xFF1A <= c && c <= 0xFF20);
    return is_punctuation ? size : 0;
}

/// Whether a scheme and `://` begin here. The first part of `git+ssh` is registered.
bool begins_with_scheme(std::string_view text) {
    auto const size = abnf::longest_match(rfc3986::scheme, text);
    if (size == text.npos) return false;
    auto const scheme = text.substr(0, size);
    return text.substr(scheme.size()).starts_with("://") && schemes::find(scheme.substr(0, scheme.find('+')));
}

/// The size of the URI that begins a text, with punctuation at its end. `before` is the character before it, or NUL.
std::size_t size_of_uri(std::string_view text, char before) {
    std::string open; // brackets
    std::size_t size = 0;
    for (; size != text.size(); ++size) {
        auto const rest = text.substr(size);
        auto const c = text[size];
        if (size_of_delimiter(rest) != 0 || (c == before && has_byte("'#", c))) break;
        if (has_byte(",;", c) && begins_with_scheme(rest.substr(1))) break; // a list
        if (has_byte("([{", c)) open += c;
        if (!has_byte(")]}", c)) continue;
        if (open.empty() || open.back() != (c == ')' ? '(' : c == ']' ? '[' : '{')) break;
        open.pop_back();
    }
    return size;
}

std::string_view without_punctuation(std::string_view uri, char before) {
    while (!uri.empty() && (has_byte(".,;:!?'([{", uri.back()) || (uri.back() == before && has_byte("*_~", before))))
        uri.remove_suffix(1);
    return uri;
}

/// Whether URIs of a scheme that have no `//` are found, if they are valid.
bool is_without_slashes(std::string_view scheme) {
    for (auto const* known : {"mailto", "urn", "tel", "geo", "data", "jdbc"})
        if (consturi::detail::equal_ignoring_case(scheme, known)) return true;
    return false;
}

bool is_valid(std::string_view uri) {
    auto const parsed = parse_uri(uri);
    return parsed && !error_by_scheme(schemes::all, *parsed);
}

} // namespace

void for_each_uri(std::string_view text, std::function<void(std::size_t offset, std::string_view uri)> const& use) {
    for (auto colon = text.find(':'); colon != text.npos; colon = text.find(':', colon + 1)) {
        // The scheme is the longest one before the colon that begins with a letter.
        auto begin = colon;
        while (begin != 0 && has_byte(scheme_characters, text[begin - 1])) --begin;
        while (begin != colon && !has_byte(letters, text[begin])) ++begin;
        auto const before = begin == 0 ? '\0' : text[begin - 1];
        auto const scheme = text.substr(begin, colon - begin);
        if (scheme.empty() || before == '_') continue;
        bool const has_slashes = begins_with_scheme(text.substr(begin));
        if (!has_slashes && !is_without_slashes(scheme)) continue;
        auto const rest = text.substr(begin);
        auto const uri = without_punctuation(rest.substr(0, size_of_uri(rest, before)), before);
        if (uri.size() <= scheme.size() + (has_slashes ? 3 : 1)) continue;
        if (!has_placeholder(uri) && (has_slashes || is_valid(uri))) use(begin, uri);
        colon = begin + uri.size() - 1;
    }
}

} // namespace consturi::tool
