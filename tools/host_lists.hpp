// The schemes whose URIs have a list of hosts.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_HOST_LISTS_HPP
#define CONSTURI_TOOLS_HOST_LISTS_HPP

#include <consturi/uri/scheme_facts.hpp>

#include <string_view>

namespace consturi::tool {

/// Whether a text has the scheme of MongoDB. It can be a host_list_uri that is no URI.
inline bool has_scheme_of_lists(std::string_view text) {
    auto const colon = text.find(':');
    return colon != text.npos && schemes::has_fact(text.substr(0, colon), schemes::facts::host_list);
}

} // namespace consturi::tool

#endif
