// The schemes whose URIs have a list of hosts.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_HOST_LISTS_HPP
#define CONSTURI_TOOLS_HOST_LISTS_HPP

#include <consturi/text/ascii.hpp>

#include <string_view>

namespace consturi::tool {

/// Whether a text has the scheme of MongoDB. It can be a host_list_uri that is no URI.
inline bool has_scheme_of_lists(std::string_view text) {
    auto const colon = text.find(':');
    if (colon == text.npos) return false;
    auto const scheme = text.substr(0, colon);
    return ascii::equal_ignoring_case(scheme, "mongodb") || ascii::equal_ignoring_case(scheme, "mongodb+srv");
}

} // namespace consturi::tool

#endif
