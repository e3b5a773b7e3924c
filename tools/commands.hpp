// The commands of the program.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_COMMANDS_HPP
#define CONSTURI_TOOLS_COMMANDS_HPP

#include <CLI/App.hpp>

namespace consturi::tool {

/// What the program says as it ends.
enum exit_code : int {
    good = 0,  // all that was asked about is good
    bad = 1,   // some of it is not
    failed = 2 // misuse, or something that cannot be read or written
};

// Each joins its commands to the program; called, a command sets the exit code.

void add_check(CLI::App& program, exit_code& code);
void add_show(CLI::App& program, exit_code& code);
/// normalize, resolve, relativize, encode, decode.
void add_operations(CLI::App& program, exit_code& code);

} // namespace consturi::tool

#endif
