// Static analysis of rules: match strategy, FIRST sets, nullability.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc5234.hpp>

namespace abnf = consturi::abnf;
using namespace abnf::notation;
using abnf::detail::strategy;
using consturi::matches;
using consturi::rfc5234::ALPHA;

// A rule gets the cheapest strategy that finds its longest match.
static_assert((opt["a"] >> "b").analysis.how == strategy::possessive);
static_assert((opt["a"] >> (opt["a"] >> "a")).analysis.how == strategy::simulation);
static_assert((lit("b") | 2 * lit("a")).analysis.counts_rounds && (2 * lit("a") | "b").analysis.counts_rounds);
// Backtracking tries at most 64 ends of a part. Beyond that a rule is simulated.
static_assert((*63_("a") >> "a").analysis.how == strategy::backtracking
              && (*64_("a") >> "a").analysis.how == strategy::simulation);

// The number of tries includes those inside named rules. A simulated rule has one for each position.
namespace nested {
inline constexpr auto once = "once"_rule = [] { return *63_("a") >> "a"; };
inline constexpr auto twice = "twice"_rule = [] { return *63_("a") >> once; };
inline constexpr auto thrice = "thrice"_rule = [] { return *63_("a") >> twice; };
inline constexpr auto one = "one"_rule = [] { return opt[*ALPHA >> ","] >> once; };
inline constexpr auto two = "two"_rule = [] { return opt[*ALPHA >> ","] >> one; };
} // namespace nested
static_assert(nested::once.analysis.max_tries == 1 + 64 * 1 && nested::twice.how == strategy::simulation
              && nested::twice.analysis.max_tries == 63 + 63 + 1);
static_assert(matches(nested::thrice, "aaa") && !matches(nested::thrice, "") && !matches(nested::thrice, "aaab"));
static_assert(nested::one.how == strategy::lookahead && nested::one.analysis.max_tries == 1 + 3 * 65
              && nested::two.analysis.max_tries == 1 + 3 * 196 && matches(nested::two, "a,a,a"));

// Alternatives that begin alike are all tried: the tries double with each of these rules.
constexpr abnf::range one_byte(unsigned value) {
    return {static_cast<unsigned char>(value), static_cast<unsigned char>(value)};
}
template <unsigned Depth>
constexpr auto doubled = "doubled"_rule =
    [] { return doubled<Depth - 1> >> one_byte(2 * Depth) | doubled<Depth - 1> >> one_byte(2 * Depth + 1); };
template <>
constexpr auto doubled<0> = "doubled"_rule = [] { return x(0); };
static_assert(doubled<12>.how == strategy::possessive && doubled<12>.analysis.max_tries == abnf::detail::max_steps
              && doubled<13>.how == strategy::simulation);
static_assert((lit("ab") | "cd").analysis.max_tries == 1 && (opt["a"] | "b").analysis.max_tries == 2
              && (lit("") >> "").analysis.max_tries == 2);

// `max_ends` and `max_tries` bound the backtracking, `rest`, `extension` and `part_last` are sets of bytes inside and
// after a match.
namespace analyzed {
inline constexpr auto two = "two"_rule = [] { return *1_("a") >> "a"; };
inline constexpr auto one = "one"_rule = [] { return *lit("a") >> "ab" >> "c"; };
inline constexpr auto three = "three"_rule = [] { return opt[*lit("a") >> ","] >> *lit("a"); };
inline constexpr auto four = "four"_rule = [] { return opt["a"] >> (opt["a"] >> "a"); };
} // namespace analyzed
static_assert((*63_("a") >> analyzed::two).how == strategy::backtracking
              && (*63_("a") >> analyzed::two).analysis.max_tries == 1 + 64 * 3);
static_assert((*2_("a") | "b").analysis.extension.contains('a') && (*2_("a") | "b").analysis.extension.contains('b'));
static_assert((lit("b") | *2_("a")).analysis.extension.contains('a')
              && (lit("b") | *2_("a")).analysis.extension.contains('b'));
static_assert((*1_(*2_("a"))).analysis.max_ends == 0 && (*2_("a")).analysis.max_ends == 3
              && (*1_("a")).analysis.rest.empty());
static_assert((2_("a")).analysis.rest == consturi::byte_set::of("aA")
              && (2_("ab")).analysis.rest == consturi::byte_set::of("aAbB"));
static_assert((lit("ab") | "cd").analysis.rest == consturi::byte_set::of("bBdD")
              && (opt["a"] >> "b").analysis.first == consturi::byte_set::of("aAbB"));
static_assert((lit("ab") | "cd" | "ae").analysis.extension == consturi::byte_set::of("bBeE")
              && (lit("ab") | "cd" | "ce").analysis.extension == consturi::byte_set::of("dDeE"));
static_assert((*2_("a") | "ab").analysis.extension == consturi::byte_set::of("aAbB")
              && (lit("ab") | *2_("a")).analysis.extension == consturi::byte_set::of("aAbB"));
static_assert((*2_(lit("b") >> opt["c"])).analysis.extension == consturi::byte_set::of("bBcC"));
static_assert((opt[lit("a") >> opt["b"]]).analysis.part_last == consturi::byte_set::of("aAbB")
              && (opt[lit("a") >> "b"]).analysis.part_last == consturi::byte_set::of("bB"));
static_assert((opt["a"] | "bc").analysis.nullable && ("bc" | opt["a"]).analysis.nullable
              && (1 * opt["a"]).analysis.nullable && !(lit("a") | "bc").analysis.nullable);
static_assert((*("b" >> 2 * lit("a"))).analysis.counts_rounds && (2 * lit("a") >> "b").analysis.counts_rounds
              && !(1 * lit("a") >> "b").analysis.counts_rounds);
static_assert((3_(opt["a"])).analysis.how == strategy::simulation);
static_assert((*2_("a") | *3_("b")).analysis.max_ends == 7 && (opt[*2_("a")]).analysis.max_ends == 4
              && (2_("a")).analysis.extension.empty());
static_assert((lit("b") | *1_("c")).analysis.extension.contains('c')
              && (*1_("c") | "b").analysis.extension.contains('c'));
static_assert(analyzed::three.analysis.max_tries == 1 + 3);
static_assert((*63_("a") >> "a" >> "b").analysis.max_tries == 65
              && ("b" >> (*63_("a") >> "a")).analysis.max_tries == 65);
static_assert((*1_(*lit("a"))).analysis.how == strategy::possessive);
static_assert((analyzed::three | "b").analysis.max_tries == 5 && ("b" | analyzed::three).analysis.max_tries == 5);
static_assert(analyzed::one.how == strategy::simulation && analyzed::one.analysis.max_ends == 1
              && analyzed::four.how == strategy::simulation && analyzed::four.analysis.max_ends == 0);
