// IPv4 addresses, at run time, compared with inet_pton and inet_ntop.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address.hpp"
#include "exact_copy.hpp"

#include <string>
#include <unordered_set>

#include <arpa/inet.h>

using namespace cases;

TEST_CASE("RFC 3986 3.2.2: an IPv4 address has the value of its text, and prints as that text") {
    check_all(valid_ipv4_addresses);
}
TEST_CASE("an invalid IPv4 address is an error at the byte and in the rule that cannot continue") {
    check_all(invalid_ipv4_addresses);
}
TEST_CASE("RFC 6890: an IPv4 address belongs to exactly the listed classes") { check_all(ipv4_classes); }

TEST_CASE("an IPv4 address agrees with inet_pton and inet_ntop in each octet") {
    for (unsigned place = 0; place != 4; ++place) {
        for (unsigned octet = 0; octet != 256; ++octet) {
            ipv4_address address(1, 20, 103, 0);
            address.bytes[place] = static_cast<unsigned char>(octet);
            char expected[INET_ADDRSTRLEN];
            REQUIRE(inet_ntop(AF_INET, address.bytes, expected, sizeof expected));
            CHECK(address.to_string() == expected);
            CHECK(ipv4_address::parse(exact_copy(expected)) == address);
        }
    }
}

TEST_CASE("exactly the texts that inet_pton accepts are IPv4 addresses") {
    // All texts of four parts, each of which is one of these
    std::string const parts[] = {"",    "0",   "1",   "00",  "01",   "9",   "10", "99", "100", "199", "249", "250",
                                 "255", "256", "260", "300", "1000", "0x1", "a",  " 1", "1 ",  "-1",  "+1",  "1.1"};
    std::size_t accepted = 0;
    for (auto const& a : parts)
        for (auto const& b : parts)
            for (auto const& c : parts)
                for (auto const& d : parts) {
                    auto const text = a + "." + b + "." + c + "." + d;
                    ipv4_address expected;
                    bool const is_address = inet_pton(AF_INET, text.c_str(), expected.bytes) == 1;
                    auto const parsed = ipv4_address::parse(text);
                    if (parsed.has_value() != is_address || (is_address && *parsed != expected)) FAIL_CHECK(text);
                    accepted += is_address;
                }
    CHECK(accepted == 10'000);
}

TEST_CASE("equal IPv4 addresses have the same hash") {
    std::unordered_set<ipv4_address> set;
    for (unsigned octet = 0; octet != 256; ++octet) set.emplace(10, 0, 0, static_cast<unsigned char>(octet));
    CHECK(set.size() == 256);
    CHECK(set.contains(*ipv4_address::parse("10.0.0.255")));
    CHECK_FALSE(set.contains(ipv4_address(10, 0, 1, 0)));
}
