// Splits any text into components, by the regular expression of RFC 3986 Appendix B and the delimiters of the authority
// (RFC 3986 3.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_APPENDIX_B_HPP
#define CONSTURI_REFEREE_APPENDIX_B_HPP

#include <optional>
#include <string_view>

namespace referee {

struct parts {
    std::optional<std::string_view> scheme, authority, userinfo, host, port, query, fragment;
    std::string_view path;

    friend constexpr bool operator==(parts const&, parts const&) = default;
};

/// Removes and returns the prefix of `text` before the first of `delimiters`.
constexpr std::string_view take_before(std::string_view& text, std::string_view delimiters) {
    auto const found = text.substr(0, text.find_first_of(delimiters));
    text.remove_prefix(found.size());
    return found;
}

/// ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
constexpr parts split(std::string_view text) {
    parts found;
    if (auto const end = text.find_first_of(":/?#"); end != text.npos && end != 0 && text[end] == ':') {
        found.scheme = text.substr(0, end);
        text.remove_prefix(end + 1);
    }
    if (text.starts_with("//")) {
        text.remove_prefix(2);
        auto rest = take_before(text, "/?#");
        found.authority = rest;
        if (auto const at = rest.find('@'); at != rest.npos) {
            found.userinfo = rest.substr(0, at);
            rest.remove_prefix(at + 1);
        }
        auto const end = rest.find(':', rest.starts_with('[') ? rest.find(']') : 0);
        found.host = rest.substr(0, end);
        if (end != rest.npos) found.port = rest.substr(end + 1);
    }
    found.path = take_before(text, "?#");
    if (text.starts_with('?')) {
        text.remove_prefix(1);
        found.query = take_before(text, "#");
    }
    if (text.starts_with('#')) found.fragment = text.substr(1);
    return found;
}

} // namespace referee

#endif
