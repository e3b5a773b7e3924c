// Equivalence and its hash, by the compiler.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/compare.hpp"

#include <consturi/literals.hpp>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

static_assert(each_holds<differences>());

// What is equivalent is so between all kinds of URIs and references.
constexpr auto shout = "HTTP://H/%7E"_uri;
constexpr auto whisper = "http://h/~"_uri_reference;
static_assert(equivalent(shout, whisper) && equivalence_hash<>()(shout) == equivalence_hash<>()(whisper) && !(shout == whisper));
static_assert(equivalent(checked_uri("HTTP://H/~"), whisper));
// The hash is FNV-1a, by its authors' test.
static_assert([] {
    hash_writer to;
    for (char const c : {'f', 'o', 'o', 'b', 'a', 'r'}) to.take(c, false);
    return to.hash();
}() == 0x85944171F73967E8);
