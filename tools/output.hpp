// What the program writes: results to standard output, and what there is to say about the run to standard error.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_OUTPUT_HPP
#define CONSTURI_TOOLS_OUTPUT_HPP

#include <string>
#include <string_view>
#include <system_error>

namespace consturi::tool {

/// Standard output takes no more.
struct output_failed : std::system_error {
    output_failed();
};

/// Writes to standard output, some time before the next `flush`. Throws `output_failed`.
void print(std::string_view text);
/// Text in a color, if standard output is a terminal, and NO_COLOR is not set.
std::string bold(std::string_view text);
std::string red(std::string_view text);
std::string green(std::string_view text);
/// Sees to it that all is written. Throws `output_failed`.
void flush();

/// Writes a line to standard error, behind the program's name.
void say(std::string_view message);
/// Writes a line to standard error as it is, behind all that was printed before. Throws `output_failed`.
void remark(std::string_view line);

} // namespace consturi::tool

#endif
