// The command-line tool: long input, many files, and several processes that
// write to the same place.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <regex>
#include <thread>

#include <sys/ioctl.h>
#include <sys/wait.h>

// Lines of several processes

/// A shell command that runs the tool eight times at once.
static std::string eight_times(std::string const& command) {
    return "for i in 1 2 3 4 5 6 7 8; do '" CONSTURI_CLI "' " + command + " & done; wait";
}

/// The records of a text, each of `lines` lines, in alphabetical order.
static std::vector<std::string> records_of(std::string_view text, int lines) {
    std::vector<std::string> records(1);
    int line = 0;
    for (char const c : text) {
        records.back() += c;
        if (c == '\n' && ++line % lines == 0) records.emplace_back();
    }
    std::sort(records.begin(), records.end());
    return records;
}

/// Expects eight copies of each record of a text, in any order.
static void check_eight_of_each(std::string const& printed, std::string const& expected, int lines = 1) {
    CHECK(records_of(printed, lines) == records_of(repeated(expected, 8), lines));
}

/// Lines of different lengths, so that they do not end where the blocks of a
/// buffer end.
static std::string lines_of_all_lengths(std::string const& begin) {
    std::string all;
    for (std::size_t i = 0; i != 1'000; ++i) all += begin + std::to_string(i) + std::string(i % 97, 'a') + '\n';
    return all;
}

TEST_CASE("several processes: the lines that they write to a pipe are whole") {
    auto const lines = lines_of_all_lengths("http://h/");
    auto const r = process("sh", {"-c", eight_times("normalize f")}, {{"f", lines}}).finish();
    check_eight_of_each(r.out, lines);
}
TEST_CASE("several processes: the lines that they write to a file are whole") {
    auto const lines = lines_of_all_lengths("http://h/");
    for (auto const* to : {"> all", ">> all"}) {
        auto const r = process("sh", {"-c", "{ " + eight_times("normalize f") + "; } " + to + "; cat all; rm all"},
                               {{"f", repeated(lines, 10)}})
                           .finish();
        check_eight_of_each(r.out, repeated(lines, 10));
    }
}
TEST_CASE("several processes: the messages of check that they write to a pipe "
          "are whole") {
    files const f{{"f", lines_of_all_lengths("http://h:x/")}};
    auto const r = process("sh", {"-c", eight_times("check f")}, f).finish();
    check_eight_of_each(r.out, run({"check", "f"}, f).out, 3);
}
TEST_CASE("several processes: the messages that they write to standard error "
          "are whole") {
    files const f{{"f", lines_of_all_lengths("http://h:x/")}};
    auto const r = process("sh", {"-c", eight_times("normalize f 2>&1 >/dev/null")}, f).finish();
    check_eight_of_each(r.out, run({"normalize", "f"}, f).err, 3);
}

TEST_CASE("long output: lines that are longer than a pipe takes at once are "
          "complete, and in order") {
    std::string lines;
    for (auto const size : std::vector<std::size_t>{1, 4'000, 4'080, 4'087, 4'088, 100'000, 5, 70'000, 1})
        lines += "http://h/" + std::string(size, 'a') + '\n';
    CHECK(run({"normalize", "f"}, {{"f", lines}}) == result{0, lines, ""});
    CHECK(process("sh", {"-c", "'" CONSTURI_CLI "' normalize f >g; cat g"}, {{"f", lines}}).finish()
          == result{0, lines, ""});
}
TEST_CASE("long output: a file that may not grow is an error, after a part of "
          "a line was written") {
    auto const limit = "--fsize=100000"s; // is set by a native program; see check.cpp
    if (process("prlimit", {limit, CONSTURI_CLI, "--version"}).finish().code != 0)
        return skip("cannot limit the size of files");
    auto const r =
        process("prlimit", {limit, CONSTURI_CLI, "normalize", "f"}, {{"f", repeated("http://h/\n", 20'000)}}, [] {
            std::signal(SIGXFSZ, SIG_IGN);
            redirect(STDOUT_FILENO, "g", O_WRONLY | O_CREAT);
        }).finish();
    CHECK(r == result{2, "", "consturi: standard output: File too large\n"});
}

TEST_CASE("long output: what was printed before memory is exhausted is written") {
    auto const limit = "--as=102400000"s;
    if (process("prlimit", {limit, CONSTURI_CLI, "--version"}).finish().code != 0)
        return skip("cannot limit memory to 100 MB");
    auto const r = process("prlimit", {limit, CONSTURI_CLI, "check", "--find", "f", "large"},
                           {{"f", "http://h:x/\n"}, {"large", ""}},
                           [] {
                               if (truncate("large", 200'000'000) != 0) _exit(126);
                           })
                       .finish();
    CHECK(r
          == result{2, error_at("f:1:10", mistake::letter_in_port, "\nhttp://h:x/\n         ^\n"),
                    "consturi: std::bad_alloc\n"});
}

// Many files

TEST_CASE("many files: each error has the name of its file, also after files "
          "that cannot be read") {
    arguments args{"check"};
    files with;
    std::string errors;
    for (auto i = 10'000; i != 13'000; ++i) {
        auto const name = std::to_string(i);
        args.push_back(name);
        if (i % 1'000 == 500) continue;
        with.push_back({name, "a:b\n{\n"});
        errors += name + error_at(":2:1", mistake::no_scheme, "\n{\n^\n");
    }
    CHECK(run(args, with)
          == result{2, errors,
                    "consturi: 10500: No such file or directory\nconsturi: 11500: "
                    "No such file or directory\n"
                    "consturi: 12500: No such file or directory\n5994 URIs, 2997 "
                    "invalid\n"});
}

// Progress

using namespace std::chrono_literals;
static constexpr auto long_time = 1'200ms;

/// Makes the screen the terminal of standard error.
static setup shown_on(terminal const& screen, char const* term = "xterm") {
    return [&screen, term] {
        screen.redirect(STDERR_FILENO);
        setenv("TERM", term, 1);
    };
}

/// What remains of the output when lines were erased.
static std::string visible(std::string const& output) {
    return std::regex_replace(output, std::regex("(^|\n)[^\n]*\r\x1B\\[K"), "$1");
}

TEST_CASE("progress: after a second, bytes, lines and speed are shown until "
          "the end") {
    terminal const screen;
    if (!screen) return skip("no pseudoterminal is available");
    process check(CONSTURI_CLI, {"check"}, {}, shown_on(screen));
    check.in << repeated("a:b\n", 50'000) << std::flush;
    std::this_thread::sleep_for(long_time);
    check.in << "{\n" << std::flush;
    auto const r = check.finish();
    CHECK(r.code == 1);
    auto const printed = screen.read_all();
    INFO(printed);
    CHECK(std::regex_search(printed, std::regex("^0\\.2 MB, 50000 lines, 0\\.[12] MB/s\r\x1B\\[K")));
    CHECK(visible(printed) == "50001 URIs, 1 invalid\n");
}

TEST_CASE("progress: the line is erased before anything else is printed on the "
          "terminal") {
    terminal const screen;
    if (!screen) return skip("no pseudoterminal is available");
    process normalize(CONSTURI_CLI, {"normalize"}, {}, [&] {
        shown_on(screen)();
        screen.redirect(STDOUT_FILENO);
    });
    normalize.in << "a:b\n" << std::flush;
    for (auto i = 0; i != 3; ++i) {
        std::this_thread::sleep_for(long_time);
        normalize.in << "c:d\n{\n" << std::flush;
    }
    CHECK(normalize.finish().code == 1);
    auto const printed = screen.read_all();
    INFO(printed);
    CHECK(printed.find(" lines, ") != printed.npos);
    std::string expected = "a:b\n";
    for (auto const* line : {"3", "5", "7"})
        expected += "c:d\n\n<stdin>:"s + line + error_at(":1", mistake::unencoded_opening_brace, "\n{\n^\n");
    CHECK(visible(printed) == expected);
}

TEST_CASE("progress: the percentage is that of all files") {
    terminal const screen;
    if (!screen) return skip("no pseudoterminal is available");
    auto const lines = repeated("a:b\n", 125'000);
    process normalize(CONSTURI_CLI, {"normalize", "f", "-", "g"}, {{"f", lines}, {"g", lines}}, [&] {
        shown_on(screen)();
        redirect(STDIN_FILENO, "g", O_RDONLY);
    });
    CHECK(normalize.read_line() == "a:b");
    std::this_thread::sleep_for(long_time); // the pipe is full
    CHECK(normalize.finish() == result{0, repeated(lines, 3).substr(4), ""});
    auto const printed = screen.read_all();
    INFO(printed);
    // Two or three blocks of 64 KiB were read.
    CHECK(std::regex_search(printed, std::regex("^0\\.[12] MB \\((8|13) %\\), [0-9]+ lines, 0\\.[12] MB/s\r")));
    CHECK(visible(printed) == "");
}

/// Gives the tool two lines, the second after a long time.
static result check_slowly(setup const& before) {
    process check(CONSTURI_CLI, {"check"}, {}, before);
    check.in << "a:b\n" << std::flush;
    std::this_thread::sleep_for(long_time);
    check.in << "c:d\n" << std::flush;
    return check.finish();
}

TEST_CASE("progress: none is shown in a file, or on a terminal without escape "
          "sequences") {
    auto const summary = "2 URIs, 0 invalid\n"s;
    CHECK(check_slowly([] { setenv("TERM", "xterm", 1); }) == result{0, "", summary});
    for (auto const* term : {"dumb", ""}) {
        terminal const screen;
        if (!screen) return skip("no pseudoterminal is available");
        CHECK(check_slowly(shown_on(screen, term)).code == 0);
        CHECK(screen.read_all() == summary);
    }
}
/// Continues in a process that another one has put into the background of the terminal of standard error.
static void go_to_background() {
    if (setsid() < 0 || ioctl(STDERR_FILENO, TIOCSCTTY, 0) != 0) _exit(126);
    if (auto const job = fork(); job != 0) {
        int status = 0;
        waitpid(job, &status, 0);
        _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 126);
    }
    setpgid(0, 0);
}
TEST_CASE("progress: none is shown in the background") {
    terminal const screen;
    if (!screen) return skip("no pseudoterminal is available");
    auto const r = check_slowly([&] {
        shown_on(screen)();
        go_to_background();
    });
    CHECK(r.code == 0);
    CHECK(screen.read_all() == "2 URIs, 0 invalid\n");
}
TEST_CASE("progress: none is shown while lines are typed") {
    terminal const screen;
    if (!screen) return skip("no pseudoterminal is available");
    process check(CONSTURI_CLI, {"check"}, {}, [&] {
        shown_on(screen)();
        screen.redirect(STDIN_FILENO);
    });
    screen.type("a:b\n");
    std::this_thread::sleep_for(long_time);
    screen.type("c:d\n\x04"); // the end of the input
    CHECK(check.finish().code == 0);
    CHECK(screen.read_all() == "a:b\nc:d\n2 URIs, 0 invalid\n");
}

TEST_CASE("terminal: each line is shown before the next one is read") {
    terminal const screen;
    if (!screen) return skip("no pseudoterminal is available");
    process normalize(CONSTURI_CLI, {"normalize"}, {}, [&] { screen.redirect(STDOUT_FILENO); });
    for (auto const* line : {"a:b\n", "c:d\n"}) {
        normalize.in << line << std::flush;
        CHECK(screen.read_line() == line);
    }
    CHECK(normalize.finish() == result{0, "", ""});
}
