// What the program writes: results to standard output, and what there is to say about the run to standard error.
//
// Distributed under the Boost Software License, Version 1.0.
#include "output.hpp"

#include <cerrno>
#include <cstdio>
#include <string>

namespace consturi::tool {

output_failed::output_failed() : system_error(errno, std::generic_category(), "standard output") {}

void print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) throw output_failed();
}

void flush() {
    if (std::fflush(stdout) != 0) throw output_failed();
}

void say(std::string_view message) {
    std::fputs(std::string("consturi: ").append(message).append("\n").c_str(), stderr);
}

void remark(std::string_view line) {
    flush();
    std::fputs(std::string(line).append("\n").c_str(), stderr);
}

} // namespace consturi::tool
