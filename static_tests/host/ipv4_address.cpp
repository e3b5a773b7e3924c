// IPv4 addresses, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address.hpp"

#include <compare>
#include <type_traits>

using namespace cases;

static_assert(first_wrong<valid_ipv4_addresses>() == std::size(valid_ipv4_addresses));
static_assert(first_wrong<invalid_ipv4_addresses>() == std::size(invalid_ipv4_addresses));
static_assert(first_wrong<ipv4_classes>() == std::size(ipv4_classes));

static_assert(std::is_trivially_copyable_v<ipv4_address> && sizeof(ipv4_address) == 4);
static_assert(ipv4_address() == ipv4_address(0, 0, 0, 0) && ipv4_address(1, 2, 3, 4) != ipv4_address(1, 2, 3, 5));
static_assert(ipv4_address(9, 0, 0, 0) < ipv4_address(10, 0, 0, 0)
              && (ipv4_address(128, 0, 0, 0) <=> ipv4_address(127, 0, 0, 0)) == std::strong_ordering::greater);
static_assert(ipv4_address(1, 2, 3, 4).bytes[0] == 1 && ipv4_address(1, 2, 3, 4).bytes[3] == 4);

static_assert(text("255.255.255.255").size() == ipv4_address::max_size);

template <ipv4_address>
struct listener {};
static_assert(std::is_same_v<listener<ipv4_address(127, 0, 0, 1)>, listener<*ipv4_address::parse("127.0.0.1")>>);

// Blocks of each size
static_assert(ipv4_address(255, 255, 255, 255).is_in({0, 0, 0, 0}, 0));
static_assert(ipv4_address(127, 0, 0, 0).is_in({0, 0, 0, 0}, 1) && !ipv4_address(128, 0, 0, 0).is_in({0, 0, 0, 0}, 1));
static_assert(ipv4_address(1, 2, 3, 4).is_in({1, 2, 3, 5}, 31) && !ipv4_address(1, 2, 3, 4).is_in({1, 2, 3, 5}, 32)
              && !ipv4_address(1, 2, 3, 4).is_in({1, 2, 3, 5}, 33));
