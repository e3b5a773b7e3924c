// Finds URIs in text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_FIND_HPP
#define CONSTURI_TOOLS_FIND_HPP

#include <cstddef>
#include <functional>
#include <string_view>

namespace consturi::tool {

/// Calls `use` with each part of a text that is likely to be meant as a URI, and its offset, in ascending order: a
/// registered scheme and `://`, or a valid URI of some schemes without `//`, such as mailto. It ends as
/// docs/command-line.md describes (RFC 3986 Appendix C, GFM 6.9). A text with a placeholder, such as `https://{host}/`,
/// is left out. Linear.
void for_each_uri(std::string_view text, std::function<void(std::size_t offset, std::string_view uri)> const& use);

/// The URI, or the text from its beginning to the last `@` of the line: a password can have characters that end a URI.
/// The `@` is searched for in a limited number of bytes, so that the time is linear.
std::string_view with_userinfo(std::string_view text, std::size_t offset, std::string_view uri);

} // namespace consturi::tool

#endif
