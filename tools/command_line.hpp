// The command line as data: the commands and their options. The parser, the help, completion and the manual page are
// made from it; only command_line.cpp includes CLI11, which takes seconds to compile.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_COMMAND_LINE_HPP
#define CONSTURI_TOOLS_COMMAND_LINE_HPP

#include <functional>
#include <initializer_list>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace consturi::tool {

/// The exit codes, as grep has them.
enum exit_code : int {
    valid = 0,   // all input is valid
    invalid = 1, // some input is invalid
    failed = 2   // usage error, or input or output failed
};
inline constexpr std::string_view exit_codes = "  0  all input is valid\n"
                                               "  1  some input is invalid\n"
                                               "  2  usage error, or a file cannot be read or written";

/// The arguments are wrong. A command that runs can throw it, too.
struct usage_error : std::runtime_error {
    using runtime_error::runtime_error;
};

/// An option, or an argument without a name.
struct option {
    /// What it sets: a flag, a text, or, if it can be repeated, the texts or the definitions NAME=VALUE.
    using target = std::variant<bool*, std::string*, std::vector<std::string>*, std::map<std::string, std::string>*>;

    std::string_view names;           ///< `-o,--output`, or `FILE` for an argument
    std::string_view value_name = {}; ///< of an option that takes a value; FILE and HEADER are names of files
    std::string description = {};
    target sets = {};
    std::string_view values = {}; ///< those that are allowed, `kept,replaced`; if empty, any
    /// The message for a wrong value (of NAME=VALUE, what follows the sign), or "".
    std::string (*what_is_wrong)(std::string const&) = nullptr;
    bool is_required = false, shows_default = false;
    std::string_view needs = {}, excludes = {}; ///< names of other options, `--safe,--once`

    bool is_argument() const { return !names.starts_with('-'); }
    bool takes_value() const { return !std::holds_alternative<bool*>(sets); }
    bool is_repeated() const { return takes_value() && !std::holds_alternative<std::string*>(sets); }
    /// `--output`, or `FILE`.
    std::string_view name() const { return names.substr(names.find(',') + 1); }
};

struct command {
    std::string_view name, description;
    std::string_view group = "Subcommands"; ///< in the help; that of a command that is not shown is empty
    std::vector<option> options = {};
    std::vector<std::string_view> examples = {}; ///< command lines
    std::string notes = {};                      ///< paragraphs at the end of the help, with empty lines between them
    bool shows_exit_codes = true;
    std::function<exit_code()> run = {}; ///< what the options set must live as long; empty if there are subcommands
    std::vector<command> subcommands = {};
    std::string_view version = {}; ///< of the program
};

/// The parts between commas.
std::vector<std::string_view> divided(std::string_view list);
/// The options, without arguments, and with those that print the help and the version.
std::vector<option> named_options_of(command const& command);
std::vector<option> arguments_of(command const& command);
/// The subcommands that are shown.
std::vector<command const*> subcommands_of(command const& command);

/// For `what_is_wrong`: an empty value is likely to be that of a variable that is not set.
std::string empty_value(std::string const& text);
/// Divides `NAME=VALUE`. Throws `usage_error` about the option.
std::pair<std::string, std::string> definition(std::string const& text, std::string_view option);

/// Runs the command that the arguments name. Reports a usage error.
exit_code run(command const& program, std::vector<std::string> const& arguments);

/// A function that adds commands.
using add_function = void(command& program);

/// The main function of a program: runs the command that the arguments name, and returns the exit code.
int run_program(int argc, char** argv, std::initializer_list<add_function*> commands,
                std::vector<std::string_view> examples = {});

} // namespace consturi::tool

#endif
