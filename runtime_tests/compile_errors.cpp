// What the compiler says of a bad literal, in each language mode: each mistake where a literal is most often, one in ten at
// each other entrance.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include "cases/mistakes.hpp"
#include "literal.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <unistd.h>

using namespace std::literals;

/// Where a literal stands: `@` is for the literal, `#` for a number of its own.
struct entrance {
    std::string_view line;
    bool tries_all = false;        // mistakes, not one in ten
    std::size_t lines_of_gcc = 5;  // at most; none if g++ 12 does not read the literal
    std::size_t lines_of_clang = 8;
};

constexpr entrance entrances[] = {
    {"constexpr auto u# = @_uri;", true},
    {"constexpr auto u# = @_uri_reference;", true},
    {"auto f#() { return @_uri; }"},
    {"template <class> auto f#() { return @_uri; }"},
    {"struct c# { consturi::uri_view u = @_uri; };"},
    {"void f#(consturi::uri_view = @_uri);"},
    {"consturi::uri_view u#[] = {\"a:\"_uri, @_uri};"},
    {"struct c# { static constexpr auto u = @_uri; };", false, 5, 9}, // also told: auto has no initializer
    {"void f#() { fetch(@); }", true},
    {"consturi::checked_uri u#(@);"},
    {"constexpr consturi::checked_uri u# = @;", false, 6}, // also told: "incompletely initialized"
    {"struct c# { static constexpr consturi::checked_uri u = @; };", false, 6},
    {"consturi::checked_uri u#[] = {\"a:\", @};"},
    {"struct c# { consturi::checked_uri u = @; };"},
    {"void f#(consturi::checked_uri = @);", false, 0},
    {"void f#(consturi::checked_uri = @); void g#() { f#(); }", false, 5, 12}, // told at each use
    {"service s#(@);"},
    {"client<@> c#;", true},
    {"template <class> client<@> f#();"},
    {"struct c# { client<@> c; };"},
    {"struct c# { consturi::fixed_uri<$> u = @; };"},
    {"constexpr bool b# = ends_in_s<@>;"},
    {"logo<@> c#;", true},
    {"struct c# { consturi::fixed_uri_reference<$> u = @; };"},
    {"constexpr auto u# = consturi::normalized<@>;"},
    {"constexpr auto u# = consturi::resolved<@, \"/\">;"},
    {"constexpr auto u# = consturi::resolved<\"a:\", @>;"},
    {"constexpr auto u# = consturi::relativized<@, \"a:\">;"},
    {"constexpr auto u# = consturi::relativized<\"a:\", @>;"},
};

constexpr std::string_view prelude = "#include <consturi.hpp>\n"
                                     "using namespace consturi::literals;\n"
                                     "void fetch(consturi::checked_uri);\n"
                                     "struct service { service(consturi::checked_uri); };\n"
                                     "template <consturi::fixed_uri> struct client {};\n"
                                     "template <consturi::fixed_uri U> constexpr bool ends_in_s = U.view().scheme().ends_with('s');\n"
                                     "template <consturi::fixed_uri_reference> struct logo {};\n";

#if defined(__clang__)
constexpr bool is_gcc = false;
#define CONSTURI_ALL_ERRORS " -ferror-limit=0"
#else
constexpr bool is_gcc = true;
#define CONSTURI_ALL_ERRORS ""
#endif

static std::string line_of(entrance const& at, std::string_view text, std::size_t number) {
    std::string line;
    for (char const c : at.line) {
        if (c == '@') line += '"' + literal(text) + '"';
        else if (c == '#') line += std::to_string(number);
        else if (c == '$') line += std::to_string(text.size() + 1);
        else line += c;
    }
    return line + '\n';
}

/// What the compiler prints of a program, in a mode of the language: the program is in `app.cpp`.
static std::string printed_of(std::string const& program, std::string const& mode) {
    auto const directory = std::filesystem::temp_directory_path() / ("consturi-" + std::to_string(getpid()));
    std::filesystem::create_directories(directory);
    std::ofstream(directory / "app.cpp") << program;
    auto const command = "cd '" + directory.string() + "' && LC_ALL=C " CONSTURI_COMPILE CONSTURI_ALL_ERRORS
                         " -fsyntax-only -Wall -Wno-unused " + mode + " app.cpp 2>&1";
    auto const pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    std::string all;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) all += static_cast<char>(c);
    pclose(pipe);
    std::filesystem::remove_all(directory);
    return all;
}

/// The name of the mistake of which `message` is said.
static std::string_view name_of(std::string_view message) {
#define CONSTURI_MISTAKE(name, sentence) if (message == sentence) return #name;
    CONSTURI_MISTAKES(CONSTURI_MISTAKE)
#undef CONSTURI_MISTAKE
    return {};
}

constexpr std::string_view of_references[] = {"_uri_reference", "logo<@", "resolved<\"a:\", @"};

static std::optional<consturi::parse_error> error_of(entrance const& at, std::string_view text) {
    auto const error = [](auto const& parsed) { return parsed ? std::nullopt : std::optional(parsed.error()); };
    bool const reference = std::any_of(std::begin(of_references), std::end(of_references), [&](auto part) {
        return at.line.find(part) != at.line.npos;
    });
    return reference ? error(consturi::parse_uri_reference(text)) : error(consturi::parse_uri(text));
}

static void check(std::string const& mode) {
    std::string good(prelude), bad(prelude);
    struct expected {
        std::string line;
        std::string_view text;
        consturi::parse_error error;
        std::size_t most_lines;
        std::size_t lines = 0;
        bool told = false;
    };
    std::map<std::size_t, expected> mistakes; // by their lines
    auto number = static_cast<std::size_t>(std::count(prelude.begin(), prelude.end(), '\n'));
    std::size_t goods = 0;
    for (auto const& at : entrances) {
        auto const most_lines = is_gcc ? at.lines_of_gcc : at.lines_of_clang;
        if (most_lines == 0) continue;
        auto const refuse = [&](std::string_view text) {
            auto const error = error_of(at, text);
            if (!error) return;
            auto const line = line_of(at, text, ++number);
            bad += line;
            mistakes.emplace(number, expected{line, text, *error, most_lines});
        };
        for (auto const& row : cases::mendings) {
            if (!at.tries_all && (&row - cases::mendings) % 10 != 0) continue;
            refuse(row.bad);
            if (!error_of(at, row.good)) good += line_of(at, row.good, ++goods);
        }
        if (at.tries_all && at.line.find("_uri") != at.line.npos) {
            for (auto const& row : cases::mistakes_in_uris) refuse(row.input);
            for (auto const& row : cases::mistakes_in_references) refuse(row.input);
        }
    }
    CHECK(printed_of(good, mode) == "");

    // What is printed behind an error is of its line, until there is one of another line; g++ says before it in which
    // function or class that is.
    static std::regex const begins(R"(app\.cpp:(\d+):\d+: (error: )?.*)");
    static std::regex const within(R"(app\.cpp: (In|At) .*)");
    static std::regex const error_in_header(R"(.*/include/consturi/.*: error: static assertion failed: )");
    std::istringstream lines(printed_of(bad, mode));
    expected* of = nullptr;
    std::size_t ahead = 0;
    std::string line;
    while (std::getline(lines, line) && !std::regex_match(line, error_in_header)) {
        if (std::regex_match(line, within)) {
            ++ahead;
            continue;
        }
        std::smatch found;
        if (std::regex_match(line, found, begins)) {
            auto const at = mistakes.find(std::stoul(found[1]));
            REQUIRE(at != mistakes.end());
            of = &at->second;
            if (of->lines == 0) CHECK(found[2].matched); // the first thing that is said is an error in the line
            of->lines += std::exchange(ahead, 0);
        } else if (line.find(": error: ") != line.npos) {
            FAIL_CHECK("an error that is not in the line of a literal: " << line);
        }
        if (!of) continue;
        ++of->lines;
        auto const message = of->error.message();
        auto const position = std::to_string(of->error.position());
        std::string const name(name_of(message));
        std::regex const named("& ?(\\w*::)*" + name + "\\b");
        std::regex const placed("string_view\\{" + position + ",|\\(& " + name + "\\)\\), " + position + "\\}|\\{&[\\w:]+, " + position + "[,}]");
        of->told |= (std::regex_search(line, named) && std::regex_search(line, placed)) || line.ends_with("error: " + std::string(message));
    }
    // In C++26 clang shows texts with a caret below them, behind all else.
    std::string const texts = '\n' + std::string(std::istreambuf_iterator<char>(lines), {});
    bool const shows_texts = !is_gcc && mode == "-std=c++26";
    for (auto const& [_, mistake] : mistakes) {
        INFO(mistake.line);
        CHECK(mistake.told);
        CHECK(mistake.lines <= mistake.most_lines);
        if (!shows_texts || mistake.line.find("\"_uri") == mistake.line.npos) continue;
        std::string shown("\n");
        consturi::append_excerpt(shown, mistake.text, mistake.error.position());
        CHECK(texts.find(shown.append("^ ").append(mistake.error.message()) + '\n') != texts.npos);
    }
}

TEST_CASE("each bad literal is refused, with an error on its line that says what is wrong") { check("-std=c++20"); }
TEST_CASE("each bad literal is refused without exceptions") { check("-std=c++20 -fno-exceptions -fno-rtti"); }
TEST_CASE("each bad literal is refused in C++23") { check("-std=c++2b"); }
TEST_CASE("each bad literal is refused in C++26") {
#if defined(__clang__) && __clang_major__ >= 17
    constexpr bool has_cpp_26 = true;
#else
    constexpr bool has_cpp_26 = false;
#endif
    if (printed_of("", "-std=c++26").empty()) check("-std=c++26");
    else if (has_cpp_26) FAIL("the compiler has C++26");
    else WARN("the compiler has no C++26");
}
