// Compiles all cases of static_tests/must_not_compile.cpp in one run of the compiler. Each is rejected with the
// expected words, and the twins compile. Also: what the headers print before C++20.
//
// Distributed under the Boost Software License, Version 1.0.
#include "compiler.hpp"

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct rejected_case {
    std::string name, words;
    std::string printed{};
};

struct case_file {
    std::string program; // each twin and each case in a namespace of its own, for the compiler in twin.cpp and case.cpp
    std::vector<rejected_case> cases; // in namespaces case_0, case_1, ...
    std::vector<std::size_t> case_of; // of each line, counted from 1
};

constexpr auto no_case = static_cast<std::size_t>(-1);

static case_file read_cases() {
    static std::regex const begin(R"(#if CASE == \d+ // (.*?): (.*))");
    case_file file;
    file.case_of.push_back(no_case); // line 0 does not exist
    std::ifstream in(CONSTURI_MUST_NOT_COMPILE);
    std::string first, lines; // of the case
    auto const in_namespace = [&](std::string const& name, std::string const& either) {
        return "#line 1 \"" + name + ".cpp\"\n#undef EITHER\n#define EITHER(good, bad) " + either + "\n#line " + first
               + "\nnamespace " + name + '_' + std::to_string(file.cases.size() - 1) + " {\n" + lines + "}\n";
    };
    bool is_within = false;
    for (std::string line; std::getline(in, line);) {
        if (std::smatch found; std::regex_match(line, found, begin)) {
            is_within = true;
            first = std::to_string(file.case_of.size());
            lines.clear();
            file.cases.push_back({found[1], found[2]});
        } else if (is_within && line == "#endif") {
            is_within = false;
            file.program += in_namespace("twin", "good") + in_namespace("case", "bad");
        } else {
            (is_within ? lines : file.program) += line + '\n';
        }
        file.case_of.push_back(is_within ? file.cases.size() - 1 : no_case);
    }
    return file;
}

/// The errors in the compiler's output, each with the lines before it that give its location, and the notes after it.
/// Warnings are skipped.
static std::vector<std::string> errors_in(std::string const& printed) {
    static std::regex const location(R"(In file included.*|\s+from .*|\S+: (In|At) .*|\S+:\d+:\d+:   .*)");
    static std::regex const source(R"( *\d* \|.*)"); // g++ 14 also prints the source line of a location
    std::vector<std::string> errors;
    bool is_error = false;
    std::string locations;
    std::istringstream lines(printed);
    for (std::string line; std::getline(lines, line);) {
        if (std::regex_match(line, location) || (!locations.empty() && std::regex_match(line, source))) {
            locations += line + '\n';
            continue;
        }
        if (line.find(" error: ") != line.npos || line.find(" warning: ") != line.npos) {
            is_error = line.find(" error: ") != line.npos;
            if (is_error) errors.emplace_back();
        }
        if (is_error) errors.back() += locations + line + '\n';
        locations.clear();
    }
    return errors;
}

/// Whether `text` contains the words of one of the alternatives, in their order.
static bool has_words(std::string_view text, std::string_view words) {
    if (auto const bar = words.find(" | "); bar != words.npos)
        return has_words(text, words.substr(0, bar)) || has_words(text, words.substr(bar + 3));
    auto const gap = words.find(" ... ");
    auto const at = text.find(words.substr(0, gap));
    if (at == text.npos || gap == words.npos) return at != text.npos;
    return has_words(text.substr(at + gap), words.substr(gap + 5));
}

TEST_CASE("each case of static_tests/must_not_compile.cpp is rejected with the expected words, and its twin compiles") {
    auto file = read_cases();
    REQUIRE(file.cases.size() > 70);
    auto const printed = compiler_output(file.program, CONSTURI_STANDARD);
    CHECK(!std::regex_search(printed, std::regex(R"(\btwin\.cpp:[0-9:]+ (error|warning))")));

    static std::regex const mention(R"(\bcase\.cpp:(\d+)|\bcase_(\d+)::)");
    for (auto const& error : errors_in(printed)) {
        auto last = no_case;
        for (std::sregex_iterator found(error.begin(), error.end(), mention), end; found != end; ++found) {
            auto const number =
                (*found)[1].matched ? file.case_of.at(std::stoul((*found)[1])) : std::stoul((*found)[2]);
            if (number != no_case && std::exchange(last, number) != number) file.cases.at(number).printed += error;
        }
        INFO(error);
        CHECK((last != no_case || error.find("twin") == error.npos)); // twins have no errors
    }
    for (auto const& rejected : file.cases) {
        INFO(rejected.name);
        REQUIRE(!rejected.words.empty());
        INFO(rejected.printed);
        INFO(rejected.words);
        CHECK(has_words(rejected.printed, rejected.words));
    }
}

TEST_CASE("before C++20, each public header prints one error, which says so") {
    auto const include = std::filesystem::path(CONSTURI_MUST_NOT_COMPILE).parent_path().parent_path() / "include";
    for (auto const& entry : std::filesystem::directory_iterator(include / "consturi")) {
        if (entry.path().extension() != ".hpp" || entry.path().filename() == "version.hpp") continue;
        auto const printed =
            compiler_output("#include <consturi/" + entry.path().filename().string() + ">", "-std=c++17");
        INFO(printed);
        CHECK(errors_in(printed).size() == 1);
        CHECK(printed.find("consturi needs C++20: compile with -std=c++20 or later") != printed.npos);
    }
}
