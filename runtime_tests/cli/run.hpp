// Runs the command-line tool as a process, and captures its output.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_CLI_RUN_HPP
#define CONSTURI_RUNTIME_TESTS_CLI_RUN_HPP

#include "../message.hpp"
#include "../process.hpp"

#include <string>
#include <string_view>

using consturi::mistake;

/// Runs the tool until it exits. `in` must fit in a pipe buffer.
result run(arguments const& args, files const& with = {}, std::string_view in = {}, setup const& before = {});

/// Expects exit code 2, no output, and an error message that refers to --help.
void check_usage_error(arguments const& args);

/// An error as the tool prints it, with what follows the message.
std::string error_at(std::string const& place, mistake which, std::string const& rest = "");

/// The same in JSON: two members of the object.
std::string code_and_message(mistake which);

std::string repeated(std::string_view text, std::size_t times);

/// A pseudoterminal.
class terminal {
public:
    terminal();
    terminal(terminal const&) = delete;
    terminal& operator=(terminal const&) = delete;
    ~terminal();

    /// False if the system has none.
    explicit operator bool() const noexcept { return !name_.empty(); }
    /// Makes it a standard stream, in a `setup`.
    void redirect(int stream) const;
    void type(std::string_view text) const;
    /// A line that was written to it, and its newline without the carriage return before it. Waits for it.
    std::string read_line() const;
    /// All lines until no process has it open.
    std::string read_all() const;

private:
    int descriptor_;
    std::string name_;
};

#endif
