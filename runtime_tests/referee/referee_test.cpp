// Tests the parts of the referee, because a referee that detects nothing would report no difference.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../catch.hpp"
#include "rfc_text.hpp"
#include "suite.hpp"

#include <algorithm>
#include <initializer_list>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>

using namespace referee;

static automaton automaton_of_text(std::string_view abnf, std::string_view rule) {
    grammar rules;
    read_abnf(abnf, rules);
    return automaton_of(rules, rule);
}

TEST_CASE("RFC 5234: the ABNF parser accepts each construct") {
    auto const a = automaton_of_text("; a comment\n"
                                     "a = 1*2\"x\" [ b ] ( %x30-32 / %d65.66 ) ; another\n"
                                     "    / 2<b> *1\"z\"\n"
                                     "B = \"-\"\n",
                                     "A");
    for (auto const* text : {"x0", "X1", "xx2", "x-0", "xxAB", "x-AB", "--", "--z", "--Z"}) CHECK(a.accepts(text));
    for (auto const* text : {"", "x", "xxx0", "x3", "xA", "xab", "x--0", "-", "---", "--zz", "0"})
        CHECK_FALSE(a.accepts(text));
}

TEST_CASE("RFC 2396 1.6: the parser accepts the older notation, in which letters are case-sensitive") {
    grammar rules;
    read_abnf("a = x_y | \"bC\" |\n  <\">\nx_y = <US-ASCII coded characters 00-1F and 7F hexadecimal>\n"
              "z = <US-ASCII coded character 20 hexadecimal>",
              rules, numbers::characters, letters::themselves);
    auto const a = automaton_of(rules, "a");
    for (auto const text : std::initializer_list<std::string_view>{{"\0", 1}, "\x1F", "\x7F", "bC", "\""})
        CHECK(a.accepts(text));
    for (auto const* text : {"", " ", "~", "\x80", "bc", "BC", "b", "<"}) CHECK_FALSE(a.accepts(text));
    CHECK((automaton_of(rules, "z").accepts(" ") && !automaton_of(rules, "z").accepts("!")));
    CHECK_THROWS_WITH(read_abnf("b = <US-ASCII letters>", rules), "line 1: unknown prose");
    CHECK_THROWS_WITH(read_abnf("b = <US-ASCII coded character 20 decimal>", rules), "line 1: unknown prose");
}

TEST_CASE("RFC 5234: invalid ABNF is an error with its line") {
    auto const error_of = [](std::string_view abnf) {
        try {
            (void)automaton_of_text(abnf, "a");
        } catch (std::runtime_error const& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    CHECK(error_of("a = ( \"b\"") == "line 1: missing )");
    CHECK(error_of("\na = \"b") == "line 2: unterminated string");
    CHECK(error_of("a = %q41") == "line 1: invalid base of a number");
    CHECK(error_of("a = %x42-41") == "line 1: range end is less than range begin");
    CHECK(error_of("a = %x100000041") == "line 1: number out of range");
    CHECK(error_of("a = 99999999999\"b\"") == "line 1: number out of range");
    CHECK(error_of("a = %xD7FF-D800") == "line 1: surrogates are not characters");
    CHECK(error_of("a = %xDFFF-E000") == "line 1: surrogates are not characters");
    CHECK(error_of("a = %x41-42.43") == "line 1: a range cannot be part of a concatenation");
    CHECK(error_of("a = %x41.42-43") == "line 1: a range cannot be part of a concatenation");
    CHECK(error_of("a = 3*2\"b\"") == "line 1: minimum is greater than maximum");
    CHECK(error_of("a = \"b\"\na =/ \"c\"") == "line 2: incremental alternatives (=/) are not supported");
    CHECK(error_of("a heading\na rule: = \"b\"\na = \"b\"") == "line 2: missing rule name");
    CHECK(error_of("a = \"b\" /\n") == "line 2: missing element");
    CHECK(error_of("a = \"b\" ) c") == "line 1: unexpected text after a definition");
    CHECK(error_of("a = \"b\"\na = \"c\"") == "line 2: duplicate rule: a");
    CHECK(error_of("a = b") == "no such rule: b");
    CHECK(error_of("a = \"(\" [ a ] \")\"") == "recursive rule: a");
}

TEST_CASE("RFC 3629: numbers are bytes") {
    grammar rules;
    read_abnf("a = %x41 %xC2-DF", rules, numbers::bytes);
    CHECK((automaton_of(rules, "a").accepts("A\xC2") && automaton_of(rules, "a").accepts("A\xDF")));
    CHECK_FALSE((automaton_of(rules, "a").accepts("A\xC3\x82") || automaton_of(rules, "a").accepts("A\xE0")));
    CHECK_THROWS_WITH(read_abnf("b = %x100", rules, numbers::bytes), "line 1: number exceeds a byte");
}

TEST_CASE("with_rule replaces an existing rule") {
    CHECK(automaton_of(with_rule(rfc_3986(), "Port = 1DIGIT"), "port").accepts("8"));
    CHECK_FALSE(automaton_of(with_rule(rfc_3986(), "Port = 1DIGIT"), "port").accepts("80"));
    CHECK_THROWS_WITH(with_rule(rfc_3986(), "ports = 1DIGIT"), "ports: no such rule");
    CHECK_THROWS_WITH(with_rule(rfc_3986(), ""), ": not a rule");
}

TEST_CASE("with_users adds the rules that refer to a rule, directly or through others") {
    grammar base, changed;
    read_abnf("a = \"x\" [ 2b ] b = ( c / d ) c = \"1\" d = \"2\" e = d", base);
    read_abnf("c = \"3\"", changed);
    auto const all = with_users(changed, base);
    CHECK((all.size() == 3 && all.contains("a") && all.contains("b")));
    CHECK(automaton_of(with_base(all, base), "a").accepts("x32"));
    CHECK_FALSE(automaton_of(with_base(all, base), "a").accepts("x12"));
}

TEST_CASE("characters beyond ASCII are accepted in UTF-8, exactly those in the range") {
    auto const utf_8 = [](unsigned c) {
        std::string text;
        auto const tail = [&](unsigned shift) { text += static_cast<char>(0x80 | (c >> shift & 0x3F)); };
        if (c < 0x80) text += static_cast<char>(c);
        else if (c < 0x800) text += static_cast<char>(0xC0 | c >> 6), tail(0);
        else if (c < 0x10000) text += static_cast<char>(0xE0 | c >> 12), tail(6), tail(0);
        else text += static_cast<char>(0xF0 | c >> 18), tail(12), tail(6), tail(0);
        return text;
    };
    auto const a = automaton_of_text("a = %x41-5A / %xA0-D7FF / %xF900-FDCF / %x10000-1FFFD / %x10FFFF", "a");
    unsigned wrong = 0;
    for (unsigned c = 0; c != 0x110000; ++c) {
        bool const in = (0x41 <= c && c <= 0x5A) || (0xA0 <= c && c <= 0xD7FF) || (0xF900 <= c && c <= 0xFDCF)
                        || (0x10000 <= c && c <= 0x1FFFD) || c == 0x10FFFF;
        wrong += a.accepts(utf_8(c)) != in;
    }
    CHECK(wrong == 0);
    CHECK_FALSE(a.accepts("\xC1\x81")); // an overlong A
}

TEST_CASE("the minimal automata of RFC 3986 have the known sizes") {
    auto const a = automaton_of(rfc_3986(), "URI-reference");
    CHECK(a.size() == 183);
    CHECK(a.classes.size() == 21);
    CHECK(automaton_of(rfc_3986(), "URI").size() == 180);
    CHECK(automaton_of(rfc_3986(), "authority").size() == 170);
    CHECK(automaton_of(rfc_3986(), "IPv6address").size() == 152);
}

static bool detects(suite const& texts, automaton const& wrong) {
    bool differs = false;
    for (automaton::state s = 0; s != texts.specification().size(); ++s)
        texts.for_each(s, std::minstd_rand(1),
                       [&](std::string_view text, bool accepted) { differs |= wrong.accepts(text) != accepted; });
    return differs;
}

TEST_CASE("a suite detects each automaton that differs in one transition or in one verdict") {
    auto const right = automaton_of(rfc_3986(), "IPv4address");
    suite const texts(right, 0);
    CHECK_FALSE(detects(texts, right));
    for (automaton::state s = 0; s != right.size(); ++s) {
        auto wrong = right;
        wrong.accepting[s] = !wrong.accepting[s];
        CHECK(detects(texts, wrong));
        for (std::size_t c = 0; c != right.classes.size(); ++c) {
            wrong = right;
            wrong.next[s][c] = static_cast<automaton::state>((wrong.next[s][c] + 1 + s) % right.size());
            if (wrong.next[s][c] != right.next[s][c]) CHECK(detects(texts, wrong));
        }
    }
}

TEST_CASE("a suite detects an automaton with the given number of extra states, and not one with more") {
    auto const right = automaton_of_text("a = *\"x\"", "a");
    REQUIRE(right.size() == 2);
    auto const x = right.class_of['x'];
    for (unsigned extra = 1; extra != 4; ++extra) {
        auto wrong = right; // accepts up to `extra` bytes
        for (unsigned n = 0; n != extra; ++n) {
            wrong.next.push_back(wrong.next[0]);
            wrong.accepting.push_back(true);
            wrong.next[n == 0 ? 0 : wrong.size() - 2][x] = static_cast<automaton::state>(wrong.size() - 1);
        }
        wrong.next.back()[x] = 1;
        REQUIRE(wrong.accepts(std::string(extra, 'x')));
        REQUIRE_FALSE(wrong.accepts(std::string(extra + 1, 'x')));
        CHECK(detects(suite(right, extra), wrong));
        CHECK_FALSE(detects(suite(right, extra - 1), wrong));
    }
}

TEST_CASE("a suite detects each automaton that puts a byte into the wrong class") {
    auto const right = automaton_of(rfc_3986(), "IPvFuture");
    suite const texts(right, 0);
    for (unsigned byte = 0; byte != 256; ++byte) {
        auto wrong = right;
        wrong.class_of[byte] = static_cast<std::uint8_t>((right.class_of[byte] + 1) % right.classes.size());
        CHECK(detects(texts, wrong));
    }
}

TEST_CASE("a suite detects each automaton that differs in one transition of a state which it has twice") {
    auto const right = automaton_of(rfc_3986(), "dec-octet");
    suite const texts(right, 1);
    for (automaton::state s = 0; s != right.size(); ++s)
        for (std::size_t c = 0; c != right.classes.size(); ++c)
            for (automaton::state to = 0; to != right.size(); ++to) {
                if (to == right.next[s][c]) continue;
                auto wrong = right; // enters the copy at every second byte that leads to the state
                auto const copy = static_cast<automaton::state>(right.size());
                wrong.next.push_back(right.next[s]);
                wrong.accepting.push_back(right.accepting[s]);
                wrong.next[copy][c] = to;
                std::size_t entered = 0;
                for (automaton::state from = 0; from != right.size(); ++from)
                    for (auto& next : wrong.next[from])
                        if (next == s && entered++ % 2 == 0) next = copy;
                if (entered != 0) CHECK(detects(texts, wrong));
            }
}

TEST_CASE("a suite has as many texts as the Wp-method requires") {
    auto const texts_of = [&](automaton const& right, unsigned extra) {
        suite const texts(right, extra);
        std::size_t all = 0;
        for (automaton::state s = 0; s != right.size(); ++s)
            texts.for_each(s, std::minstd_rand(1), [&](std::string_view, bool) { ++all; });
        return all;
    };
    auto const two = automaton_of_text("a = *(\"1\" / \"2\")", "a"); // one text distinguishes its states
    REQUIRE((two.size() == 2 && two.classes.size() == 2));
    CHECK(texts_of(two, 0) == 2 * (1 + 2 + 256));
    CHECK(texts_of(two, 2) == 2 * (1 + 2 + 4 + 8 + 256));
    auto const three = automaton_of_text("a = \"1\"", "a"); // two texts, of which the dead state only needs both
    REQUIRE((three.size() == 3 && three.classes.size() == 2));
    CHECK(texts_of(three, 0) == 3 * 2 + (1 + 5 * 2) + (1 + 767 * 2));
}

TEST_CASE("a sampler generates accepted texts of all sizes") {
    auto const a = automaton_of(rfc_3986(), "URI");
    sampler random(a, 1);
    std::size_t longest = 0;
    for (std::size_t n = 0; n != 1000; ++n) {
        auto const text = random.accepted(n % 64);
        CHECK(a.accepts(text));
        longest = std::max(longest, text.size());
    }
    CHECK(longest >= 63);
}
