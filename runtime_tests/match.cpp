// The matcher against the meaning of rules: the longest match it finds is the longest there is.
//
// Distributed under the Boost Software License, Version 1.0.
#include "copies.hpp"
#include "meaning.hpp"

#include <consturi.hpp>
#include <consturi/rfc/rules.hpp>

#include <boost/hana/for_each.hpp>

#include <random>
#include <string>

namespace abnf = consturi::abnf;

namespace rules {
using namespace abnf::notation;
using namespace consturi::rfc3986;
using abnf::lit, abnf::opt, abnf::x;

inline constexpr auto label = "label"_rule = [] { return ALPHA | ALPHA >> *(ALPHA | DIGIT | "-") >> (ALPHA | DIGIT); };
inline constexpr auto shared_prefixes = "shared-prefixes"_rule = [] { return *(lit("x") | "xa" | "ab"); };
} // namespace rules

/// The end of the longest match from the beginning of `text`, -1 where there is none: by each way there is to match.
template <class Rule>
static void check_longest(Rule const& rule, std::string_view input) {
    copy_of const copy(input);
    std::string_view const text = copy;
    auto const ends = meaning::ends(rule, text, {0});
    auto const expected = ends.empty() ? -1 : static_cast<std::ptrdiff_t>(*ends.rbegin());

    auto subject = consturi::subject_of(text);
    auto const offset = [&](char const* p) { return p ? p - subject.first : -1; };
    INFO(std::string(text));
    INFO(abnf::to_abnf(rule));
    CHECK(offset(abnf::longest_match(rule, subject.first, subject)) == expected);
    if (!rule.facts.counts) CHECK(offset(abnf::step(rule, subject.first, subject.last).end) == expected);

    // Listening changes nothing.
    abnf::trace trace(subject.first);
    subject.listener = &trace;
    CHECK(offset(abnf::longest_match<true>(rule, subject.first, subject)) == expected);
}

/// All texts of up to `size` bytes of `alphabet`.
template <class Rule>
static void check_texts(Rule const& rule, std::string_view alphabet, std::size_t size, std::string text = {}) {
    check_longest(rule, text);
    if (text.size() == size) return;
    for (char const c : alphabet) check_texts(rule, alphabet, size, text + c);
}

TEST_CASE("any rule is matched exactly, whatever its loops and options may take from what follows") {
    using namespace rules;
    check_texts(label, "a-1", 6);
    check_texts(*(label >> ".") >> label >> opt["."], "a-.", 6);
    check_texts(*lit("a") >> "ab", "ab", 8);
    check_texts(*(lit("a") | "ab" | "bc" >> lit("d")) >> opt["b"], "abcd", 6);
    check_texts(*(lit("a") | "aba") >> "b", "ab", 9);
    check_texts(1 * (lit("a") >> *lit("b")) >> "b", "ab", 8);
    check_texts(1 * (opt["a"] >> "b") >> opt["a"], "ab", 8);
    check_texts(2 * 3_(lit("a") | "aa") >> "a", "ab", 8);
    check_texts(3_(opt["a"]) >> "a", "ab", 7);
    check_texts(2 * 4_(*lit("a") >> opt["b"]) >> "ab", "ab", 8);
    check_texts(3 * lit("a") >> "b", "ab", 7);
    check_texts(3 * (lit("a") >> opt["b"]), "ab", 8);
    check_texts((lit("a") | "ab") >> (lit("c") | "bcd"), "abcd", 6);
    check_texts(opt[opt["a"] >> "b"] >> opt["a"] >> "b" >> *lit("b"), "ab", 8);
    check_texts(opt[*2_(lit("a") >> "b") >> "a"] >> "bb", "ab", 8);
    check_texts(opt[1 * lit("a") >> "b"] >> *lit("a") >> opt["b" >> *lit("b")], "ab", 8);
    check_texts((lit("a") >> "b" | lit("a")) >> opt["b"] >> opt["a"], "ab", 7);
    check_texts(*(lit("a") >> *(lit("b") | lit("a") >> "c")), "abc", 7);
    check_texts(*(lit("a") >> *(lit("b") | lit("c") >> "c")), "abc", 7);
    check_texts(*opt["a"] >> "b" | *(lit("b") >> opt["a"]), "ab", 8);
    check_texts(1 * opt["a"], "ab", 5);
    check_texts(0_(lit("a")) >> "b", "ab", 4);
    check_texts(lit("") >> "a" | lit(""), "ab", 4);
    check_texts(*(lit("") | "a"), "ab", 4);
    check_texts(opt["a"] | "b", "ab", 4);
    check_texts(*lit("a") | "b", "ab", 4);
    check_texts(lit("b") | opt["a"], "ab", 4);
    check_texts("x" >> (opt["a"] | "b") >> "c", "abcx", 5);
    check_texts(path_abempty | path_rootless, "a/:", 5);
    check_texts(*("/" >> shared_prefixes), "/xab", 6);
    check_texts(*("/" >> *(lit("x") | "xa" | "ab")), "/xab", 6);
    check_texts(opt["a"] >> opt["a"] >> opt["a"] >> opt["a"] >> opt["a"] >> opt["a"] >> "b", "ab", 8);
    check_texts(opt["a"] >> opt["ab"] >> opt["b"] >> opt["ba"] >> "ab", "ab", 8);
    check_texts(*9_(lit("a")) >> *9_(lit("a")) >> *9_(lit("a")) >> "a", "ab", 9);
}

TEST_CASE("each rule of RFC 3986 is matched exactly, on texts made to confuse it") {
    std::mt19937 random(20061);
    constexpr std::string_view bytes = "::://..??##@@[[]]%%%aAfFvV1122500!$-_ \xC3\\";
    constexpr std::string_view pieces[] = {"http:", "//", "[::1]", "1.2.3.4", "255", "%41", "[v1.", "::", "1:2:3:4:5:6:", "a@"};
    boost::hana::for_each(rules::rules, [&](auto rule) {
        for (int n = 0; n != 1500; ++n) {
            std::string text;
            for (auto left = random() % 12; left-- != 0;) {
                if (random() % 4 == 0) text += pieces[random() % std::size(pieces)];
                else text += bytes[random() % bytes.size()];
            }
            check_longest(rule, text);
        }
    });
}
