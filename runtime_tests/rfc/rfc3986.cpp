// The rules of RFC 3986, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/check_longest.hpp"
#include "cases/rfc3986.hpp"
#include "exact_copy.hpp"

#include <consturi/rfc/rules.hpp>

#include <boost/hana/for_each.hpp>

#include <iterator>
#include <random>
#include <string>
#include <string_view>

using namespace cases;

TEST_CASE("RFC 3986 3.2.2: an IPv6 address is one of nine alternatives") { check_all(ipv6_addresses); }
TEST_CASE("RFC 3986 3.2.2: a dotted name is a reg-name unless it is an IPv4 address") { check_all(other_hosts); }
TEST_CASE("RFC 3986 A: the other rules accept what they should and no more") { check_all(other_rules); }
TEST_CASE("RFC 3986 2.2, 2.3: reserved and unreserved characters are those and no others") { check_all(one_byte_rules); }
TEST_CASE("RFC 3986 3: each byte is accepted where it may stand and nowhere else") { check_all(places); }

TEST_CASE("each rule of RFC 3986 is matched exactly, on texts made to confuse it") {
    check_texts(consturi::rfc3986::path_abempty | consturi::rfc3986::path_rootless, "a/:", 5);
    std::mt19937 random(20061);
    constexpr std::string_view bytes = "::://..??##@@[[]]%%%aAfFvV1122500!$-_ \xC3\\";
    constexpr std::string_view pieces[] = {"http:", "//", "[::1]", "1.2.3.4", "255", "%41", "[v1.", "::", "1:2:3:4:5:6:", "a@"};
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
