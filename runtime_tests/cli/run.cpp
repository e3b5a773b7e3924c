// Runs the command-line tool as a process, and captures its output.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

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

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    while (times-- > 0) all += text;
    return all;
}
