// Runs the command-line tool as a process, and captures its output.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

#include <cstdlib>

result run(arguments const& args, files const& with, std::string_view in, setup const& before) {
    process running(CONSTURI_CLI, args, with, before);
    running.in << in;
    return running.finish();
}

void check_usage_error(arguments const& args) {
    std::string command = "consturi";
    for (auto const& arg : args) command.append(" ").append(arg);
    auto const r = run(args, {{"f", ""}});
    INFO(command << ": " << r);
    CHECK(r == result{2, "", r.err});
    CHECK(r.err.find("--help") != r.err.npos);
}

std::string error_at(std::string const& place, mistake which, std::string const& rest) {
    return place + ": error: " + message_of(which) + rest;
}

std::string code_and_message(mistake which) {
    return R"("code":")" + std::string(to_string(which)) + R"(","message":")" + message_of(which) + '"';
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    while (times-- > 0) all += text;
    return all;
}

terminal::terminal() : descriptor_(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)) {
    if (descriptor_ >= 0 && grantpt(descriptor_) == 0 && unlockpt(descriptor_) == 0) name_ = ptsname(descriptor_);
}

terminal::~terminal() {
    if (descriptor_ >= 0) close(descriptor_);
}

void terminal::redirect(int stream) const { ::redirect(stream, name_.c_str(), O_RDWR | O_NOCTTY); }

void terminal::type(std::string_view text) const {
    REQUIRE(write(descriptor_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
}

std::string terminal::read_line() const {
    std::string line;
    for (char c; !line.ends_with('\n') && read(descriptor_, &c, 1) == 1;) {
        if (c == '\n' && line.ends_with('\r')) line.pop_back();
        line += c;
    }
    return line;
}

std::string terminal::read_all() const {
    std::string all;
    for (auto line = read_line(); !line.empty(); line = read_line()) all += line;
    return all;
}
