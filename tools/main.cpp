// consturi, the program: URIs (RFC 3986) judged, shown and worked on from the command line.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "output.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <csignal>
#include <exception>
#include <iostream>
#include <sstream>
#include <system_error>

namespace {

using namespace consturi::tool;

exit_code run(int argc, char** argv) {
    CLI::App program("Reads URIs (RFC 3986).", "consturi");
    program.set_version_flag("--version", "consturi " CONSTURI_VERSION);
    program.require_subcommand(1);
    program.footer("A file [name] is given as ./[name].\n\n"
                   "Exit codes: 0 all is good, 1 some URI is bad,\n"
                   "            2 misuse, or something that cannot be read or written");
    auto code = good;
    add_check(program, code);
    add_show(program, code);
    add_operations(program, code);
    try {
        program.parse(argc, argv);
    } catch (CLI::ParseError const& asked) { // help is asked for in this way too
        std::ostringstream help;
        if (program.exit(asked, help, std::cerr) != 0) return failed;
        print(help.str());
    }
    flush();
    return code;
}

} // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (output_failed const& error) {
        // Whoever closed the pipe has seen enough, as in `consturi check | head`: that is no news to anybody. The exit
        // code is grep's where SIGPIPE is ignored.
        if (error.code() != std::errc::broken_pipe) say(error.what());
    } catch (std::exception const& error) {
        say(error.what());
    }
    return failed;
}
