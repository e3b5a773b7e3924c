// Output of the command-line tool: results on standard output, messages on standard error.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_OUTPUT_HPP
#define CONSTURI_TOOLS_OUTPUT_HPP

#include <string>
#include <string_view>
#include <system_error>

namespace consturi::tool {

/// Standard output cannot be written.
struct output_failed : std::system_error {
    output_failed();
};

/// Writes to standard output, buffered until `flush`. Throws `output_failed`.
void print(std::string_view text);
/// Adds colors if standard output is a terminal and NO_COLOR is not set.
std::string bold(std::string_view text);
std::string red(std::string_view text);
std::string green(std::string_view text);
/// Writes out everything that was printed. Throws `output_failed`.
void flush();

/// Writes a line to standard error, after the program's name.
void print_error(std::string_view message);
/// Flushes standard output, then writes a line to standard error, so that their order is kept on a terminal. Throws
/// `output_failed`.
void print_to_stderr(std::string_view line);

} // namespace consturi::tool

#endif
