// The rules of RFC 3986, each alone, judged by the compiler: passing is compiling.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/rules.hpp"

#include <consturi/rfc/rules.hpp>

#include <boost/hana/unpack.hpp>

using namespace cases;

static_assert(all_hold(ipv6_addresses));
static_assert(all_hold(other_hosts));
static_assert(all_hold(other_rules));
static_assert(all_hold(one_byte_rules));

// No rule takes, by itself, a byte that is in none of the RFC's character classes.
constexpr bool takes_a_byte_of_no_class(auto const& rule) {
    for (char const c : {'\0', '\x1F', ' ', '"', '<', '>', '\\', '^', '`', '{', '|', '}', '\x7F', '\x80', '\xFF'})
        if (consturi::matches(rule, {&c, 1})) return true;
    return false;
}
static_assert(boost::hana::unpack(rfc::rules, [](auto... rule) { return !(... || takes_a_byte_of_no_class(rule)); }));

static_assert(each_holds<places>());
