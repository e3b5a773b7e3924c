// Loops that the matcher runs as one scan over bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/match.hpp>
#include <consturi/abnf/notation.hpp>

namespace abnf = consturi::abnf;
using namespace abnf::notation;
using consturi::matches;

// Single-byte iterations run as one scan only if no longer iteration begins with such a byte.
static_assert(matches(*(lit("a") | "ab"), "aaba") && matches(*(lit("ab") | "cd"), "abcdab")
              && matches(*(lit("a") >> "b"), "abab"));
static_assert((*(lit("a") | "bc")).plan.divided && !(*(lit("a") | "ab")).plan.divided
              && (*(lit("a") | "ab")).plan.skipped.set.empty());
static_assert((*(lit("a") | "bc")).plan.skipped.set == consturi::byte_set::of("aA")
              && (*(lit("bc") | "a")).plan.skipped.set == consturi::byte_set::of("aA"));
static_assert((*("/" >> *lit("a"))).plan.joined && !(*("/" >> *("." >> *lit("a")))).plan.joined);
static_assert(!(*(lit("a") >> *(lit("b") | lit("a") >> "c"))).plan.joined);
static_assert(matches(*("/" >> *lit("a")), "/") && matches(*("/" >> *lit("a")), ""));

// *( a *b ) is one scan if it is equivalent to [ a *( a / b ) ].
static_assert(matches(*("/" >> *lit("a")), "/aa/") && !matches(*("/" >> *lit("a")), "a/")
              && !matches(1 * ("/" >> *lit("a")), ""));
static_assert(matches(2 * ("/" >> *lit("a")), "/a/") && !matches(2 * ("/" >> *lit("a")), "/a"));
static_assert(matches(*("/" >> 1 * lit("a")), "/a/a") && !matches(*("/" >> 1 * lit("a")), "/a/"));
static_assert(matches(*("/" >> *("." >> *lit("a"))), "/.a./") && !matches(*("/" >> *("." >> *lit("a"))), "/a"));
