// What CLI11 knows about the commands, for completion and the manual page.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_DESCRIBE_HPP
#define CONSTURI_TOOLS_DESCRIBE_HPP

#include <CLI/App.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool {

/// Adds command lines to the beginning of the footer of the help.
void add_examples(CLI::App& command, std::vector<std::string> const& lines);

/// The subcommands that are not hidden.
std::vector<CLI::App const*> subcommands_of(CLI::App const& command);
/// The options of a command, without the arguments that have no name.
std::vector<CLI::Option const*> options_of(CLI::App const& command);
/// The arguments that have no name, such as FILE.
std::vector<CLI::Option const*> arguments_of(CLI::App const& command);

/// The names of an option, such as -o and --output.
std::vector<std::string> names_of(CLI::Option const& option);
bool takes_value(CLI::Option const& option);
/// What the help calls the value of an option, or the argument.
std::string value_name(CLI::Option const& option);
/// The values that are allowed, if there are a few only.
std::vector<std::string> known_values(CLI::Option const& option);

/// The deepest command that the arguments name.
CLI::App const& parsed_command(CLI::App const& program);
/// A subcommand or an option of the command whose name differs from the word by one letter, or by two letters that are
/// swapped; empty if there is none.
std::string similar_name(CLI::App const& command, std::string_view word);

} // namespace consturi::tool

#endif
