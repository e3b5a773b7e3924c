// IANA's registries of special-purpose addresses, at compile time: the smallest block that contains an address.
// runtime_tests/host/special_purpose.cpp compares the registries with IANA's.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address.hpp"

using namespace cases;

template <class Address>
constexpr text block_of(text address) {
    auto const block = Address::parse(address)->special_purpose();
    return block ? block->name : "";
}
static_assert(block_of<ipv4_address>("192.0.0.1") == "IPv4 Service Continuity Prefix");
static_assert(block_of<ipv4_address>("192.0.0.8") == "IPv4 dummy address");
static_assert(block_of<ipv4_address>("192.0.0.11") == "IETF Protocol Assignments");
static_assert(block_of<ipv4_address>("0.0.0.0") == "\"This host on this network\"");
static_assert(block_of<ipv4_address>("255.255.255.255") == "Limited Broadcast");
static_assert(block_of<ipv4_address>("224.0.0.1").empty() && block_of<ipv4_address>("8.8.8.8").empty());
static_assert(block_of<ipv6_address>("2001::1") == "TEREDO");
static_assert(block_of<ipv6_address>("2001:1::4") == "IETF Protocol Assignments");
static_assert(block_of<ipv6_address>("::ffff:10.0.0.1") == "IPv4-mapped Address");
static_assert(block_of<ipv6_address>("ff02::1").empty() && block_of<ipv6_address>("2606:4700::").empty());
