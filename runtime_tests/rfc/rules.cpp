// The lists of rules, printed and compared with the text of the RFCs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "grammars/dialect_rules.hpp"
#include "grammars/scheme_rules.hpp"

#include <consturi/abnf/print.hpp>
#include <consturi/rfc/rules.hpp>

#include <boost/hana/for_each.hpp>

#include <cstddef>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using namespace consturi::abnf;
using namespace consturi::rfc3986;

/// The rules in the text of an RFC by name, without comments, with single spaces, with "/" for the "|" of older RFCs,
/// and without parentheses around a single name.
static std::map<std::string, std::string> rules_in(std::string const& file) {
    std::ifstream text(std::string(CONSTURI_TEST_DATA) + "/" + file);
    REQUIRE(text);
    std::map<std::string, std::string> found;
    std::string* rule = nullptr;
    for (std::string line; std::getline(text, line);) {
        std::istringstream in_line(line.substr(0, line.find(" ;")));
        std::vector<std::string> const words(std::istream_iterator<std::string>(in_line), {});
        if (words.size() > 1 && words[1] == "=") rule = &found[words[0]];
        for (std::size_t i = 0; rule && i != words.size(); ++i) {
            if (!rule->empty()) *rule += ' ';
            *rule += words[i] == "|" ? "/" : words[i];
            if (words[i].back() == '(' && i + 2 < words.size() && words[i + 2] == ")") {
                rule->pop_back();
                *rule += words[i + 1];
                i += 2;
            }
        }
    }
    return found;
}

template <class... Rules>
static std::map<std::string, std::string> printed(Rules const&... all) {
    std::map<std::string, std::string> made;
    auto const print = [&](auto const& rule) { made.emplace(rule.name(), to_abnf(rule)); };
    (boost::hana::for_each(all, print), ...);
    return made;
}

/// Checks that both have the same rules, with the same text.
static void check(std::map<std::string, std::string> printed, std::map<std::string, std::string> const& expected) {
    CHECK(printed.size() == expected.size());
    for (auto const& rule : expected) CHECK(printed[rule.first] == rule.second);
}

TEST_CASE("RFC 3986 A: each rule prints as in the RFC, and none is missing") {
    auto expected = rules_in("rfc3986-appendix-a.txt");
    expected.merge(rules_in("rfc5234-core.txt"));
    REQUIRE(expected.size() == 39);
    check(printed(rules, consturi::rfc5234::rules), expected);
}

TEST_CASE("RFC 2396 A, 2.4.3: each rule prints as in the RFC, in the notation of RFC 5234, and none is missing") {
    auto expected = rules_in("rfc2396-appendix-a.txt");
    expected.merge(rules_in("rfc2396-section-2.4.3.txt"));
    REQUIRE(expected.size() == 44);
    expected["lowalpha"] = "lowalpha = %x61-7A"; // "a" would be either case
    expected["upalpha"] = "upalpha = %x41-5A";
    expected["control"] = "control = %x00-1F / %x7F"; // the RFC describes it in words
    expected["space"] = "space = %x20";
    expected["delims"] = R"(delims = "<" / ">" / "#" / "%" / %x22)"; // a string cannot contain a quote
    check(printed(consturi::rfc2396::rules), expected);
}

TEST_CASE("RFC 2732 3, RFC 2373 B: each rule prints as in the RFC, and all others as in RFC 2396") {
    auto expected = rules_in("rfc2732-section-3.txt");
    expected.merge(rules_in("rfc2373-appendix-b.txt"));
    REQUIRE(expected.size() == 9);
    expected.erase("ipv6reference"); // the RFC refers to IPv6reference
    expected["IPv6reference"] = R"(IPv6reference = "[" IPv6address "]")";
    expected["hexseq"] = R"(hexseq = hex4 *( ":" hex4 ))"; // with a space more
    auto const own = printed(consturi::rfc2732::rules), base = printed(consturi::rfc2396::rules);
    for (auto const& rule : own)
        if (auto const unchanged = base.find(rule.first); unchanged != base.end()) expected.insert(*unchanged);
    check(own, expected);
}

TEST_CASE("RFC 3629 4: each rule prints as in the RFC, without parentheses around a single name, and none is missing") {
    auto expected = rules_in("rfc3629-section-4.txt");
    REQUIRE(expected.size() == 7);
    check(printed(consturi::rfc3629::rules), expected);
}

TEST_CASE("RFC 6874 2: each rule prints as in the RFC, and none is missing") {
    auto expected = rules_in("rfc6874-section-2.txt");
    REQUIRE(expected.size() == 3);
    check(printed(consturi::rfc6874::rules), expected);
}

TEST_CASE("RFC 3987 2.2: each rule prints as in the RFC, and none is missing") {
    auto const expected = rules_in("rfc3987-section-2.2.txt");
    REQUIRE(expected.size() == 39);
    check(printed(consturi::rfc3987::rules), expected);
}

TEST_CASE("RFC 6570 2: each rule prints as in the RFC, and none is missing") {
    auto expected = rules_in("rfc6570-section-2.txt");
    REQUIRE(expected.size() == 15);
    expected["literals"] = "literals = %x21 / %x23-24 / %x26-3B / %x3D / %x3F-5B / %x5D / %x5F / %x61-7A / %x7E "
                           "/ ucschar / iprivate / pct-encoded";      // erratum 6937
    expected["max-length"] = "max-length = %x31-39 *3DIGIT";          // the RFC has 0*3
    expected["varname"] = "varname = varchar *( [ \".\" ] varchar )"; // the RFC has no spaces in the brackets
    check(printed(consturi::rfc6570::rules), expected);
}

TEST_CASE("each grammar of a scheme prints as in its RFC, and no rule is missing") {
    check(printed(consturi::rfc5870::rules), rules_in("rfc5870-section-3.3.txt"));
    check(printed(consturi::rfc8089::rules), rules_in("rfc8089-section-2.txt"));
    check(printed(consturi::rfc4151::rules), rules_in("rfc4151-section-2.1.txt"));
    check(printed(consturi::rfc1738::rules), rules_in("rfc1738-section-5.txt"));
    check(printed(consturi::rfc2397::rules), rules_in("rfc2397-section-3.txt"));
    check(printed(consturi::rfc3261::rules), rules_in("rfc3261-section-25.1.txt"));
    check(printed(consturi::rfc3966::rules), rules_in("rfc3966-section-3.txt"));
    check(printed(consturi::rfc5538::rules), rules_in("rfc5538-appendix-a.txt"));
    check(printed(consturi::rfc6068::rules), rules_in("rfc6068-section-2.txt"));
    auto names = rules_in("rfc8141-section-2.txt");
    names["NID"] = "NID = alphanum *30ldh alphanum"; // the RFC has redundant parentheses, and 0*30
    names["NSS"] = R"(NSS = pchar *( pchar / "/" ))";
    check(printed(consturi::rfc8141::rules), names);
    check(printed(consturi::rfc9562::rules), rules_in("rfc9562-section-4.txt"));
    check(printed(consturi::rfc4511::rules), rules_in("rfc4511-section-4.5.1.8.txt"));
    check(printed(consturi::rfc4512::rules), rules_in("rfc4512-section-1.4.txt"));
    check(printed(consturi::rfc4514::rules), rules_in("rfc4514-section-3.txt"));
    check(printed(consturi::rfc4515::rules), rules_in("rfc4515-section-3.txt"));
    check(printed(consturi::rfc6455::rules), rules_in("rfc6455-section-3.txt"));
    check(printed(consturi::rfc7252::rules), rules_in("rfc7252-section-6.txt"));
    check(printed(consturi::rfc8323::rules), rules_in("rfc8323-section-8.txt"));
    check(printed(consturi::rfc9110::rules), rules_in("rfc9110-section-4.2.txt"));
}
