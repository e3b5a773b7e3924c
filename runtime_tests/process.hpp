// Runs a program as a child process, and captures its output.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_PROCESS_HPP
#define CONSTURI_RUNTIME_TESTS_PROCESS_HPP

#include "catch.hpp"

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

/// Called in the child process before it executes the program, to change limits, environment variables or streams.
using setup = std::function<void()>;
/// Opens a file in place of a standard stream, in a `setup`.
void redirect(int stream, char const* path, int flags = O_WRONLY);

struct result {
    int code; // as in a shell: 128 + the signal that terminated the program
    std::string out, err;

    bool operator==(result const&) const = default;
    friend std::ostream& operator<<(std::ostream& to, result const& r);
};

/// A child process in a temporary directory with the given files, in the locale C; its standard streams are pipes and a
/// file.
class process {
public:
    process(std::string const& program, arguments args, files const& with = {}, setup const& before = {});
    process(process const&) = delete;
    process& operator=(process const&) = delete;
    ~process();

    std::ofstream in;
    std::string read_line();
    void close_out();
    /// Closes the input, and waits for the process to end. `out` is the output that was not read before.
    result finish();

private:
    process();
    std::string path_of(std::string const& name) const { return directory_ + '/' + name; }

    std::string directory_;
    pid_t pid_ = 0;
    int out_ = -1;
};

#endif
