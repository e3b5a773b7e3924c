// The commands of the command-line tool.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_COMMANDS_HPP
#define CONSTURI_TOOLS_COMMANDS_HPP

#include <CLI/App.hpp>

namespace consturi::tool {

/// The exit codes, as grep has them.
enum exit_code : int {
    valid = 0,   // all input is valid
    invalid = 1, // some input is invalid
    failed = 2   // usage error, or input or output failed
};

// Each function adds commands to the program. A command that runs sets `code`.

void add_check(CLI::App& program, exit_code& code);
void add_constants(CLI::App& program, exit_code& code);
/// Adds java resolve, java relativize, java normalize and java show.
void add_java(CLI::App& program, exit_code& code);
void add_join(CLI::App& program, exit_code& code);
/// Adds query list, query get, query set and query erase.
void add_query(CLI::App& program, exit_code& code);
void add_show(CLI::App& program, exit_code& code);
/// Adds normalize, resolve, relativize, to-uri, to-iri, encode and decode.
void add_operations(CLI::App& program, exit_code& code);
void add_completion(CLI::App& program, exit_code& code);
void add_manual(CLI::App& program, exit_code& code);

} // namespace consturi::tool

#endif
