// The command-line tool: the examples of the help, completion, and the manual page.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>

static std::vector<std::string> lines_of(std::string const& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// What can follow the words before the last one, without the descriptions.
static std::vector<std::string> candidates(arguments words) {
    words.insert(words.begin(), {"__complete", "--"});
    auto const r = run(words);
    CHECK(r == result{0, r.out, ""});
    auto lines = lines_of(r.out);
    for (auto& line : lines) line = line.substr(0, line.find('\t'));
    return lines;
}

static std::string help_of(arguments command) {
    command.push_back("--help");
    return run(command).out;
}

/// The program, its commands, and their subcommands.
static std::vector<arguments> all_commands(arguments const& parent = {}) {
    std::vector<arguments> all{parent};
    if (help_of(parent).find(" SUBCOMMAND\n") == std::string::npos) return all;
    auto words = parent;
    words.push_back("");
    for (auto const& name : candidates(words)) {
        words.back() = name;
        auto const below = all_commands(words);
        all.insert(all.end(), below.begin(), below.end());
    }
    return all;
}

// Examples

/// The lines of the help below "Examples:", without comments.
static std::vector<std::string> examples_of(arguments const& command) {
    auto const help = help_of(command);
    auto const begin = help.find("\nExamples:\n");
    if (begin == help.npos) return {};
    auto examples = lines_of(help.substr(begin + 11, help.find("\n\n", begin) - begin - 11));
    for (auto& line : examples) {
        CHECK(line.size() <= 80);
        line = line.substr(2, line.find("  ", 2) - 2);
    }
    return examples;
}

/// Examples that a shell runs when it starts, which shells.py tests, or that show a page on a terminal.
static bool is_run_elsewhere(std::string const& example) {
    return example.starts_with("source ") || example.starts_with("tail ") || example.ends_with(" | source")
           || example.ends_with(" | man -l -");
}

TEST_CASE("help: each command has examples, with these results") {
    files const with = {{"urls.txt", "HTTP://h:80/\nhttp://h/\nhttp://h:8o/\ngeo:1\n"},
                        {"links.txt", "../b\n?c\n"},
                        {"iris.txt", "http://h/\xC3\xA4\n"},
                        {"page.md", "See https://h:8o/.\n"},
                        {"service.log", "GET /a?token=b&c=d HTTP/1.1\nhttps://me:pw@h/?e=f\n"},
                        {"service.env", "API_URL=https://h/v1\nOLD_URL=http://h/\nNAME=x\n"}};
    std::map<std::string, std::pair<int, std::string>> results = {
        {"consturi check urls.txt",
         {1, error_at("urls.txt:3:11", mistake::letter_in_port, "\nhttp://h:8o/\n          ^\n")}},
        {"consturi check --find *.md",
         {1, error_at("page.md:1:16", mistake::letter_in_port, "\nhttps://h:8o/\n           ^\n")}},
        {"consturi check --config service.env", {0, ""}},
        {"consturi redact service.log", {0, "GET /a?token=***&c=d HTTP/1.1\nhttps://me:***@h/?e=f\n"}},
        {"consturi show 'https://h:8080/a?b=c'",
         {0, "scheme: https\nhost: h\nport: 8080\npath: /a\nquery: b=c\n"
             "kind: URL\nscheme status: permanent\nhost kind: reg_name\nsegment: a\n"
             "query parameter: b=c\n"}},
        {"consturi normalize urls.txt | sort -u", {0, "\ngeo:1\nhttp://h/\nhttp://h:80/\n"}},
        {"consturi resolve https://h/a/ links.txt", {0, "https://h/b\nhttps://h/a/?c\n"}},
        {"consturi check --by-scheme urls.txt",
         {1, error_at("urls.txt:3:11", mistake::letter_in_port, "\nhttp://h:8o/\n          ^\n")
                 + error_at("urls.txt:4:6", mistake::unexpected_end,
                            ": expected DIGIT, \",\" or \".\"\ngeo:1\n     ^\n")}},
        {"consturi check --find --glob '*.md' .",
         {1, error_at("page.md:1:16", mistake::letter_in_port, "\nhttps://h:8o/\n           ^\n")}},
        {"consturi check --config --require 'scheme_is(\"https\")' service.env",
         {1, error_at("service.env:2:9", mistake::requirement_not_met, ": scheme_is(\"https\")\nhttp://h/\n^\n")}},
        {"consturi constants service.env -o service.hpp --namespace app", {0, ""}},
        {"consturi constants service.env -o service.hpp --keys '*_URL' --list", {0, ""}},
        {"consturi show 'https://192.0.2.1/a%20b?c=d'",
         {0, "scheme: https\nhost: 192.0.2.1\npath: /a%20b\nquery: c=d\n"
             "kind: URL\nscheme status: permanent\nhost kind: ipv4\n"
             "address: 192.0.2.1 (documentation)\nregistry: Documentation (TEST-NET-1)\nsegment: a b\n"
             "query parameter: c=d\n"}},
        {"consturi show --json mailto:ann@example.com",
         {0, R"({"scheme":"mailto","userinfo":null,"host":null,"port":null,"path":"ann@example.com","query":null,)"
             R"("fragment":null,"scheme_status":"permanent","is_url":true,"is_urn":false,)"
             R"("user":null,"password":null,"host_kind":null,"address":null,"host_in_unicode":null,)"
             R"("by_scheme":{"addresses":["ann@example.com"],"hfields":[]},)"
             R"("segments":[{"name":"ann@example.com","params":[]}],"query_params":[]})"
             "\n"}},
        {"consturi get host urls.txt", {1, "h\nh\n\n\n"}},
        {"consturi normalize --by-scheme urls.txt", {1, "http://h/\nhttp://h/\n\ngeo:1\n"}},
        {"consturi resolve https://example.com/a/ links.txt", {0, "https://example.com/b\nhttps://example.com/a/?c\n"}},
        {"echo ../d | consturi resolve https://example.com/a/b/c", {0, "https://example.com/a/d\n"}},
        {"echo https://example.com/a/d | consturi relativize https://example.com/a/b/c", {0, "../d\n"}},
        {"consturi to-uri iris.txt", {0, "http://h/%C3%A4\n"}},
        {"echo https://xn--fa-hia.de/%C3%A4 | consturi to-iri", {0, "https://fa\u00DF.de/\u00E4\n"}},
        {"echo 'a b/c' | consturi encode --safe path", {0, "a%20b/c\n"}},
        {"echo 'a b/c' | consturi encode --form", {0, "a+b%2Fc\n"}},
        {"echo a%20b%2Fc | consturi decode", {0, "a b/c\n"}},
        {"consturi query get q urls.txt", {1, "\n\n\n\n"}},
        {"consturi query set lang=en urls.txt", {1, "HTTP://h:80/?lang=en\nhttp://h/?lang=en\n\ngeo:1?lang=en\n"}},
        {"echo 'https://h/?a=1&b=x%20y' | consturi query list", {0, "a=1\tb=x y\n"}},
        {"echo 'https://h/?a=1&b=x%20y' | consturi query get b", {0, "x y\n"}},
        {"echo 'https://h/?a=1&b=2' | consturi query set 'b=x y'", {0, "https://h/?a=1&b=x%20y\n"}},
        {"echo 'https://h/?utm_source=x&a=1' | consturi query erase utm_source", {0, "https://h/?a=1\n"}},
        {"consturi join https://example.com/a 'b c' d/e", {0, "https://example.com/a/b%20c/d%2Fe\n"}},
        {"consturi expand 'https://h/users/{id}{?page,tags*}' id='a/b' tags=x tags=y",
         {0, "https://h/users/a%2Fb?tags=x&tags=y\n"}},
        {"echo /users/7?page=2 | consturi match '/users/{id}{?page}'", {0, "id=7\tpage=2\n"}},
        {"consturi java resolve https://h/a/ links.txt", {0, "https://h/b\nhttps://h/a/?c\n"}},
        {"consturi java normalize urls.txt", {0, "HTTP://h:80/\nhttp://h/\nhttp://h:8o/\ngeo:1\n"}},
        {"echo '?c' | consturi java resolve https://h/a/b", {0, "https://h/a/?c\n"}},
        {"echo https://h/a/b/c | consturi java relativize https://h/a/b", {0, "c\n"}},
        {"echo https://h/a/../b | consturi java normalize", {0, "https://h/b\n"}},
        {"consturi java show 'https://my_host:80/a%20b'",
         {0, "scheme: https\nscheme specific part: //my_host:80/a%20b\n"
             "decoded scheme specific part: //my_host:80/a b\nauthority: my_host:80\npath: /a%20b\n"
             "decoded path: /a b\nport: -1\nopaque: false\nhash code: 1984915505\n"}},
        {"echo 100%+a%21 | consturi decode --form --malformed kept", {0, "100% a!\n"}},
    };
    for (auto const& command : all_commands()) {
        auto const examples = examples_of(command);
        INFO("consturi " << (command.empty() ? "" : command.back()));
        CHECK(!examples.empty());
        for (auto const& example : examples) {
            if (is_run_elsewhere(example)) continue;
            process shell("/bin/sh", {"-c", "consturi() { '" CONSTURI_CLI "' \"$@\"; }\n" + example}, with);
            auto const r = shell.finish();
            INFO(example << ": " << r);
            CHECK(results[example] == std::pair(r.code, r.out));
            results.erase(example);
        }
    }
    CHECK(results.empty()); // each row is an example
}

TEST_CASE("help: the commands are in groups") {
    auto const help = help_of({});
    std::size_t before = 0;
    for (auto const* group :
         {"\n\nCheck:\n  check ", "\n\nShow:\n  show ", "\n\nTransform:\n  normalize ", "\n\nJava:\n  java ",
          "\n\nHelp:\n  completion ", "\n\nExamples:\n", "\n\nExit codes:\n"}) {
        INFO(group << help);
        auto const at = help.find(group);
        REQUIRE(at != help.npos);
        CHECK(at > before);
        before = at;
    }
    CHECK(help.find("Subcommands:") == help.npos);
}

// Completion. shells.py completes command lines in shells.

TEST_CASE("completion: what can follow the words before") {
    using list = std::vector<std::string>;
    auto const commands = candidates({""});
    auto const options_of_decode =
        list{"-h", "--help", "--malformed", "--lossy", "--form", "--json", "--line-buffered"};
    CHECK(commands.size() > 10);
    CHECK(std::find(commands.begin(), commands.end(), "check") != commands.end());
    CHECK(std::find(commands.begin(), commands.end(), "__complete") == commands.end());
    CHECK(candidates({}) == commands);
    CHECK(candidates({"che"}) == commands); // the shell chooses
    CHECK(candidates({"-"}) == list{"-h", "--help", "--version"});

    CHECK(candidates({"decode", "-"}) == options_of_decode);
    CHECK(candidates({"decode", "--fo"}) == options_of_decode);
    CHECK(candidates({"decode", "f", "--form", "-"}) == options_of_decode);
    CHECK(candidates({"decode", ""}) == list{":files"});
    CHECK(candidates({"decode", "f", ""}) == list{":files"});
    CHECK(candidates({"resolve", "-", ""}) == list{":files"});
    CHECK(candidates({"decode", "--", "-"}) == list{":files"});
    CHECK(candidates({"decode", "--", "--", "-"}) == list{":files"});

    CHECK(candidates({"decode", "--malformed", ""}) == list{"kept", "replaced"});
    CHECK(candidates({"decode", "--malformed", "-"}) == list{"kept", "replaced"});
    CHECK(candidates({"decode", "--malformed", "kept", ""}) == list{":files"});
    CHECK(candidates({"decode", "--malformed=kept", ""}) == list{":files"});
    CHECK(candidates({"decode", "--malformed="}) == list{"--malformed=kept", "--malformed=replaced"});
    CHECK(candidates({"decode", "--form="}) == list{});
    CHECK(candidates({"decode", "--frm="}) == list{});
    CHECK(candidates({"decode", "--form", ""}) == list{":files"});

    CHECK(candidates({"constants", "-o", ""}) == list{":files"});
    CHECK(candidates({"constants", "--output="}) == list{":files"});
    CHECK(candidates({"constants", "--namespace", ""}) == list{});
    CHECK(candidates({"resolve", ""}) == list{});
    CHECK(candidates({"resolve", "check", ""}) == list{":files"});
    CHECK(candidates({"show", "check", ""}) == list{});
    CHECK(candidates({"completion", ""}) == list{"bash", "fish", "zsh"});
    CHECK(candidates({"man", ""}) == list{});
    CHECK(candidates({"chek", ""}) == commands);
    CHECK(candidates({"query", ""}) == list{"list", "get", "set", "erase"});
    CHECK(candidates({"query", "get", ""}) == list{});
    CHECK(candidates({"query", "get", "q", ""}) == list{":files"});
}
TEST_CASE("completion: a line has the description of the word") {
    auto const r = run({"__complete", "--", "check", "--"});
    CHECK(('\n' + r.out).find("\n--reference\tAccept relative references too (RFC 3986 4.1)\n") != r.out.npos);
}
TEST_CASE("completion: the hidden command is in no help") {
    CHECK(help_of({}).find("__complete") == std::string::npos);
}
TEST_CASE("completion: an unknown shell is a usage error") {
    check_usage_error({"completion"});
    check_usage_error({"completion", "csh"});
}

// The manual page. shells.py checks its syntax.

TEST_CASE("manual page: each command has a section with its options") {
    auto const r = run({"man"}, {}, "", [] { setenv("SOURCE_DATE_EPOCH", "86400", 1); });
    CHECK(r == result{0, r.out, ""});
    CHECK(r.out.starts_with(".TH CONSTURI 1 1970-01-02 \"consturi " CONSTURI_TOOL_VERSION "\" \"User Commands\"\n"
                            ".SH NAME\nconsturi \\- Checks, shows and transforms URIs (RFC 3986)\n"));
    std::size_t sections = 0;
    for (auto const& line : lines_of(r.out)) sections += line.starts_with(".SS ");
    CHECK(sections + 1 == all_commands().size());
    for (auto const* part :
         {".SS consturi resolve [OPTIONS] BASE [FILE...]\nResolve URI references against a base URI (RFC 3986 5.2).\n",
          ".TP\n\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIHEADER\\fR\nThe header; \\- is standard output. Required.\n",
          " Default: endpoints.\n", ".TP\n\\fISHELL\\fR\nThe shell. One of bash, fish, zsh.\n",
          ".TP\n\\fB\\-\\-malformed\\fR \\fIkept|replaced\\fR\n", " Not with \\-\\-once,\n\\-\\-safe, \\-\\-without.\n",
          "\n\\&.properties, .env.\n", ".EX\n  echo \\(aqa b/c\\(aq | consturi encode \\-\\-safe path\n",
          ".SH EXIT CODES\n.EX\n  0  all input is valid\n"}) {
        INFO(part);
        CHECK(r.out.find(part) != r.out.npos);
    }
}
