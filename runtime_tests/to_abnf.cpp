// The rules, printed back and held against the text of the RFCs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi.hpp>
#include <consturi/rfc/rules.hpp>

#include <boost/hana/concat.hpp>
#include <boost/hana/for_each.hpp>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

using namespace consturi::abnf;
using namespace consturi::rfc3986;

/// The rules in an RFC's text by their names: comments dropped, white space folded.
static std::map<std::string, std::string> rules_in(std::string const& file) {
    std::ifstream text(std::string(CONSTURI_TEST_DATA) + "/" + file);
    REQUIRE(text);
    static std::regex const begins_rule(R"(\s*([A-Za-z0-9-]+)\s+=\s+(.*))");
    std::map<std::string, std::string> found;
    std::string* rule = nullptr;
    for (std::string line; std::getline(text, line);) {
        if (auto const comment = line.find(" ;"); comment != std::string::npos) line.erase(comment);
        std::smatch parts;
        if (std::regex_match(line, parts, begins_rule)) {
            rule = &found[parts[1]];
            *rule = parts[1].str() + " = " + parts[2].str();
        } else if (rule) {
            *rule += " " + line;
        }
    }
    for (auto& [name, definition] : found) {
        definition = std::regex_replace(definition, std::regex(R"(\s+)"), " ");
        if (definition.back() == ' ') definition.pop_back();
    }
    return found;
}

/// Each rule prints as the text has it, and none of the text is missing.
template <class Rules>
static void check(Rules const& all, std::map<std::string, std::string> expected) {
    boost::hana::for_each(all, [&](auto rule) {
        auto const name = std::string(rule.name());
        CHECK(to_abnf(rule) == expected[name]);
        expected.erase(name);
    });
    for (auto const& [name, definition] : expected) FAIL_CHECK("not in the library: " << definition);
}

TEST_CASE("RFC 3986 A: each rule prints as the RFC has it, and none is missing") {
    auto expected = rules_in("rfc3986-appendix-a.txt");
    expected.merge(rules_in("rfc5234-core.txt"));
    REQUIRE(expected.size() == 39);
    check(boost::hana::concat(rules, consturi::rfc5234::rules), expected);
}

TEST_CASE("RFC 3629, 4: each rule prints as the RFC has it, without brackets around one name, and none is missing") {
    auto expected = rules_in("rfc3629-section-4.txt");
    REQUIRE(expected.size() == 7);
    for (auto& [name, definition] : expected) definition = std::regex_replace(definition, std::regex(R"(\( ([A-Za-z0-9-]+) \))"), "$1");
    check(consturi::rfc3629::rules, expected);
}

TEST_CASE("RFC 5234: each construct prints in its own notation") {
    CHECK(to_abnf(x(0x41)) == "%x41");
    CHECK(to_abnf(x(0x0D, 0xFF)) == "%x0D-FF");
    CHECK(to_abnf(lit("ab") >> "c" >> (lit("d") | "e")) == R"("ab" "c" ( "d" / "e" ))");
    CHECK(to_abnf(lit("say \"hi\"\n")) == R"(( "say " %x22 "hi" %x22 %x0A ))");
    CHECK(to_abnf(lit("\"") >> "") == R"(%x22 "")");
    CHECK(to_abnf(lit("\x7F\xFF")) == "( %x7F %xFF )");
    CHECK(to_abnf(lit("a") >> "b" | "c") == R"("a" "b" / "c")");
    CHECK(to_abnf(group(lit("a") >> "b") | "c") == R"(( "a" "b" ) / "c")");
    CHECK(to_abnf(*port) == "*port");
    CHECK(to_abnf(2 * pct_encoded) == "2*pct-encoded");
    CHECK(to_abnf(2 * 4_(port)) == "2*4port");
    CHECK(to_abnf(*4_(port)) == "*4port");
    CHECK(to_abnf(4_(port)) == "4port");
    CHECK(to_abnf(*group(4_(port))) == "*( 4port )");
    CHECK(to_abnf(2_(4_(port))) == "2( 4port )");
    CHECK(to_abnf(*(1 * pct_encoded)) == "*( 1*pct-encoded )");
    CHECK(to_abnf(*opt[port]) == "*[ port ]");
    CHECK(to_abnf(opt[port | "a"] >> *(port | "a") >> *(port >> "a")) == R"([ port / "a" ] *( port / "a" ) *( port "a" ))");
}
