// The main function of the programs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "program.hpp"
#include "describe.hpp"
#include "output.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <clocale>
#include <csignal>
#include <exception>
#include <iostream>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace consturi::tool {

namespace {

// CLI11 divides an argument in brackets into a list. A mark before the bracket prevents that.

constexpr char mark = '\1';

std::string with_mark(std::string const& argument) {
    bool const is_list = argument.starts_with('[') && argument.ends_with(']');
    return is_list || argument.starts_with(mark) ? mark + argument : argument;
}
std::string without_mark(std::string const& argument) {
    return argument.starts_with(mark) ? argument.substr(1) : argument;
}
void remove_marks(CLI::App& command) {
    for (auto* const option : command.get_options()) option->transform(without_mark);
    for (auto* const each : command.get_subcommands([](auto const*) { return true; })) remove_marks(*each);
}

/// The message for a usage error. For an unknown subcommand CLI11 would only report that one is required.
std::string usage_error(CLI::App const* program, CLI::Error const& error) {
    std::string message = error.what();
    auto const& command = parsed_command(*program);
    auto const unknown = program->remaining(true);
    if (bool const lacks_subcommand = !subcommands_of(command).empty(); lacks_subcommand && unknown.empty()) {
        message = "missing subcommand";
    } else if (lacks_subcommand || error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
        auto const word = without_mark(unknown[0]);
        if (word.starts_with('-')) message = "unknown option: " + word;
        else if (lacks_subcommand) message = "unknown subcommand: " + word;
        auto const similar = similar_name(command, word);
        if (!similar.empty()) message += " (did you mean " + similar + "?)";
    }
    return "consturi: " + escaped(message) + "\nRun with --help for more information.\n";
}

exit_code run(int argc, char** argv, commands const& all, std::vector<std::string> const& examples) {
    CLI::App program("Checks, shows and transforms URIs (RFC 3986)", "consturi");
    program.set_version_flag("--version", "consturi " CONSTURI_TOOL_VERSION);
    program.require_subcommand(1);
    program.failure_message(usage_error);
    program.footer("Exit codes:\n"
                   "  0  all input is valid\n"
                   "  1  some input is invalid\n"
                   "  2  usage error, or a file cannot be read or written");
    auto code = valid;
    for (auto const add : all) add(program, code);
    if (!examples.empty()) add_examples(program, examples);
    remove_marks(program);
    std::vector<std::string> arguments; // the last one first, as CLI11 takes them
    for (int i = argc - 1; i > 0; --i) arguments.push_back(with_mark(argv[i]));
    try {
        program.parse(std::move(arguments));
    } catch (CLI::ParseError const& error) { // also thrown for --help and --version
        std::ostringstream help;
        if (program.exit(error, help, std::cerr) != 0) return failed;
        print(help.str());
    }
    flush();
    return code;
}

} // namespace

int run_program(int argc, char** argv, commands const& all, std::vector<std::string> const& examples) {
    std::setlocale(LC_CTYPE, ""); // decides which characters are shown unchanged
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return run(argc, argv, all, examples);
    } catch (output_failed const& error) {
        // A closed pipe, as in `consturi check | head`, is not reported. grep has the same exit code if SIGPIPE is
        // ignored.
        if (error.code() != std::errc::broken_pipe) print_error(error.what());
    } catch (std::exception const& error) {
        print_error(error.what());
    }
    return failed;
}

} // namespace consturi::tool
