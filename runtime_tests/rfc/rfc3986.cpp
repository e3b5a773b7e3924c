// RFC 3986 A: the rules, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/rfc3986.hpp"
#include "abnf/check_longest.hpp"
#include "exact_copy.hpp"

#include <consturi/rfc/rules.hpp>

#include <boost/hana/for_each.hpp>

#include <iterator>
#include <random>
#include <string>
#include <string_view>

using namespace cases;

TEST_CASE("RFC 3986 3.2.2: an IPv6 address matches one of nine alternatives") { check_all(ipv6_addresses); }
TEST_CASE("RFC 3986 3.2.2: a dotted name is a reg-name unless it is an IPv4 address") { check_all(other_hosts); }
TEST_CASE("RFC 3986 A: the other rules accept and reject the listed texts") { check_all(other_rules); }
TEST_CASE("RFC 3986 2.2, 2.3: the reserved and unreserved characters are exactly the listed ones") {
    check_all(one_byte_rules);
}
TEST_CASE("RFC 3986 3: each byte is accepted exactly where the grammar allows it") { check_all(byte_positions); }

TEST_CASE("RFC 3986 A: each rule agrees with the reference matcher on adversarial texts") {
    check_texts(consturi::rfc3986::path_abempty | consturi::rfc3986::path_rootless, "a/:", 5);
    std::mt19937 random(20061);
    constexpr std::string_view bytes = "::://..??##@@[[]]%%%aAfFvV1122500!$-_ \xC3\\";
    constexpr std::string_view pieces[] = {"http:", "//",   "[::1]", "1.2.3.4",      "255",
                                           "%41",   "[v1.", "::",    "1:2:3:4:5:6:", "a@"};
    boost::hana::for_each(consturi::rfc3986::rules, [&](tested_rule const& rule) {
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
