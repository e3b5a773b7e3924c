// RFC 3986 A: the rules, each on its own, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/rfc3986.hpp"

#include <consturi/rfc/rules.hpp>

#include <boost/hana/bool.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/remove_if.hpp>
#include <boost/hana/unpack.hpp>

namespace hana = boost::hana;
using namespace cases;
using consturi::abnf::detail::strategy;

static_assert(first_wrong(ipv6_addresses) == std::size(ipv6_addresses));
static_assert(first_wrong(other_hosts) == std::size(other_hosts));
static_assert(first_wrong(other_rules) == std::size(other_rules));
static_assert(first_wrong(one_byte_rules) == std::size(one_byte_rules));

// No rule accepts a single byte that is in none of the RFC's character classes.
constexpr bool accepts_a_byte_of_no_class(auto const& rule) {
    for (char const c : {'\0', '\x1F', ' ', '"', '<', '>', '\\', '^', '`', '{', '|', '}', '\x7F', '\x80', '\xFF'})
        if (consturi::matches(rule, {&c, 1})) return true;
    return false;
}
static_assert(hana::unpack(rfc::rules, [](auto... rule) { return !(... || accepts_a_byte_of_no_class(rule)); }));

static_assert(first_wrong<byte_positions>() == std::size(byte_positions));

// All rules but two are possessive.
static_assert(consturi::rfc3986::authority.how == strategy::lookahead);
static_assert(consturi::rfc3986::IPv6address.how == strategy::backtracking);
constexpr auto others = hana::remove_if(
    consturi::rfc3986::rules, [](auto rule) { return hana::bool_c < decltype(rule)::how == strategy::possessive > ; });
static_assert(hana::length(others) == hana::size_c<2>);

// Rules model hana::Foldable.
static_assert(hana::Foldable<decltype(consturi::rfc3986::authority)>::value);
static_assert(hana::length(consturi::rfc3986::port) == hana::size_c<1>);
