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
#include <vector>

namespace consturi::tool {

namespace {

/// The message for a usage error. For an unknown subcommand CLI11 would only report that one is required.
std::string usage_error(CLI::App const* program, CLI::Error const& error) {
    std::string message = error.what();
    auto const& command = parsed_command(*program);
    auto const unknown = program->remaining(true);
    if (bool const lacks_subcommand = !subcommands_of(command).empty(); lacks_subcommand && unknown.empty()) {
        message = "missing subcommand";
    } else if (lacks_subcommand || error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
        if (unknown[0].starts_with('-')) message = "unknown option: " + unknown[0];
        else if (lacks_subcommand) message = "unknown subcommand: " + unknown[0];
        auto const similar = similar_name(command, unknown[0]);
        if (!similar.empty()) message += " (did you mean " + similar + "?)";
    }
    return "consturi: " + escaped(message) + "\nRun with --help for more information.\n";
}

exit_code run(int argc, char** argv, commands const& all, std::vector<std::string> const& examples) {
    CLI::App program("Checks, shows and transforms URIs (RFC 3986)", "consturi");
    program.set_version_flag("--version", "consturi " CONSTURI_TOOL_VERSION);
    program.require_subcommand(1);
    program.failure_message(usage_error);
    program.footer("A file whose name is in brackets is given with its directory, as in ./[name].\n\n"
                   "Exit codes:\n"
                   "  0  all input is valid\n"
                   "  1  some input is invalid\n"
                   "  2  usage error, or a file cannot be read or written");
    auto code = valid;
    for (auto const add : all) add(program, code);
    if (!examples.empty()) add_examples(program, examples);
    try {
        program.parse(argc, argv);
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
