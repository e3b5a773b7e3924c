// The command-line tool: help, version, usage errors, terminals, and output that cannot be written.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

#include <cstdlib>

// Test names start with a word, because Catch2 reads a name that starts with -- as an option.

TEST_CASE("usage error: no subcommand") {
    check_usage_error({});
    CHECK(run({}).err.starts_with("consturi: missing subcommand\n"));
}
TEST_CASE("usage error: the message names an option with too few or too many values, and an argument too many") {
    CHECK(run({"encode", "--safe"}).err.starts_with("consturi: --safe: missing value\n"));
    CHECK(run({"encode", "--safe", "path", "--safe", "query"})
              .err.starts_with("consturi: --safe: given more than once\n"));
    CHECK(run({"completion", "bash", "zsh"}).err.starts_with("consturi: unexpected argument: zsh\n"));
}
TEST_CASE("usage error: the message names an unknown subcommand or option") {
    for (auto const& args : std::vector<arguments>{{"parse"}, {"parse", "x"}, {"parse", "--json", "x"}}) {
        check_usage_error(args);
        CHECK(run(args).err.starts_with("consturi: unknown subcommand: parse\n"));
    }
    CHECK(run({"--jsn"}).err.starts_with("consturi: unknown option: --jsn\n"));
    CHECK(run({"--parse", "show", "a"}).err.starts_with("consturi: unknown option: --parse\n"));
    CHECK(run({"java", "parse", "x"}).err.starts_with("consturi: unknown subcommand: parse\n"));
    CHECK(run({"java", "--parse"}).err.starts_with("consturi: unknown option: --parse\n"));
    CHECK(run({"java"}).err.starts_with("consturi: missing subcommand\n"));
    CHECK(run({"show", "--reference", "a"}).err.starts_with("consturi: unknown option: --reference\n"));
}
TEST_CASE("usage error: the message names a similar subcommand or option") {
    for (auto const* word : {"chek", "checkk", "chedk", "chcek", "heck", "chec", "xcheck"}) {
        INFO(word);
        CHECK(run({word}).err.starts_with("consturi: unknown subcommand: "s + word + " (did you mean check?)\n"));
    }
    for (auto const* word : {"chkec", "cheeeck", "hcekc", "show2x", "k"})
        CHECK(run({word}).err.starts_with("consturi: unknown subcommand: "s + word + '\n'));
    CHECK(run({"check", "--jsn"}).err.starts_with("consturi: unknown option: --jsn (did you mean --json?)\n"));
    CHECK(run({"query", "ste", "a=b"}).err.starts_with("consturi: unknown subcommand: ste (did you mean set?)\n"));
    CHECK(run({"java", "show", "--jso", "a"})
              .err.starts_with("consturi: unknown option: --jso (did you mean --json?)\n"));
    CHECK(run({"check", "-x"}).err.starts_with("consturi: unknown option: -x\n"));
    CHECK(run({"--versoin"}).err.starts_with("consturi: unknown option: --versoin (did you mean --version?)\n"));
    CHECK(run({"resolv", "--json"}).err.starts_with("consturi: unknown subcommand: resolv (did you mean resolve?)\n"));
}
TEST_CASE("usage error: the arguments are escaped") {
    CHECK(run({"--a\x1B[31m\nb"}).err.starts_with("consturi: unknown option: --a\\x1B[31m\\x0Ab\n"));
    auto const unexpected = run({"check", "--a\x1B[31m\nb"});
    CHECK(unexpected.err.find("--a\\x1B[31m\\x0Ab\n") != unexpected.err.npos);
    CHECK(run({"encode", "--safe", "a\nb"}).err.starts_with("consturi: --safe: RFC 3986 has no rule a\\x0Ab; "));
}
TEST_CASE("usage error: two subcommands") { check_usage_error({"show", "a:b", "check"}); }

TEST_CASE("usage error: an unknown option") {
    check_usage_error({"check", "--jsn"});
    check_usage_error({"--jsn"});
    check_usage_error({"show", "--reference", "a"});
}

TEST_CASE("usage error: show without a URI, or with two") {
    check_usage_error({"show"});
    check_usage_error({"show", "a:b", "c:d"});
}

/// Expects that the help requested by the arguments contains each part.
static void check_help(arguments const& args, std::vector<std::string> const& parts) {
    auto const r = run(args);
    INFO(r);
    CHECK(r.code == 0);
    CHECK(r.err == "");
    for (auto const& part : parts) {
        INFO("missing: " << part);
        CHECK(('\n' + r.out).find(part) != r.out.npos);
    }
}

TEST_CASE("help: all subcommands are listed") {
    check_help({"--help"}, {"\nUsage: consturi ", "\n  check ", "\n  show ", "\n  normalize ", "\n  resolve ",
                            "\n  relativize ", "\n  encode ", "\n  decode "});
}

TEST_CASE("help: check and show list their arguments") {
    check_help({"check", "--help"}, {"\nUsage: consturi check ", "--reference", "--json", "FILE"});
    check_help({"show", "--help"}, {"\nUsage: consturi show ", "--json", "URI"});
}

TEST_CASE("version: the name and the version are printed") {
    CHECK(run({"--version"}) == result{0, "consturi " CONSTURI_TOOL_VERSION "\n", ""});
}

// Terminals

TEST_CASE("terminal: errors are colored, unless NO_COLOR is set or TERM is dumb") {
    auto const plain =
        error_at("f:1:12", mistake::letter_in_port, "\nhttp://h:80a/\n           ^\n") + "1 URI, 1 invalid\n";
    auto const colored = "\033[1mf:1:12: \033[0m\033[1;31merror: \033[0m\033[1m" + message_of(mistake::letter_in_port)
                         + "\033[0m\n"
                           "http://h:80a/\n           \033[1;32m^\033[0m\n1 URI, 1 invalid\n"s;
    struct {
        char const *term, *no_color;
        std::string const& expected;
    } const rows[] = {{"xterm", nullptr, colored}, {"xterm", "1", plain}, {"dumb", nullptr, plain}};
    for (auto const& row : rows) {
        terminal const screen;
        if (!screen) return skip("no pseudoterminal is available");
        auto const r = run({"check", "f"}, {{"f", "http://h:80a/\n"}}, "", [&] {
            screen.redirect(STDOUT_FILENO);
            dup2(STDOUT_FILENO, STDERR_FILENO);
            setenv("TERM", row.term, 1);
            row.no_color ? setenv("NO_COLOR", row.no_color, 1) : unsetenv("NO_COLOR");
        });
        REQUIRE(r == result{1, "", ""}); // otherwise the read below may block forever
        INFO("TERM=" << row.term << (row.no_color ? " and NO_COLOR" : ""));
        CHECK(screen.read_all() == row.expected);
    }
}

// Output that cannot be written

TEST_CASE("output: a reader that closes the pipe ends check on endless input, without a message") {
    process check(CONSTURI_CLI, {"check"});
    auto const lines = repeated("{\n", 1'000); // fit in the pipe even if the tool does not read them
    check.in << lines << std::flush;
    CHECK(check.read_line() == error_at("<stdin>:1:1", mistake::no_scheme));
    check.close_out();
    while (check.in << lines) {}
    CHECK(check.finish() == result{2, "", ""});
}

static void pipe_without_reader() {
    int ends[2];
    if (pipe(ends) != 0 || dup2(ends[1], STDOUT_FILENO) < 0) _exit(126);
    close(ends[0]);
    close(ends[1]);
}

TEST_CASE("output: a pipe that is closed before the first line ends check without a message") {
    CHECK(run({"check", "f"}, {{"f", "{\n"}}, "", pipe_without_reader) == result{2, "", ""});
}
TEST_CASE("output: a closed pipe ends show without a message") {
    CHECK(run({"show", "a:b"}, {}, "", pipe_without_reader) == result{2, "", ""});
}

/// Expects a result if standard output is on a full disk.
static void check_full_disk(result const& expected, arguments const& args, files const& with = {}) {
    if (access("/dev/full", W_OK) != 0) return skip("/dev/full cannot be written");
    CHECK(run(args, with, "", [] { redirect(STDOUT_FILENO, "/dev/full"); }) == expected);
}

static result const no_space{2, "", "consturi: standard output: No space left on device\n"};

TEST_CASE("output: a full disk is an error of check") { check_full_disk(no_space, {"check", "f"}, {{"f", "{\n"}}); }
TEST_CASE("output: a full disk is an error of check during a long output") {
    check_full_disk(no_space, {"check", "--json", "f"}, {{"f", repeated("{\n", 100'000)}});
}
TEST_CASE("output: a full disk is an error of show") { check_full_disk(no_space, {"show", "a:b"}); }
TEST_CASE("output: a full disk is an error of --help") { check_full_disk(no_space, {"--help"}); }
TEST_CASE("output: a full disk is not an error if nothing is printed") {
    check_full_disk({0, "", "1 URI, 0 invalid\n"}, {"check", "f"}, {{"f", "a:b\n"}});
}
TEST_CASE("output: a closed standard output is an error") {
    CHECK(run({"show", "a:b"}, {}, "", [] { close(STDOUT_FILENO); })
          == result{2, "", "consturi: standard output: Bad file descriptor\n"});
}
