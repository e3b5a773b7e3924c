// Literals of addresses. runtime_tests/host/address_literals.cpp tests the messages for invalid ones.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/host/address_literals.hpp>

#include <type_traits>

using namespace consturi::literals;
using consturi::ipv4_address, consturi::ipv6_address;

static_assert("192.0.2.1"_ipv4 == ipv4_address(192, 0, 2, 1));
static_assert("2001:DB8::192.0.2.1"_ipv6 == ipv6_address(0x2001, 0xdb8, 0, 0, 0, 0, 0xc000, 0x201));
static_assert(std::is_same_v<decltype("0.0.0.0"_ipv4), ipv4_address>);
static_assert(std::is_same_v<decltype("::"_ipv6), ipv6_address>);

// In templates and generic lambdas
template <class>
constexpr auto in_template() {
    return "192.0.2.1"_ipv4;
}
constexpr auto in_lambda = [](auto) { return "::1"_ipv6; };
template <class>
struct in_class {
    ipv4_address member = "192.0.2.1"_ipv4;
};
static_assert(in_template<int>() == "192.0.2.1"_ipv4 && in_lambda(1) == "::1"_ipv6
              && in_class<int>().member == "192.0.2.1"_ipv4);
consteval bool in_immediate_function() { return "::1"_ipv6.is_loopback(); }
static_assert(in_immediate_function());
