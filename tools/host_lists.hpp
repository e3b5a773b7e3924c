// URIs with a list of hosts.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_HOST_LISTS_HPP
#define CONSTURI_TOOLS_HOST_LISTS_HPP

#include <consturi/uri/scheme_facts.hpp>

#include <string_view>

namespace consturi::tool {

/// Whether a text is meant as a host_list_uri instead of a URI: it has a scheme of such lists and several hosts, or it
/// is a connection string of MongoDB.
inline bool is_list_of_hosts(std::string_view text) {
    auto const scheme = text.substr(0, text.find(':'));
    if (scheme.size() == text.size() || !schemes::has_fact(scheme, schemes::facts::host_list)) return false;
    if (schemes::has_fact(scheme, schemes::facts::connection_string)) return true;
    auto const rest = text.substr(scheme.size());
    if (!rest.starts_with("://")) return false;
    auto const authority = rest.substr(0, rest.find_first_of("/?#", 3));
    return authority.find(',', authority.rfind('@') + 1) != authority.npos;
}

} // namespace consturi::tool

#endif
