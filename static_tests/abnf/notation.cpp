// The notation: each construct of RFC 5234 accepts what the RFC defines.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc5234.hpp>

#include <string_view>

namespace abnf = consturi::abnf;
using namespace abnf::notation;
using consturi::matches;
using consturi::rfc5234::DIGIT;

// RFC 5234 2.3: strings are case-insensitive, numeric values are not.
static_assert(matches(lit("aB1"), "Ab1") && matches(lit("aB1"), "ab1") && !matches(lit("aB1"), "ab"));
static_assert(matches(x(0x61), "a") && !matches(x(0x61), "A"));
static_assert(matches(x(0x61, 0x63), "c") && !matches(x(0x61, 0x63), "d"));
static_assert([] {
    for (char c = 'a'; c <= 'z'; ++c) {
        char const capital[] = {static_cast<char>(c - 'a' + 'A')};
        if (!matches(abnf::character(c), {capital, 1}) || !matches(abnf::character(capital[0]), {&c, 1})) return false;
    }
    return true;
}());
static_assert(matches(lit("@"), "@") && !matches(lit("@"), "`") && !matches(lit("["), "{"));
static_assert(matches(x(0x80, 0xFF), "\xFF") && !matches(x(0x80, 0xFF), "\x7F"));

// Bytes after the text are not part of it.
static_assert(!matches("a" >> x(0x31, 0x39), {"a1", 1}) && !matches("a" >> lit("1"), {"a1", 1})
              && !matches(lit("ab"), {"ab", 1}));
constexpr char only_two[] = {'2'};
static_assert(!matches("2" >> x(0x30, 0x34), {only_two, 1}) && !matches("2" >> (lit("0") | "1"), {only_two, 1}));
static_assert(!matches(lit("2") >> "3", {only_two, 1}) && !matches(lit("23"), {only_two, 1}));
static_assert(!matches("a" >> DIGIT, {"a1", 1}) && !matches("a" >> (lit("1") | "2"), {"a1", 1})
              && matches("a" >> *DIGIT, {"a1", 1}));

// RFC 5234 3.1, 3.2: concatenation binds tighter than alternatives; both are associative.
static_assert(matches("a" >> lit("b") | "c", "ab") && matches("a" >> lit("b") | "c", "c")
              && !matches("a" >> lit("b") | "c", "ac"));
static_assert(matches("a" >> (lit("b") | "c"), "ac"));
static_assert(matches(lit("a") | "abc", "abc"));

// RFC 5234 3.6 to 3.8: repetition and options.
static_assert(matches(*lit("a"), "") && matches(*lit("a"), "aaa") && !matches(*lit("a"), "ab"));
static_assert(!matches(1 * lit("a"), "") && matches(1 * lit("a"), "a"));
static_assert(!matches(2_("a"), "a") && matches(2_("a"), "aa") && !matches(2_("a"), "aaa"));
static_assert(matches(*2_("a"), "") && matches(*2_("a"), "aa") && !matches(*2_("a"), "aaa"));
static_assert(!matches(1 * 2_("a"), "") && matches(1 * 2_("a"), "a") && !matches(1 * 2_("a"), "aaa"));
static_assert(matches(2 * 2_("a"), "aa") && !matches(2 * 2_("a"), "a"));
static_assert(matches(0_("a"), "") && !matches(0_("a"), "a"));
static_assert(matches(opt["a"], "") && matches(opt["a"], "a") && !matches(opt["a"], "aa"));
static_assert(matches(3 * lit("a"), "aaa") && !matches(3 * lit("a"), "aa") && matches(3 * lit("a"), "aaaaa"));
static_assert(matches(*lit("") >> "b", "b") && matches(2 * lit("") >> "b", "b") && matches(1 * opt["a"], ""));

// `matches` tests the whole text. A null view is an empty text.
static_assert(matches(*lit("a"), std::string_view()) && !matches(lit("a"), std::string_view()));

static_assert(!matches(lit("`"), "@") && !matches(lit("{"), "[") && matches(lit("z"), "Z"));
static_assert(matches("a" | lit("b"), "a") && matches("a" | lit("b"), "b") && matches(lit("a") | "b", "a")
              && matches(lit("a") | "b", "b"));
