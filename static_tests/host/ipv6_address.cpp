// IPv6 addresses, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address.hpp"

#include <compare>
#include <type_traits>

using namespace cases;

static_assert(first_wrong<valid_ipv6_addresses>() == std::size(valid_ipv6_addresses));
static_assert(first_wrong<invalid_ipv6_addresses>() == std::size(invalid_ipv6_addresses));
static_assert(first_wrong<ipv6_classes>() == std::size(ipv6_classes));

static_assert(std::is_trivially_copyable_v<ipv6_address> && sizeof(ipv6_address) == 16);
static_assert(ipv6_address() == ipv6_address(0, 0) && ipv6_address(1, 2) != ipv6_address(1, 2, 0, 0, 0, 0, 0, 1));
static_assert(ipv6_address(0xff, 0) < ipv6_address(0x100, 0)
              && (ipv6_address(0x8000, 0) <=> ipv6_address(0x7fff, 0xffff)) == std::strong_ordering::greater);
static_assert(ipv6_address(0x123, 0x4567).bytes[0] == 1 && ipv6_address(0x123, 0x4567).bytes[3] == 0x67);
static_assert(ipv6_address(0x123, 0x4567).group(0) == 0x123 && ipv6_address(0, 0, 0, 0, 0, 0, 0, 8).group(7) == 8);

static_assert(text("ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff").size() == ipv6_address::max_size);

constexpr unsigned char bytes[16]{0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
static_assert(ipv6_address(bytes) == ipv6_address(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1));
static_assert(!std::is_convertible_v<unsigned char const (&)[16], ipv6_address>);

template <ipv6_address>
struct listener {};
static_assert(std::is_same_v<listener<ipv6_address(bytes)>, listener<*ipv6_address::parse("2001:db8::1")>>);

static_assert(ipv6_address(1, 2).is_in({1, 3}, 31) && !ipv6_address(1, 2).is_in({1, 3}, 32));
static_assert(ipv6_address(0xffff, 0).is_in({}, 0) && !ipv6_address(0, 0, 0, 0, 0, 0, 0, 1).is_in({}, 128));

// Addresses that embed an IPv4 address
constexpr auto embedded_in(text address) { return ipv6_address::parse(address)->embedded_ipv4(); }
static_assert(embedded_in("::ffff:192.0.2.1") == ipv4_address(192, 0, 2, 1));
static_assert(embedded_in("64:ff9b::192.0.2.33") == ipv4_address(192, 0, 2, 33));                  // RFC 6052 2.4
static_assert(embedded_in("2002:c000:201:1:2:3:4:5") == ipv4_address(192, 0, 2, 1));               // RFC 3056 2
static_assert(embedded_in("2001:0:4136:e378:8000:63bf:3fff:fdd2") == ipv4_address(192, 0, 2, 45)); // RFC 4380 4
static_assert(embedded_in("64:ff9b:1::192.0.2.1") == ipv4_address(192, 0, 2, 1));                  // RFC 8215
static_assert(embedded_in("::192.0.2.1") == ipv4_address(192, 0, 2, 1));                           // RFC 4291 2.5.5.1
static_assert(embedded_in("::ffff:0:192.0.2.1") == ipv4_address(192, 0, 2, 1));                    // RFC 2765 2.1
static_assert(embedded_in("fe80::200:5efe:192.0.2.1") == ipv4_address(192, 0, 2, 1));              // RFC 5214 6.1
static_assert(embedded_in("2002:c000:201::5efe:10.0.0.1") == ipv4_address(192, 0, 2, 1));          // 6to4 and ISATAP
static_assert(!embedded_in("::") && !embedded_in("::1") && !embedded_in("64:ff9b:2::192.0.2.1")
              && !embedded_in("2001:1::") && !embedded_in("2003::") && !embedded_in("::1:0:192.0.2.1")
              && !embedded_in("2001:db8::192.0.2.1"));
static_assert(ipv6_address::parse("::ffff:1.2.3.4")->is_ipv4_mapped()
              && !ipv6_address::parse("64:ff9b::1.2.3.4")->is_ipv4_mapped()
              && !ipv6_address::parse("::1.2.3.4")->is_ipv4_mapped()
              && !ipv6_address::parse("1::ffff:1.2.3.4")->is_ipv4_mapped());
