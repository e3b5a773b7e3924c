// Loops that the matcher runs as one scan over bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/match.hpp>
#include <consturi/abnf/notation.hpp>

#include <type_traits>

namespace abnf = consturi::abnf;
using namespace abnf::notation;
using consturi::matches;

// Single-byte iterations run as one scan only if no longer iteration begins with such a byte.
static_assert(matches(*(lit("a") | "ab"), "aaba") && matches(*(lit("ab") | "cd"), "abcdab")
              && matches(*(lit("a") >> "b"), "abab"));
static_assert((*(lit("a") | "bc")).rounds_are_disjoint && !(*(lit("a") | "ab")).rounds_are_disjoint
              && (*(lit("a") | "ab")).one_byte_rounds.set.empty());
static_assert((*(lit("a") | "bc")).one_byte_rounds.set == consturi::byte_set::of("aA")
              && (*(lit("bc") | "a")).one_byte_rounds.set == consturi::byte_set::of("aA"));
// What remains are the longer alternatives, without the names around them.
constexpr auto named_choice = "named-choice"_rule = [] { return lit("a") | "bc"; };
static_assert(std::is_same_v<decltype((*(named_choice | "d")).longer_rounds), abnf::string<2>>);
static_assert((*(named_choice | "d")).rounds_are_disjoint
              && (*(named_choice | "d")).one_byte_rounds.set == consturi::byte_set::of("aAdD"));
static_assert((*("/" >> *lit("a"))).is_joined && !(*("/" >> *("." >> *lit("a")))).is_joined);
static_assert(!(*(lit("a") >> *(lit("b") | lit("a") >> "c"))).is_joined);
static_assert(matches(*("/" >> *lit("a")), "/") && matches(*("/" >> *lit("a")), ""));

// *( a *b ) is one scan if it is equivalent to [ a *( a / b ) ].
static_assert(matches(*("/" >> *lit("a")), "/aa/") && !matches(*("/" >> *lit("a")), "a/")
              && !matches(1 * ("/" >> *lit("a")), ""));
static_assert(matches(2 * ("/" >> *lit("a")), "/a/") && !matches(2 * ("/" >> *lit("a")), "/a"));
static_assert(matches(*("/" >> 1 * lit("a")), "/a/a") && !matches(*("/" >> 1 * lit("a")), "/a/"));
static_assert(matches(*("/" >> *("." >> *lit("a"))), "/.a./") && !matches(*("/" >> *("." >> *lit("a"))), "/a"));
