// The longest match, for rules of each strategy.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc5234.hpp>

#include <string_view>

namespace abnf = consturi::abnf;
using namespace abnf::notation;
using abnf::detail::strategy;
using consturi::matches;
using consturi::rfc5234::ALPHA, consturi::rfc5234::DIGIT;

// The longest alternative wins, even if it is empty.
constexpr auto longest = [](auto const& rule, std::string_view text) {
    auto in = consturi::abnf::detail::input_of(text);
    auto const end = abnf::detail::longest_match(rule, in.first, in);
    return end ? end - in.first : -1;
};
static_assert(longest(opt["a"] | "b", "b") == 1 && longest(opt["a"] | "b", "c") == 0
              && longest(lit("a") | "b", "c") == -1);
static_assert(longest("bc" | opt["a"], "bx") == 0 && longest("bc" | opt["a"], "bc") == 2
              && longest("bc" | opt["a"], "a") == 1);
static_assert(longest(opt["a"] | "bc", "bx") == 0 && longest(lit("ab") | "cd", "ax") == -1);

// A repetition that can consume what follows it is simulated, and the longest match is still found.
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
static_assert(matches(rules::hostname, "a-b.c.d-d.") && matches(rules::hostname, "a")
              && matches(rules::hostname, "a1.b2"));
static_assert(!matches(rules::hostname, "a-.b") && !matches(rules::hostname, "a.b-") && !matches(rules::hostname, "")
              && !matches(rules::hostname, "1"));
static_assert(rules::tail.how == strategy::simulation);
static_assert(matches(rules::tail, "ab") && matches(rules::tail, "aaab") && !matches(rules::tail, "b")
              && !matches(rules::tail, "aa"));
static_assert(matches(rules::ambiguous, "abcd") && matches(rules::ambiguous, "aabbcdab")
              && matches(rules::ambiguous, "abb") && !matches(rules::ambiguous, "abc"));
static_assert(matches(rules::counted, "aaa") && matches(rules::counted, "aaaaaaa") && !matches(rules::counted, "aa")
              && !matches(rules::counted, "aaaaaaaa"));
static_assert(matches(rules::prefix, "abc") && matches(rules::prefix, "abcd") && matches(rules::prefix, "abbcd")
              && matches(rules::prefix, "ac") && !matches(rules::prefix, "ab"));
static_assert(matches(rules::nested, "b") && matches(rules::nested, "bb") && matches(rules::nested, "abab")
              && matches(rules::nested, "abbb") && !matches(rules::nested, "aab"));

static_assert(matches(*lit("a") >> "a" >> 2 * 3_("b"), "abb") && !matches(*lit("a") >> "a" >> 2 * 3_("b"), "ab"));
static_assert(matches(*2_("a") >> "ab" >> "c", "aabc") && matches(opt[1 * lit("a")] >> "ab", "aaab"));
static_assert(matches("a" >> opt["x" >> *lit("y")] >> "y", "axyy")
              && matches("a" >> opt["x" >> *lit("y")] >> "y", "ay"));
static_assert(matches((lit("q") | 1 * lit("x")) >> "xy", "xxxy") && matches((1 * lit("x") | "q") >> "xy", "xxxy"));

static_assert(matches(3_(opt["a"]), "aaa") && matches(3_(opt["a"]) >> "a", "aaaa")
              && matches(3_(opt["a"]) >> "a", "a"));
static_assert(!matches(3_(lit("a") | "aa") >> "b", "aab") && matches(3_(lit("a") | "aa") >> "b", "aaaab"));
static_assert(matches(*2_(lit("a") | "c" | "ca") >> "c", "ac") && matches("" >> *lit("a") >> "ab", "aab"));

// A part that can consume what follows it is tried at each of its ends.
static_assert(matches(opt[*2_(lit("a") >> ":") >> "a"] >> "::", "::")
              && matches(opt[*2_(lit("a") >> ":") >> "a"] >> "::", "a::"));
static_assert(matches(opt[*2_(lit("a") >> ":") >> "a"] >> "::", "a:a:a::")
              && !matches(opt[*2_(lit("a") >> ":") >> "a"] >> "::", "a:"));
static_assert(matches("x" >> group("a" >> 1 * 2_("b")) >> "bc", "xabbc")
              && matches("x" >> group("a" >> 1 * 2_("b")) >> "bc", "xabbbc"));
static_assert(matches(group(*2_("a") >> opt["b"]) >> "ac", "aac")
              && matches(group(*2_("a") >> opt["b"]) >> "ac", "aabac"));
static_assert(matches(group(*2_("a") >> 1 * 2_("a")) >> "ab", "aab")
              && !matches(group(*2_("a") >> 1 * 2_("a")) >> "ab", "ab"));

static_assert(matches(*lit("a") >> "" >> "ab", "aab") && !matches(*lit("a") >> "" >> "ab", "aaba"));
static_assert(matches(*lit("a") >> "ab" >> "", "aab") && !matches(*lit("a") >> "ab" >> "", "aa"));
static_assert(matches(lit("ab") | "a" >> lit("bc"), "abc") && matches(lit("ab") | group(lit("x") | "abc"), "abc"));

// Nothing after the text is read, whether an option is taken or left out.
constexpr auto known = "known"_rule = [] { return opt[1 * (lit("a") | "1") >> "@"] >> 1 * lit("1"); };
constexpr char taken[] = {'1', '@', '1'};
constexpr char left_out[] = {'1'};
static_assert(matches(known, {taken, 3}) && matches(known, {left_out, 1}));
static_assert(matches(known, "a@1") && !matches(known, "a"));
