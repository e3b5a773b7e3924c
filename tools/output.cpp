// Output of the command-line tool: results on standard output, messages on standard error.
//
// Distributed under the Boost Software License, Version 1.0.
#include "output.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <unistd.h>

namespace consturi::tool {

output_failed::output_failed() : system_error(errno, std::generic_category(), "standard output") {}

void print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) throw output_failed();
}

static std::string colored(std::string_view text, std::string_view color) {
    static bool const has_colors = [] {
        auto const no_color = std::getenv("NO_COLOR"); // an empty value counts as not set (no-color.org)
        auto const terminal = std::getenv("TERM");
        return isatty(STDOUT_FILENO) != 0 && (!no_color || *no_color == '\0') && terminal
               && terminal != std::string_view("dumb");
    }();
    if (!has_colors) return std::string(text);
    return std::string("\x1B[").append(color).append("m").append(text).append("\x1B[0m");
}

std::string bold(std::string_view text) { return colored(text, "1"); }
std::string red(std::string_view text) { return colored(text, "1;31"); }
std::string green(std::string_view text) { return colored(text, "1;32"); }

void flush() {
    if (std::fflush(stdout) != 0) throw output_failed();
}

void print_error(std::string_view message) {
    std::fputs(std::string("consturi: ").append(message).append("\n").c_str(), stderr);
}

void print_to_stderr(std::string_view line) {
    flush();
    std::fputs(std::string(line).append("\n").c_str(), stderr);
}

} // namespace consturi::tool
