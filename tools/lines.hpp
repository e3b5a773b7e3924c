// Reads files line by line.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_LINES_HPP
#define CONSTURI_TOOLS_LINES_HPP

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool {

/// A line of a file, and the column of a text in it, both counted from 1.
struct location {
    std::string const& file;
    std::uint64_t line;
    std::uint64_t column = 1;
};

/// Formats a location as `file:line:`, with the name escaped.
std::string to_string(location const& at);
/// The same with the column of the text: `file:line:column: `.
std::string with_column(location const& at);

/// Whether a line of a list is a comment, which begins with `#`, or empty. Blanks can precede the `#`.
bool is_comment(std::string_view line);

using line_function = std::function<void(location const&, std::string_view)>;

/// Calls `use` with each line of each file, without byte order mark, LF and CR LF; `-` is standard input. Notes on
/// standard error report what was removed, and a missing newline at the end. Returns false if a file could not be read
/// to its end, after an error message on standard error.
bool for_each_line(std::vector<std::string> const& paths, line_function const& use);

/// The same with each line as it is, with its newline, which can be missing in the last one. There are no notes.
bool for_each_line_as_is(std::vector<std::string> const& paths, std::function<void(std::string_view)> const& use);

} // namespace consturi::tool

#endif
