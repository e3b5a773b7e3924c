// Values that resemble URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_NEAR_MISS_HPP
#define CONSTURI_TOOLS_CONFIG_NEAR_MISS_HPP

#include <string_view>

namespace consturi::tool::config {

/// Whether a value begins with a scheme and `://`, perhaps after a quotation mark, or with `jdbc:`.
bool begins_as_uri(std::string_view value);

/// Whether a value is a host and a port, as in lists of listeners and of brokers.
bool is_host_and_port(std::string_view value);

/// Whether a value is a pattern of URIs: a regular expression such as `^https://h`, or that of a browser's extension,
/// such as `*://h/*`.
bool is_pattern(std::string_view value);

/// Whether a value that does not begin with a scheme and `://` is likely to be a mistyped URI. Prose (`git: see below`)
/// and names with versions (`mysql:8.0`) are not. Linear.
bool is_near_miss(std::string_view value);

/// Whether a key and its value are the scheme and the rest of a URI, which a line without key has in `.ini` files.
bool is_rest_of_uri(std::string_view key, std::string_view value);

} // namespace consturi::tool::config

#endif
