// Runs a program as a child process, and captures its output.
//
// Distributed under the Boost Software License, Version 1.0.
#include "process.hpp"

#include <csignal>
#include <filesystem>
#include <iterator>
#include <ostream>
#include <system_error>
#include <utility>

#include <sys/stat.h>
#include <sys/wait.h>

void redirect(int stream, char const* path, int flags) {
    auto const opened = open(path, flags, 0600);
    if (opened < 0 || dup2(opened, stream) < 0) _exit(126);
    if (opened != stream) close(opened);
}

std::ostream& operator<<(std::ostream& to, result const& r) {
    return to << "exit code " << r.code << ", standard output:\n" << r.out << "and standard error:\n" << r.err;
}

process::process() : directory_((std::filesystem::temp_directory_path() / "consturi-XXXXXX").string()) {
    REQUIRE(mkdtemp(directory_.data()));
}

process::process(std::string const& program, arguments args, files const& with, setup const& before) : process() {
    for (auto const& [name, bytes] : with) {
        std::filesystem::create_directories(std::filesystem::path(path_of(name)).parent_path());
        REQUIRE(std::ofstream(path_of(name), std::ios::binary) << bytes << std::flush);
    }
    for (auto const pipe : {"stdin", "stdout"}) REQUIRE(mkfifo(path_of(pipe).c_str(), 0600) == 0);
    args.insert(args.begin(), program);
    std::vector<char*> argv;
    for (auto& arg : args) argv.push_back(arg.data());
    argv.push_back(nullptr);
    pid_ = fork();
    REQUIRE(pid_ >= 0);
    if (pid_ == 0) {
        std::signal(SIGPIPE, SIG_DFL); // ignored signals are inherited
        alarm(300);                    // terminates a program that waits forever
        if (chdir(directory_.c_str()) != 0) _exit(126);
        redirect(STDIN_FILENO, "stdin", O_RDONLY);
        redirect(STDOUT_FILENO, "stdout");
        redirect(STDERR_FILENO, "stderr", O_WRONLY | O_CREAT);
        setenv("LC_ALL", "C", 1);
        if (before) before();
        execvp(argv[0], argv.data());
        _exit(127);
    }
    std::signal(SIGPIPE, SIG_IGN); // the program may exit before it has read all input
    in.open(path_of("stdin"), std::ios::binary);
    out_ = open(path_of("stdout").c_str(), O_RDONLY);
}

process::~process() {
    in.close();
    close_out();
    if (pid_ > 0) waitpid(pid_, nullptr, 0);
    std::error_code ignored;
    std::filesystem::remove_all(directory_, ignored);
}

std::string process::read_line() {
    std::string line;
    for (char c; read(out_, &c, 1) == 1 && c != '\n';) line += c;
    return line;
}

void process::close_out() {
    if (out_ >= 0) close(std::exchange(out_, -1));
}

result process::finish() {
    in.close();
    result r{};
    char buffer[1 << 16];
    for (ssize_t n; (n = read(out_, buffer, sizeof buffer)) > 0;) r.out.append(buffer, static_cast<std::size_t>(n));
    int status = 0;
    waitpid(std::exchange(pid_, 0), &status, 0);
    r.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    std::ifstream err(path_of("stderr"), std::ios::binary);
    r.err.assign(std::istreambuf_iterator(err), {});
    return r;
}
