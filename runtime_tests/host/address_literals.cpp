// The compiler's messages for invalid literals of addresses.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address.hpp"
#include "compiler.hpp"
#include "literal.hpp"

#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>

using namespace cases;

namespace {

/// `@` stands for the literal, `#` for a unique number. Both compilers also check literals that are not used.
constexpr std::string_view contexts[] = {
    "constexpr auto a# = @;",
    "auto f#() { return @; }",
    "template <class> auto f#() { return @; }",
    "auto f# = [](auto) { return @; };",
    "template <class> struct c# { static constexpr auto a = @; };",
    "struct c# { bool is_same = (@ == @); };",
    "template <class T> void f#(T = @);",
    "consteval bool f#() { auto a = @; return true; }",
    "void f#() { if constexpr (false) { auto a = @; } }",
    "bool const b# = (@).is_loopback();",
};

std::string line_of(std::string_view context, std::string const& text, std::size_t number) {
    std::string line;
    for (char const c : context) {
        if (c == '@') line += text;
        else if (c == '#') line += std::to_string(number);
        else line += c;
    }
    return line + '\n';
}

struct expected {
    std::string line, name, message;
    std::size_t position;
    bool is_named = false, is_placed = false;
};

} // namespace

TEST_CASE("each invalid literal of an address is rejected with an error on its line that names the mistake") {
    std::string good = "#include <consturi.hpp>\nusing namespace consturi::literals;\n", bad = good;
    std::size_t number = 2;
    std::map<std::size_t, expected> errors; // keyed by line
    auto const add = [&](auto const& row, std::string const& suffix, std::string const& valid) {
        auto const text = '"' + literal(row.input) + '"' + suffix;
        for (auto const context : contexts) {
            auto const line = line_of(context, text, ++number);
            bad += line;
            good += line_of(context, valid, number);
            errors.emplace(number, expected{line, std::string(to_string(row.which)),
                                            std::string(consturi::detail::message_of(row.which)), row.position});
        }
    };
    for (auto const& row : invalid_ipv4_addresses) add(row, "_ipv4", "\"192.0.2.1\"_ipv4");
    for (auto const& row : invalid_ipv6_addresses) add(row, "_ipv6", "\"2001:db8::1\"_ipv6");
    CHECK(compiler_output(good, CONSTURI_STANDARD) == "");

    static std::regex const begins(R"(app\.cpp:(\d+):\d+: error: .*)");
    std::istringstream lines(compiler_output(bad, CONSTURI_STANDARD));
    expected* of = nullptr;
    for (std::string line; std::getline(lines, line);) {
        if (std::smatch found; std::regex_match(line, found, begins)) {
            auto const at = errors.find(std::stoul(found[1]));
            REQUIRE(at != errors.end());
            of = &at->second;
        }
        if (!of) continue;
        auto const position = std::to_string(of->position);
        of->is_named |= line.find("::" + of->name + ", ") != line.npos || line.ends_with(" error: " + of->message);
        of->is_placed |= line.find("::" + of->name + ", " + position + "}") != line.npos
                         || line.find("{&" + of->name + ", " + position) != line.npos;
    }
    for (auto const& [_, error] : errors) {
        INFO(error.line);
        CHECK(error.is_named);
        CHECK(error.is_placed);
    }
}
