// The notation, and how the matcher goes about a rule: exactly, whatever the rule.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/captures.hpp"

#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/rfc/rules.hpp>

#include <boost/hana/bool.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/remove_if.hpp>

namespace hana = boost::hana;
namespace abnf = consturi::abnf;
using namespace abnf::notation;
using abnf::strategy;
using consturi::matches;
using consturi::rfc3986::ALPHA, consturi::rfc3986::DIGIT;

// RFC 5234, 2.3: strings match in either case, numbers as they are.
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

// Sets of bytes, for each byte.
static_assert([] {
    consturi::byte_set even, threes;
    for (unsigned c = 0; c != 256; c += 2) even.insert(static_cast<unsigned char>(c));
    for (unsigned c = 0; c < 256; c += 3) threes.insert(static_cast<unsigned char>(c));
    for (unsigned i = 0; i != 256; ++i) {
        auto const c = static_cast<unsigned char>(i);
        bool const a = i % 2 == 0, b = i % 3 == 0;
        if (even.contains(c) != a || threes.contains(c) != b) return false;
        if ((even | threes).contains(c) != (a || b) || (even & threes).contains(c) != (a && b)) return false;
        if ((even - threes).contains(c) != (a && !b)) return false;
        if (consturi::byte_set::range(c, c).empty() || intersect(consturi::byte_set::range(c, c), even) != a) return false;
    }
    return consturi::byte_set().empty();
}());

// What stands behind the text is not part of it.
static_assert(!matches("a" >> x(0x31, 0x39), {"a1", 1}) && !matches("a" >> lit("1"), {"a1", 1}) && !matches(lit("ab"), {"ab", 1}));
constexpr char only_two[] = {'2'};
static_assert(!matches("2" >> x(0x30, 0x34), {only_two, 1}) && !matches("2" >> (lit("0") | "1"), {only_two, 1}));
static_assert(!matches(lit("2") >> "3", {only_two, 1}) && !matches(lit("23"), {only_two, 1}));
static_assert(!matches("a" >> DIGIT, {"a1", 1}) && !matches("a" >> (lit("1") | "2"), {"a1", 1}) && matches("a" >> *DIGIT, {"a1", 1}));

// 3.1, 3.2: a sequence binds tighter than a choice; both are associative.
static_assert(matches("a" >> lit("b") | "c", "ab") && matches("a" >> lit("b") | "c", "c") && !matches("a" >> lit("b") | "c", "ac"));
static_assert(matches("a" >> (lit("b") | "c"), "ac"));
static_assert(matches(lit("a") | "abc", "abc"));

// 3.6 to 3.8: repetition and options.
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

// Nothing but the whole text counts, a null view included.
static_assert(matches(*lit("a"), std::string_view()) && !matches(lit("a"), std::string_view()));

// RFC 3986 is matched by commitment but for two rules.
static_assert(consturi::rfc3986::authority.how == strategy::lookahead);
static_assert(consturi::rfc3986::IPv6address.how == strategy::backtracking);
constexpr auto others = hana::remove_if(consturi::rfc3986::rules, [](auto rule) {
    return hana::bool_c<decltype(rule)::how == strategy::possessive>;
});
static_assert(hana::length(others) == hana::size_c<2>);

// Nothing is tried that need not be; what is tried, is committed itself.
static_assert((opt["a"] >> "b").analysis.how == strategy::possessive);
static_assert((opt["a"] >> (opt["a"] >> "a")).analysis.how == strategy::simulation);
static_assert((lit("b") | 2 * lit("a")).analysis.counts && (2 * lit("a") | "b").analysis.counts);
// At most 64 ends are tried.
static_assert((*63_("a") >> "a").analysis.how == strategy::backtracking && (*64_("a") >> "a").analysis.how == strategy::simulation);

// Nor do names hide how often a part is tried.
namespace nested {
inline constexpr auto once = "once"_rule = [] { return *63_("a") >> "a"; };
inline constexpr auto twice = "twice"_rule = [] { return *63_("a") >> once; };
inline constexpr auto thrice = "thrice"_rule = [] { return *63_("a") >> twice; };
inline constexpr auto one = "one"_rule = [] { return opt[*ALPHA >> ","] >> once; };
inline constexpr auto two = "two"_rule = [] { return opt[*ALPHA >> ","] >> one; };
} // namespace nested
static_assert(nested::once.analysis.tries == 63 + 1 && nested::twice.how == strategy::simulation && nested::twice.analysis.tries == 1);
static_assert(matches(nested::thrice, "aaa") && !matches(nested::thrice, "") && !matches(nested::thrice, "aaab"));
static_assert(nested::one.how == strategy::simulation && nested::two.analysis.tries == 3 && matches(nested::two, "a,a,a"));

// Of alternatives the longest counts, be it the empty one.
constexpr auto longest = [](auto const& rule, std::string_view text) {
    auto subject = consturi::subject_of(text);
    auto const end = abnf::longest_match(rule, subject.first, subject);
    return end ? end - subject.first : -1;
};
static_assert(longest(opt["a"] | "b", "b") == 1 && longest(opt["a"] | "b", "c") == 0 && longest(lit("a") | "b", "c") == -1);
static_assert(longest("bc" | opt["a"], "bx") == 0 && longest("bc" | opt["a"], "bc") == 2 && longest("bc" | opt["a"], "a") == 1);
static_assert(longest(opt["a"] | "bc", "bx") == 0 && longest(lit("ab") | "cd", "ax") == -1);

// A loop's rounds are run over at once only where one byte is a round, and begins no longer one.
static_assert(matches(*(lit("a") | "ab"), "aaba") && matches(*(lit("ab") | "cd"), "abcdab") && matches(*(lit("a") >> "b"), "abab"));
static_assert((*(lit("a") | "bc")).divided && !(*(lit("a") | "ab")).divided && (*(lit("a") | "ab")).alone.set().empty());
static_assert((*(lit("a") | "bc")).alone.set() == consturi::byte_set::of("aA") && (*(lit("bc") | "a")).alone.set() == consturi::byte_set::of("aA"));
static_assert((*("/" >> *lit("a"))).joined && !(*("/" >> *("." >> *lit("a")))).joined);
static_assert(!(*(lit("a") >> *(lit("b") | lit("a") >> "c"))).joined);
static_assert(matches(*("/" >> *lit("a")), "/") && matches(*("/" >> *lit("a")), ""));

// *( a *b ) is run over at once only where it is *( a / b ) behind an a.
static_assert(matches(*("/" >> *lit("a")), "/aa/") && !matches(*("/" >> *lit("a")), "a/") && !matches(1 * ("/" >> *lit("a")), ""));
static_assert(matches(2 * ("/" >> *lit("a")), "/a/") && !matches(2 * ("/" >> *lit("a")), "/a"));
static_assert(matches(*("/" >> 1 * lit("a")), "/a/a") && !matches(*("/" >> 1 * lit("a")), "/a/"));
static_assert(matches(*("/" >> *("." >> *lit("a"))), "/.a./") && !matches(*("/" >> *("." >> *lit("a"))), "/a"));

// A loop that may take what stands behind it is matched in steps, and the longest match is found all the same.
namespace rules {
inline constexpr auto label = "label"_rule = [] { return ALPHA | ALPHA >> *(ALPHA | DIGIT | "-") >> (ALPHA | DIGIT); };
inline constexpr auto hostname = "hostname"_rule = [] { return *(label >> ".") >> label >> opt["."]; };
inline constexpr auto tail = "tail"_rule = [] { return *lit("a") >> "ab"; };
inline constexpr auto ambiguous = "ambiguous"_rule = [] { return *(lit("a") | "ab" | "bc" >> lit("d")) >> opt["b"]; };
inline constexpr auto counted = "counted"_rule = [] { return 2 * 3_(lit("a") | "aa") >> "a"; };
inline constexpr auto prefix = "prefix"_rule = [] { return (lit("a") | "ab") >> (lit("c") | "bcd"); };
inline constexpr auto nested = "nested"_rule = [] { return opt[opt["a"] >> "b"] >> opt["a"] >> "b" >> *lit("b"); };
} // namespace rules
static_assert(rules::label.how == strategy::simulation && rules::hostname.how == strategy::simulation);
static_assert(matches(rules::hostname, "a-b.c.d-d.") && matches(rules::hostname, "a") && matches(rules::hostname, "a1.b2"));
static_assert(!matches(rules::hostname, "a-.b") && !matches(rules::hostname, "a.b-") && !matches(rules::hostname, "") && !matches(rules::hostname, "1"));
static_assert(rules::tail.how == strategy::simulation);
static_assert(matches(rules::tail, "ab") && matches(rules::tail, "aaab") && !matches(rules::tail, "b") && !matches(rules::tail, "aa"));
static_assert(matches(rules::ambiguous, "abcd") && matches(rules::ambiguous, "aabbcdab") && matches(rules::ambiguous, "abb") && !matches(rules::ambiguous, "abc"));
static_assert(matches(rules::counted, "aaa") && matches(rules::counted, "aaaaaaa") && !matches(rules::counted, "aa") && !matches(rules::counted, "aaaaaaaa"));
static_assert(matches(rules::prefix, "abc") && matches(rules::prefix, "abcd") && matches(rules::prefix, "abbcd") && matches(rules::prefix, "ac") && !matches(rules::prefix, "ab"));
static_assert(matches(rules::nested, "b") && matches(rules::nested, "bb") && matches(rules::nested, "abab") && matches(rules::nested, "abbb") && !matches(rules::nested, "aab"));

static_assert(matches(*lit("a") >> "a" >> 2 * 3_("b"), "abb") && !matches(*lit("a") >> "a" >> 2 * 3_("b"), "ab"));
static_assert(matches(*2_("a") >> "ab" >> "c", "aabc") && matches(opt[1 * lit("a")] >> "ab", "aaab"));
static_assert(matches("a" >> opt["x" >> *lit("y")] >> "y", "axyy") && matches("a" >> opt["x" >> *lit("y")] >> "y", "ay"));
static_assert(matches((lit("q") | 1 * lit("x")) >> "xy", "xxxy") && matches((1 * lit("x") | "q") >> "xy", "xxxy"));

static_assert(matches(3_(opt["a"]), "aaa") && matches(3_(opt["a"]) >> "a", "aaaa") && matches(3_(opt["a"]) >> "a", "a"));
static_assert(!matches(3_(lit("a") | "aa") >> "b", "aab") && matches(3_(lit("a") | "aa") >> "b", "aaaab"));
static_assert(matches(*2_(lit("a") | "c" | "ca") >> "c", "ac") && matches("" >> *lit("a") >> "ab", "aab"));

// A part that may take what stands behind it is tried at each of its ends.
static_assert(matches(opt[*2_(lit("a") >> ":") >> "a"] >> "::", "::") && matches(opt[*2_(lit("a") >> ":") >> "a"] >> "::", "a::"));
static_assert(matches(opt[*2_(lit("a") >> ":") >> "a"] >> "::", "a:a:a::") && !matches(opt[*2_(lit("a") >> ":") >> "a"] >> "::", "a:"));
static_assert(matches("x" >> group("a" >> 1 * 2_("b")) >> "bc", "xabbc") && matches("x" >> group("a" >> 1 * 2_("b")) >> "bc", "xabbbc"));
static_assert(matches(group(*2_("a") >> opt["b"]) >> "ac", "aac") && matches(group(*2_("a") >> opt["b"]) >> "ac", "aabac"));
static_assert(matches(group(*2_("a") >> 1 * 2_("a")) >> "ab", "aab") && !matches(group(*2_("a") >> 1 * 2_("a")) >> "ab", "ab"));

// Marks need a place at each byte of the rule, and are gone where no match goes on.
static_assert([] {
    constexpr std::size_t size = 129;
    for (std::size_t const mark : {0U, 1U, 63U, 64U, 127U, 128U}) {
        abnf::marks<size> marks;
        if (!marks.none(0, size) || !marks.put(mark, true)) return false;
        for (std::size_t i = 0; i != size; ++i) {
            if (marks.at(i) != (i == mark)) return false;
            for (std::size_t const n : {0U, 1U, 2U, 63U, 64U, 65U, 128U, 129U})
                if (i + n <= size && marks.none(i, n) != (mark < i || i + n <= mark)) return false;
        }
    }
    return true;
}());
static_assert(abnf::places<decltype(rules::tail)> == 3 && abnf::places<decltype(rules::counted)> == 10);
constexpr auto stopped = [](auto const& rule, std::string_view text) {
    return abnf::step(rule, text.data(), text.data() + text.size()).stopped - text.data();
};
static_assert(stopped(rules::tail, "aac") == 2 && stopped(rules::tail, "abab") == 2 && stopped(rules::tail, "aa") == 2);
static_assert(consturi::diagnose<false>(rules::tail, "aac").position == 2 && consturi::diagnose<false>(rules::tail, "aac").rule == "tail");
static_assert(!matches(lit("`"), "@") && !matches(lit("{"), "[") && matches(lit("z"), "Z"));
static_assert(matches("a" | lit("b"), "a") && matches("a" | lit("b"), "b") && matches(lit("a") | "b", "a") && matches(lit("a") | "b", "b"));
static_assert(matches(*lit("a") >> "" >> "ab", "aab") && !matches(*lit("a") >> "" >> "ab", "aaba"));
static_assert(matches(*lit("a") >> "ab" >> "", "aab") && !matches(*lit("a") >> "ab" >> "", "aa"));

// Rules are Foldable: a sequence and a choice over all of their parts in one row.
static_assert(hana::Foldable<decltype(consturi::rfc3986::authority)>::value);
static_assert(hana::length(lit("a") >> "b" >> "c" >> "d") == hana::size_c<4>);
static_assert(hana::length(opt["a"] >> "b" >> "c" >> "d") == hana::size_c<4>);
static_assert(hana::length(lit("a") | "b" | (lit("c") | "d")) == hana::size_c<4>);
static_assert(hana::length(*lit("a")) == hana::size_c<1> && hana::length(opt["a"]) == hana::size_c<1>);
static_assert(hana::length(consturi::rfc3986::port) == hana::size_c<1> && hana::length(lit("a")) == hana::size_c<0>);
static_assert(hana::fold_left(lit("a") >> "b" >> "c", 0, [](int n, auto const& part) { return n * 100 + part.written; }) == 979899);

// What rules matched is kept, and forgotten where the match is.
static_assert(cases::all_hold(cases::captures));

// Nothing is kept where a rule is given back, and all else is as ever.
static_assert([] {
    consturi::components at;
    abnf::capturing<consturi::component_captures> subject{consturi::subject_of("aaa"), at};
    return abnf::longest_match(*2_("a") >> "a", subject.first, subject) == subject.last && at == consturi::components();
}());

// What is found of a rule: where its matches can end, and what can stand behind one that is cut short.
namespace ends {
inline constexpr auto two = "two"_rule = [] { return *1_("a") >> "a"; };
inline constexpr auto one = "one"_rule = [] { return *lit("a") >> "ab" >> "c"; };
inline constexpr auto three = "three"_rule = [] { return opt[*lit("a") >> ","] >> *lit("a"); };
inline constexpr auto four = "four"_rule = [] { return opt["a"] >> (opt["a"] >> "a"); };
} // namespace ends
static_assert((*63_("a") >> ends::two).how == strategy::backtracking && (*63_("a") >> ends::two).analysis.tries == 128);
static_assert((*2_("a") | "b").analysis.more.contains('a') && (*2_("a") | "b").analysis.more.contains('b'));
static_assert((lit("b") | *2_("a")).analysis.more.contains('a') && (lit("b") | *2_("a")).analysis.more.contains('b'));
static_assert((*1_(*2_("a"))).analysis.ends == 0 && (*2_("a")).analysis.ends == 3 && (*1_("a")).analysis.rest.empty());
static_assert((2_("a")).analysis.rest == consturi::byte_set::of("aA") && (2_("ab")).analysis.rest == consturi::byte_set::of("aAbB"));
static_assert((lit("ab") | "cd").analysis.rest == consturi::byte_set::of("bBdD") && (opt["a"] >> "b").analysis.first == consturi::byte_set::of("aAbB"));
static_assert((lit("ab") | "cd" | "ae").analysis.more == consturi::byte_set::of("bBeE") && (lit("ab") | "cd" | "ce").analysis.more == consturi::byte_set::of("dDeE"));
static_assert((*2_("a") | "ab").analysis.more == consturi::byte_set::of("aAbB") && (lit("ab") | *2_("a")).analysis.more == consturi::byte_set::of("aAbB"));
static_assert((*2_(lit("b") >> opt["c"])).analysis.more == consturi::byte_set::of("bBcC"));
static_assert((opt[lit("a") >> opt["b"]]).analysis.part_last == consturi::byte_set::of("aAbB") && (opt[lit("a") >> "b"]).analysis.part_last == consturi::byte_set::of("bB"));
static_assert((opt["a"] | "bc").analysis.nullable && ("bc" | opt["a"]).analysis.nullable && (1 * opt["a"]).analysis.nullable && !(lit("a") | "bc").analysis.nullable);
static_assert((*("b" >> 2 * lit("a"))).analysis.counts && (2 * lit("a") >> "b").analysis.counts && !(1 * lit("a") >> "b").analysis.counts);
static_assert((3_(opt["a"])).analysis.how == strategy::simulation);
static_assert((*2_("a") | *3_("b")).analysis.ends == 7 && (opt[*2_("a")]).analysis.ends == 4 && (2_("a")).analysis.more.empty());
static_assert((lit("b") | *1_("c")).analysis.more.contains('c') && (*1_("c") | "b").analysis.more.contains('c'));
static_assert((*42_("a") >> ends::three).how == strategy::simulation && ends::three.analysis.tries == 3);
static_assert((*63_("a") >> "a" >> "b").analysis.tries == 64 && ("b" >> (*63_("a") >> "a")).analysis.tries == 64);
static_assert((*1_(*lit("a"))).analysis.how == strategy::possessive);
static_assert(matches(lit("ab") | "a" >> lit("bc"), "abc") && matches(lit("ab") | group(lit("x") | "abc"), "abc"));
static_assert((ends::three | "b").analysis.tries == 3 && ("b" | ends::three).analysis.tries == 3);
static_assert(ends::one.how == strategy::simulation && ends::one.analysis.ends == 1 && ends::four.how == strategy::simulation && ends::four.analysis.ends == 0);

// Of parts that could have taken more, the first is told; one that needed more comes before them.
namespace told {
inline constexpr auto ab = "ab"_rule = [] { return lit("a") >> "b"; };
inline constexpr auto closed = "closed"_rule = [] { return ab >> "!"; };
inline constexpr auto cd = "cd"_rule = [] { return lit("c") >> "d"; };
inline constexpr auto option = "option"_rule = [] { return opt[ab] >> *2_(cd); };
inline constexpr auto need = "need"_rule = [] { return opt[ab] >> 1*2_(cd); };
inline constexpr auto longer = "longer"_rule = [] { return (lit("a") | "ab") >> "c"; };
inline constexpr auto either = "either"_rule = [] { return lit("a") >> "b" | lit("a") >> "c"; };
inline constexpr auto known = "known"_rule = [] { return opt[1*(lit("a") | "1") >> "@"] >> 1*lit("1"); };
inline constexpr auto ended = "ended"_rule = [] { return known >> "!" >> *(lit("a") | "@"); };
inline constexpr auto abc = "abc"_rule = [] { return 1*lit("a") >> "b" >> "c"; };
inline constexpr auto both = "both"_rule = [] { return lit("ab") >> "!" | opt[abc] >> "ab"; };
inline constexpr auto tried = "tried"_rule = [] { return opt[*lit("a") >> "b"] >> (*lit("a") >> (lit("b") >> "c")); };
} // namespace told
static_assert(consturi::diagnose<false>(told::longer, "a").expected == consturi::byte_set::of("bBcC"));
static_assert(consturi::diagnose<false>(told::option, "?").rule == "ab" && consturi::diagnose<false>(told::need, "?").rule == "cd");
static_assert(consturi::diagnose<false>(told::either, "ax").expected == consturi::byte_set::of("bBcC"));
static_assert(told::both.how == strategy::both_ways && consturi::diagnose<false>(told::both, "ab?").rule == "abc");
static_assert(told::known.how == strategy::lookahead && consturi::diagnose<false>(told::ended, "1a!@").position == 1);
static_assert(consturi::diagnose<false>(told::ended, "aa!@").position == 0);
static_assert(told::tried.how == strategy::both_ways && consturi::diagnose<false>(told::tried, "abax").position == 3);
static_assert(consturi::diagnose<false>(told::tried, "abax").expected == consturi::byte_set::of("aAbB"));
static_assert(consturi::diagnose<false>(told::closed, "ab?").position == 2 && consturi::diagnose<false>(told::closed, "ab?").rule == "closed");

// Nothing is read behind the text where an option was left out, or taken.
constexpr char taken[] = {'1', '@', '1'};
constexpr char left_out[] = {'1'};
static_assert(matches(told::known, {taken, 3}) && matches(told::known, {left_out, 1}));
static_assert(matches(told::known, "a@1") && !matches(told::known, "a"));
