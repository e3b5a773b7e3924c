// The types of constants.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_VALUE_TYPE_HPP
#define CONSTURI_TOOLS_CONFIG_VALUE_TYPE_HPP

#include <consturi/diagnosis/parse_error.hpp>

#include <optional>
#include <string_view>

namespace consturi::tool::config {

/// A type of URIs.
struct value_type {
    std::string_view name;   // within the namespace consturi
    std::string_view header; // which has the type, unless it is that of literals
    std::optional<parse_error> (*error_in)(std::string_view value);

    bool is_uri_view() const noexcept { return header.empty(); }
};

/// The type for a value, by its scheme: `checked_jdbc_uri`; `checked_host_list_uri` for MongoDB and for lists of hosts;
/// `checked_sip_uri`, if it is no URI; or `uri_view`.
/// Requirements are for URIs with one host: with one, a list of one host is a `uri_view`, and the other types reject
/// each value.
value_type type_of(std::string_view value, bool has_requirement = false);

/// What to do about a bad value, if the error does not say it; else empty.
std::string_view hint_for(std::string_view value, parse_error const& error, bool has_requirement);

} // namespace consturi::tool::config

#endif
