// RFC 3986, judged by the compiler: passing is compiling.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/mistakes.hpp"
#include "cases/rules.hpp"
#include "cases/uris.hpp"

#include <consturi/rfc/rules.hpp>

#include <boost/hana/unpack.hpp>

using namespace cases;

// Rules alone, then URIs: what is wrong in a rule shows soonest where it is asked alone.
static_assert(all_hold(ipv6_addresses));
static_assert(all_hold(other_hosts));
static_assert(all_hold(other_rules));
static_assert(all_hold(one_byte_rules));

// No rule has a byte that is in none of the RFC's character classes.
constexpr bool has_a_byte_of_no_class(auto const& rule) {
    for (char const c : {'\0', '\x1F', ' ', '"', '<', '>', '\\', '^', '`', '{', '|', '}', '\x7F', '\x80', '\xFF'})
        if (consturi::matches(rule, {&c, 1})) return true;
    return false;
}
static_assert(boost::hana::unpack(rfc::rules, [](auto... rule) { return !(... || has_a_byte_of_no_class(rule)); }));

static_assert(all_hold(examples_of_1_1_2));
static_assert(all_hold(examples_of_3));
static_assert(all_hold(inputs_of_5_4));
static_assert(all_hold(undefined_and_empty));
static_assert(all_hold(authorities));
static_assert(all_hold(paths_and_what_follows));

static_assert(all_hold(mistakes_in_uris));
static_assert(all_hold(mistakes_in_references));
static_assert(all_hold(mendings));
static_assert(all_hold(accepted_elsewhere));

static_assert(each_holds<places>());
