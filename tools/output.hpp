// Output of the command-line tool: results on standard output, messages on standard error.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_OUTPUT_HPP
#define CONSTURI_TOOLS_OUTPUT_HPP

#include <consturi/text/excerpt.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>

namespace consturi::tool {

/// Standard output cannot be written.
struct output_failed : std::system_error {
    output_failed();
};

/// Writes to standard output, buffered until `flush`; a terminal shows the record at once. A record, such as a line or
/// a message of several lines, is not mixed with what other processes write to the same file, or to the same pipe if it
/// has at most PIPE_BUF bytes. Throws `output_failed`.
void print(std::string_view record);
/// Adds colors if standard output is a terminal and NO_COLOR is not set.
std::string bold(std::string_view text);
std::string red(std::string_view text);
std::string green(std::string_view text);
/// The UTF-8 character at the beginning of `text` if the terminal shows it in columns of its own. A character without
/// width, such as a combining accent or a bidirectional control, is not visible as such.
shown_character printable(std::string_view text);
/// The text with escapes for everything that is not printable: a name that comes from outside cannot forge a line.
std::string escaped(std::string_view text);
/// Writes out everything that was printed. Throws `output_failed`.
void flush();

/// Writes a line to standard error, after the program's name, by one call. The message is escaped.
void print_error(std::string_view message);
/// Flushes standard output, then writes a line to standard error, by one call. Their order is kept on a terminal.
/// Throws `output_failed`.
void print_to_stderr(std::string_view line);
/// Shows a line on the terminal of standard error until something else is written to a terminal; an empty line erases
/// it. Does nothing in the background, or if standard error is not a terminal with escape sequences.
void show_status(std::string_view line);

} // namespace consturi::tool

#endif
