// Texts that are not meant as they are written.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_PLACEHOLDERS_HPP
#define CONSTURI_TOOLS_PLACEHOLDERS_HPP

#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>

#include <algorithm>
#include <string_view>

namespace consturi::tool {

/// Whether the text has `:port`, `:$PORT`, `:*`, `:8xxx` or the like in the place of a port.
inline bool has_placeholder_of_port(std::string_view uri) {
    uri.remove_prefix(std::min(uri.find("//"), uri.size()));
    auto const authority = uri.substr(0, uri.find_first_of("/?#", 2));
    auto const colon = authority.find_last_of(":@");
    if (colon == authority.npos || authority[colon] == '@') return false;
    auto const port = authority.substr(colon + 1);
    if (port.starts_with('$') || port == "*") return true;
    auto const digits_end = std::min(port.find_first_not_of("0123456789"), port.size());
    return detail::equal_ignoring_case(port.substr(0, 4), "port")
           || (port.size() - digits_end > 1 && port.find_first_not_of("xXnN", digits_end) == port.npos);
}

/// Whether a program or a reader has to replace a part of the text.
inline bool has_placeholder(std::string_view uri) {
    if (uri.find('{') != uri.npos || has_placeholder_of_port(uri)) return true;
    for (auto const* optional : {"@]", "[:port]"}) // ssh://[user@]host[:port]/
        if (uri.find(optional) != uri.npos) return true;
    for (auto percent = uri.find('%'); percent != uri.npos; percent = uri.find('%', percent + 1)) {
        auto const after = uri.substr(percent + 1, 2);
        bool const is_triplet = after.size() == 2 && detail::is_hexdig(after[0]) && detail::is_hexdig(after[1]);
        if (!is_triplet && !after.empty() && detail::has_byte("sdiuv@(", after[0])) return true;
    }
    return false;
}

} // namespace consturi::tool

#endif
