// The main function of the programs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_PROGRAM_HPP
#define CONSTURI_TOOLS_PROGRAM_HPP

#include "commands.hpp"

#include <initializer_list>
#include <string>
#include <vector>

namespace consturi::tool {

/// Functions that add commands.
using commands = std::initializer_list<void (*)(CLI::App&, exit_code&)>;

/// Runs the command that the arguments name, and returns the exit code. The examples are command lines in the help.
int run_program(int argc, char** argv, commands const& all, std::vector<std::string> const& examples = {});

} // namespace consturi::tool

#endif
