// The commands of the command-line tool.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_COMMANDS_HPP
#define CONSTURI_TOOLS_COMMANDS_HPP

#include "command_line.hpp"

namespace consturi::tool {

// Each function adds commands to the program.

void add_check(command& program);
void add_constants(command& program);
/// Adds java resolve, java relativize, java normalize and java show.
void add_java(command& program);
void add_join(command& program);
void add_redact(command& program);
/// Adds query list, query get, query set and query erase.
void add_query(command& program);
/// Adds expand and match.
void add_templates(command& program);
/// Adds show and get.
void add_show(command& program);
/// Adds normalize, resolve, relativize, to-uri, to-iri, encode and decode.
void add_operations(command& program);
/// `program` must not move: completion and the manual page are made from all of its commands.
void add_completion(command& program);
void add_manual(command& program);

} // namespace consturi::tool

#endif
