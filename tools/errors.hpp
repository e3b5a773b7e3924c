// How a bad line is told.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_ERRORS_HPP
#define CONSTURI_TOOLS_ERRORS_HPP

#include "json.hpp"
#include "lines.hpp"

#include <consturi/diagnosis/parse_error.hpp>

#include <string>
#include <string_view>

namespace consturi::tool {

/// In the manner of compilers, in three lines: the place and the reason, the text, and a caret below it. In color where
/// standard output is, if `in_color`.
std::string told(place const& at, std::string_view text, parse_error const& error, bool in_color);

/// What programs are told of a line begins with this: the file and the line.
json_object json_of(place const& at);

/// The error for programs.
json_object json_of(place const& at, std::string_view text, parse_error const& error);

} // namespace consturi::tool

#endif
