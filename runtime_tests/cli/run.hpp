// Runs the command line tool as its users do, and captures what it prints.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_CLI_RUN_HPP
#define CONSTURI_RUNTIME_TESTS_CLI_RUN_HPP

#include "../catch.hpp"

#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

using namespace std::string_literals;

struct file {
    std::string name, bytes;
};
using files = std::vector<file>;
using arguments = std::vector<std::string>;

/// Called in the new process just before the program is executed: changes limits, variables or streams.
using setup = std::function<void()>;
/// For a `setup`: opens a file in place of a standard stream.
void redirect(int stream, char const* path, int flags = O_WRONLY);

struct result {
    int code; // as in a shell: 128 + the signal, if one ended the program
    std::string out, err;

    bool operator==(result const&) const = default;
    friend std::ostream& operator<<(std::ostream& to, result const& r);
};

/// A program that runs in a temporary directory with these files, connected by pipes.
class process {
public:
    process(std::string const& program, arguments args, files const& with = {}, setup const& before = {});
    process(process const&) = delete;
    process& operator=(process const&) = delete;
    ~process();

    std::ofstream in;
    std::string read_line();
    void close_out();
    /// Closes the input, and waits for the end. `out` is what was not read before.
    result finish();

private:
    process();
    std::string path_of(std::string const& name) const { return directory_ + '/' + name; }

    std::string directory_;
    pid_t pid_ = 0;
    int out_ = -1;
};

/// Runs the tool to its end. `in` has to fit in a pipe.
result run(arguments const& args, files const& with = {}, std::string_view in = {}, setup const& before = {});

/// Expects that the tool exits with 2, and prints nothing but a message that refers to --help.
void check_misuse(arguments const& args);

/// Prints why a test case ends here; ctest then counts it as skipped.
void skip(std::string const& why);

std::string repeated(std::string_view text, std::size_t times);

#endif
