// IP addresses as in_addr and in6_addr.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi.hpp>
#include <consturi/in_addr.hpp>

#include <cstring>

#include <arpa/inet.h>
#include <netdb.h>
#include <sys/socket.h>

using namespace consturi;
using namespace consturi::literals;

TEST_CASE("an IPv4 address is an in_addr with the same bytes") {
    CHECK(to_in_addr("1.2.3.4"_ipv4).s_addr == htonl(0x01020304));
    in_addr expected{};
    REQUIRE(inet_pton(AF_INET, "192.0.2.255", &expected) == 1);
    CHECK(to_in_addr("192.0.2.255"_ipv4).s_addr == expected.s_addr);
    CHECK(to_ipv4_address(expected) == "192.0.2.255"_ipv4);
}

TEST_CASE("an IPv6 address is an in6_addr with the same bytes") {
    in6_addr expected{};
    REQUIRE(inet_pton(AF_INET6, "2001:db8::1:2", &expected) == 1);
    auto const address = to_in6_addr("2001:db8::1:2"_ipv6);
    CHECK(std::memcmp(&address, &expected, sizeof address) == 0);
    CHECK(to_ipv6_address(expected) == "2001:db8::1:2"_ipv6);
    CHECK(to_ipv6_address(in6addr_loopback) == "::1"_ipv6);
}

TEST_CASE("the address of a URI is that which getaddrinfo finds for the same text") {
    addrinfo hints{};
    hints.ai_flags = AI_NUMERICHOST;
    addrinfo* found = nullptr;
    REQUIRE(getaddrinfo("::ffff:192.0.2.1", "443", &hints, &found) == 0);
    sockaddr_in6 socket_address{};
    std::memcpy(&socket_address, found->ai_addr, sizeof socket_address);
    freeaddrinfo(found);
    CHECK("https://[::ffff:192.0.2.1]:443/"_uri.ipv6() == to_ipv6_address(socket_address.sin6_addr));
}
