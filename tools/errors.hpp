// Error messages for invalid lines: in the format of compilers, and as JSON.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_ERRORS_HPP
#define CONSTURI_TOOLS_ERRORS_HPP

#include "json.hpp"
#include "lines.hpp"

#include <consturi/diagnosis/parse_error.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace consturi::tool {

/// The excerpt of the text with a caret below the error, and the description, in two lines. Secrets are hidden.
std::string explanation(std::string_view text, parse_error const& error);

/// Whether `***` is shown for what may be a secret in a text.
enum class secrets : bool { hidden, shown };

/// A URI that was found in a text, or the text from its beginning to the last `@` of the line: a password can have
/// characters that end a URI. The `@` is searched for in a limited number of bytes, so that the time is linear.
std::string_view with_userinfo(std::string_view text, std::size_t offset, std::string_view uri);

/// Three lines: `file:line:column: error: description`, an excerpt of the text, and a caret below the error. In color
/// if `in_color` is true and standard output shows colors.
std::string diagnostic(location const& at, std::string_view text, parse_error const& error, bool in_color,
                       secrets in_text = secrets::hidden);

/// A line: `file:line:column: error: message`, with the message escaped. In color as above.
std::string diagnostic(location const& at, std::string_view message, bool in_color);

/// An object with the file and the line, to which other members are added.
json_value json_of(location const& at);

/// An object with the location, the error and the text.
json_value json_of(location const& at, std::string_view text, parse_error const& error,
                   secrets in_text = secrets::hidden);

} // namespace consturi::tool

#endif
