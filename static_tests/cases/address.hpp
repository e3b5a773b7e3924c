// IPv4 and IPv6 addresses: their texts, and the classes that they belong to.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_ADDRESS_HPP
#define CONSTURI_CASES_ADDRESS_HPP

#include "cases/cases.hpp"

#include <consturi/host/ipv4_address.hpp>
#include <consturi/host/ipv6_address.hpp>
#include <consturi/host/special_purpose.hpp>

namespace cases {

using consturi::ipv4_address;
using consturi::ipv6_address;

template <class Address>
constexpr bool prints(Address const& address, text expected) {
    char buffer[Address::max_size]{};
    return address.to_string_into(buffer) == expected && !address.to_string_into({buffer, expected.size() - 1});
}

/// A text, the address, and the canonical text.
template <class Address>
struct address_case {
    text input;
    Address address;
    text canonical;
};

template <class Address>
constexpr text input_of(address_case<Address> const& row) {
    return row.input;
}
template <class Address>
constexpr bool holds(address_case<Address> const& row, text input) {
    return Address::parse(input) == row.address && prints(row.address, row.canonical)
           && Address::parse(row.canonical) == row.address;
}

/// An invalid text, and the position, the rule and the mistake of its error.
template <class Address>
struct invalid_address {
    text input;
    std::size_t position;
    text rule;
    consturi::mistake which;
};

template <class Address>
constexpr text input_of(invalid_address<Address> const& row) {
    return row.input;
}
template <class Address>
constexpr bool holds(invalid_address<Address> const& row, text input) {
    auto const parsed = Address::parse(input);
    return !parsed && parsed.error().position() == row.position && parsed.error().rule() == row.rule
           && parsed.error().code() == row.which;
}

using consturi::mistake;

// clang-format off

inline constexpr address_case<ipv4_address> valid_ipv4_addresses[] = {
    {"0.0.0.0",         {0, 0, 0, 0},         "0.0.0.0"},
    {"255.255.255.255", {255, 255, 255, 255}, "255.255.255.255"},
    {"1.20.100.209",    {1, 20, 100, 209},    "1.20.100.209"},
    {"9.10.99.100",     {9, 10, 99, 100},     "9.10.99.100"},
};

inline constexpr invalid_address<ipv4_address> invalid_ipv4_addresses[] = {
    {"",             0, "dec-octet",   mistake::incomplete_ip_address},
    {"1",            1, "IPv4address", mistake::incomplete_ip_address},
    {"1.2.3",        5, "IPv4address", mistake::incomplete_ip_address},
    {"1.2.3.",       6, "dec-octet",   mistake::incomplete_ip_address},
    {"1.2.3.4.",     7, "dec-octet",   mistake::unexpected_character},
    {"1.2.3.0.5",    7, "IPv4address", mistake::unexpected_character},
    {"1.2.3.255/8",  9, "IPv4address", mistake::prefix_length_of_ip_address},
    {"256.2.3.4",    2, "IPv4address", mistake::octet_over_255_in_ipv4_address},
    {"1.2.3.300",    8, "IPv4address", mistake::octet_over_255_in_ipv4_address},
    {"1.2.3.1000",   9, "IPv4address", mistake::octet_over_255_in_ipv4_address},
    {"2130706433",   3, "IPv4address", mistake::octet_over_255_in_ipv4_address},
    {"01.2.3.4",     1, "IPv4address", mistake::octet_with_a_leading_zero_in_ipv4_address},
    {"1.2.3.00",     7, "IPv4address", mistake::octet_with_a_leading_zero_in_ipv4_address},
    {"0x7f.0.0.1",   1, "IPv4address", mistake::unexpected_character},
    {"a",            0, "dec-octet",   mistake::unexpected_character},
    {" 1.2.3.4",     0, "dec-octet",   mistake::surrounding_white_space},
    {"1..2.3",       2, "dec-octet",   mistake::unexpected_character},
    {"-1.2.3.4",     0, "dec-octet",   mistake::unexpected_character},
    {"::1",          0, "dec-octet",   mistake::unexpected_character},
    {"1.2.3.4/",     7, "dec-octet",   mistake::unexpected_character},
    {"1.2.3.4/8 ",   7, "dec-octet",   mistake::unexpected_character},
    {"/8",           0, "dec-octet",   mistake::unexpected_character},
    {"\"1.2.3.4\"",  0, "dec-octet",   mistake::surrounding_quotation_mark},
    {"1.2.3.4\n",    7, "dec-octet",   mistake::surrounding_white_space},
};

// RFC 5952: the canonical text
inline constexpr address_case<ipv6_address> valid_ipv6_addresses[] = {
    {"::",                                      {},                                           "::"},
    {"0:0:0:0:0:0:0:0",                         {},                                           "::"},
    {"::1",                                     {0, 0, 0, 0, 0, 0, 0, 1},                     "::1"},
    {"1::",                                     {1, 0},                                       "1::"},
    {"1:2:3:4:5:6:7:8",                         {1, 2, 3, 4, 5, 6, 7, 8},                     "1:2:3:4:5:6:7:8"},
    {"FFFF:FFFF:FFFF:FFFF:FFFF:FFFF:FFFF:FFFF", {0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff}, "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"},
    {"0001:0023:0456:789A:B0C0:00DE:F000:0010", {1, 0x23, 0x456, 0x789a, 0xb0c0, 0xde, 0xf000, 0x10}, "1:23:456:789a:b0c0:de:f000:10"},
    {"2001:db8:0:0:0:0:2:1",                    {0x2001, 0xdb8, 0, 0, 0, 0, 2, 1},            "2001:db8::2:1"},               // 4.2.1
    {"2001:db8::0:1",                           {0x2001, 0xdb8, 0, 0, 0, 0, 0, 1},            "2001:db8::1"},
    {"2001:db8::1:1:1:1:1",                     {0x2001, 0xdb8, 0, 1, 1, 1, 1, 1},            "2001:db8:0:1:1:1:1:1"},        // 4.2.2
    {"2001:0:0:1:0:0:0:1",                      {0x2001, 0, 0, 1, 0, 0, 0, 1},                "2001:0:0:1::1"},               // 4.2.3
    {"2001:db8:0:0:1:0:0:1",                    {0x2001, 0xdb8, 0, 0, 1, 0, 0, 1},            "2001:db8::1:0:0:1"},           // the first one of equal runs
    {"2001:DB8::1:0:0:1",                       {0x2001, 0xdb8, 0, 0, 1, 0, 0, 1},            "2001:db8::1:0:0:1"},
    {"1:0:0:2:0:0:0:0",                         {1, 0, 0, 2},                                 "1:0:0:2::"},
    {"0:0:0:1:0:0:0:0",                         {0, 0, 0, 1},                                 "0:0:0:1::"},
    {"0:1:2:3:4:5:6:0",                         {0, 1, 2, 3, 4, 5, 6, 0},                     "0:1:2:3:4:5:6:0"},
    {"::2:3:4:5:6:7:8",                         {0, 2, 3, 4, 5, 6, 7, 8},                     "0:2:3:4:5:6:7:8"},
    {"1:2:3:4:5:6:7::",                         {1, 2, 3, 4, 5, 6, 7, 0},                     "1:2:3:4:5:6:7:0"},
    {"1:2:3:4:5:6:0:0",                         {1, 2, 3, 4, 5, 6, 0, 0},                     "1:2:3:4:5:6::"},
    {"0:0:3:4:5:6:7:8",                         {0, 0, 3, 4, 5, 6, 7, 8},                     "::3:4:5:6:7:8"},
    {"1:2:3:4:5:6:7.8.9.10",                    {1, 2, 3, 4, 5, 6, 0x708, 0x90a},             "1:2:3:4:5:6:708:90a"},
    {"1::255.0.0.16",                           {1, 0, 0, 0, 0, 0, 0xff00, 0x10},             "1::ff00:10"},
    {"::FFFF:C000:0201",                        {0, 0, 0, 0, 0, 0xffff, 0xc000, 0x201},       "::ffff:192.0.2.1"},            // 5
    {"0:0:0:0:0:ffff:192.0.2.1",                {0, 0, 0, 0, 0, 0xffff, 0xc000, 0x201},       "::ffff:192.0.2.1"},
    {"::ffff:0:0",                              {0, 0, 0, 0, 0, 0xffff},                      "::ffff:0.0.0.0"},
    {"::ffff:0:1:0",                            {0, 0, 0, 0, 0xffff, 0, 1, 0},                "::ffff:0:1:0"},
    {"::192.0.2.1",                             {0, 0, 0, 0, 0, 0, 0xc000, 0x201},            "::c000:201"},
    {"64:ff9b::192.0.2.1",                      {0x64, 0xff9b, 0, 0, 0, 0, 0xc000, 0x201},    "64:ff9b::c000:201"},
};

inline constexpr invalid_address<ipv6_address> invalid_ipv6_addresses[] = {
    {"",                      0, "IPv6address", mistake::incomplete_ip_address},
    {"1::2:",                 5, "h16",         mistake::incomplete_ip_address},
    {"::1.2.3",               7, "IPv4address", mistake::incomplete_ip_address},
    {":",                     1, "IPv6address", mistake::too_few_groups_in_ipv6_address},
    {"1",                     1, "IPv6address", mistake::too_few_groups_in_ipv6_address},
    {"1:2:3",                 5, "IPv6address", mistake::too_few_groups_in_ipv6_address},
    {"1:2:3:4:5:6:7:",       14, "IPv6address", mistake::too_few_groups_in_ipv6_address},
    {"1:2:3:4:5:6:7:8:9",    15, "h16",         mistake::too_many_groups_in_ipv6_address},
    {"1:2:3:4:5:6:7:8::",    15, "h16",         mistake::too_many_groups_in_ipv6_address},
    {"1::2::3",               5, "h16",         mistake::second_double_colon_in_ipv6_address},
    {":::",                   2, "h16",         mistake::second_double_colon_in_ipv6_address},
    {"12345::",               4, "IPv6address", mistake::more_than_four_hexdig_in_a_group_of_ipv6_address},
    {"fe80::1%eth0",          7, "h16",         mistake::zone_in_ipv6_address},
    {"::1.2.3.256",          10, "dec-octet",   mistake::octet_over_255_in_ipv4_address},
    {"::1.2.3.04",            9, "IPv6address", mistake::octet_with_a_leading_zero_in_ipv4_address},
    {"[::1]",                 0, "IPv6address", mistake::unexpected_character_in_ipv6_address},
    {"::1]",                  3, "h16",         mistake::unexpected_character_in_ipv6_address},
    {"192.0.2.1",             3, "IPv6address", mistake::unexpected_character_in_ipv6_address},
    {"::g",                   2, "h16",         mistake::unexpected_character_in_ipv6_address},
    {" ::1",                  0, "IPv6address", mistake::surrounding_white_space},
    {"::1/128",               3, "h16",         mistake::prefix_length_of_ip_address},
    {"v1.a",                  0, "IPv6address", mistake::unexpected_character_in_ipv6_address},
};

// clang-format on

// The classes as a set of bits
inline constexpr unsigned no_class = 0, unspecified = 1, loopback = 2, private_use = 4, shared = 8, link_local = 16,
                          documentation = 32, benchmarking = 64, multicast = 128, broadcast = 256, unique_local = 512,
                          global = 1024;

template <class Address>
constexpr unsigned classes_of(Address const& a) {
    unsigned classes = a.is_unspecified() * unspecified | a.is_loopback() * loopback | a.is_private() * private_use
                       | a.is_shared() * shared | a.is_link_local() * link_local | a.is_documentation() * documentation
                       | a.is_benchmarking() * benchmarking | a.is_multicast() * multicast
                       | a.is_broadcast() * broadcast | a.is_global() * global;
    if constexpr (requires { a.is_unique_local(); }) classes |= a.is_unique_local() * unique_local;
    return classes;
}

/// An address, and all classes that it belongs to.
template <class Address>
struct class_case {
    text address;
    unsigned classes;
};

template <class Address>
constexpr text input_of(class_case<Address> const& row) {
    return row.address;
}
template <class Address>
constexpr bool holds(class_case<Address> const& row, text input) {
    auto const address = Address::parse(input);
    return address && classes_of(*address) == row.classes;
}

// clang-format off

// Each block of the registry: its ends, and the addresses beside them.
inline constexpr class_case<ipv4_address> ipv4_classes[] = {
    {"0.0.0.0",         unspecified},
    {"0.0.0.1",         no_class},
    {"0.255.255.255",   no_class},
    {"1.0.0.0",         global},
    {"9.255.255.255",   global},
    {"10.0.0.0",        private_use},
    {"10.255.255.255",  private_use},
    {"11.0.0.0",        global},
    {"100.63.255.255",  global},
    {"100.64.0.0",      shared},
    {"100.127.255.255", shared},
    {"100.128.0.0",     global},
    {"126.255.255.255", global},
    {"127.0.0.0",       loopback},
    {"127.255.255.255", loopback},
    {"128.0.0.0",       global},
    {"169.253.255.255", global},
    {"169.254.0.0",     link_local},
    {"169.254.255.255", link_local},
    {"169.255.0.0",     global},
    {"172.15.255.255",  global},
    {"172.16.0.0",      private_use},
    {"172.31.255.255",  private_use},
    {"172.32.0.0",      global},
    {"191.255.255.255", global},
    {"192.0.0.0",       no_class},
    {"192.0.0.7",       no_class},
    {"192.0.0.8",       no_class},
    {"192.0.0.9",       global},
    {"192.0.0.10",      global},
    {"192.0.0.11",      no_class},
    {"192.0.0.169",     no_class},
    {"192.0.0.170",     no_class},
    {"192.0.0.171",     no_class},
    {"192.0.0.255",     no_class},
    {"192.0.1.0",       global},
    {"192.0.1.255",     global},
    {"192.0.2.0",       documentation},
    {"192.0.2.255",     documentation},
    {"192.0.3.0",       global},
    {"192.31.196.0",    global},
    {"192.52.193.255",  global},
    {"192.88.98.255",   global},
    {"192.88.99.0",     no_class},
    {"192.88.99.2",     no_class},
    {"192.88.99.255",   no_class},
    {"192.88.100.0",    global},
    {"192.167.255.255", global},
    {"192.168.0.0",     private_use},
    {"192.168.255.255", private_use},
    {"192.169.0.0",     global},
    {"192.175.48.0",    global},
    {"198.17.255.255",  global},
    {"198.18.0.0",      benchmarking},
    {"198.19.255.255",  benchmarking},
    {"198.20.0.0",      global},
    {"198.51.99.255",   global},
    {"198.51.100.0",    documentation},
    {"198.51.100.255",  documentation},
    {"198.51.101.0",    global},
    {"203.0.112.255",   global},
    {"203.0.113.0",     documentation},
    {"203.0.113.255",   documentation},
    {"203.0.114.0",     global},
    {"223.255.255.255", global},
    {"224.0.0.0",       multicast},
    {"239.255.255.255", multicast},
    {"240.0.0.0",       no_class},
    {"255.255.255.254", no_class},
    {"255.255.255.255", broadcast},
};

inline constexpr class_case<ipv6_address> ipv6_classes[] = {
    {"::",                                      unspecified},
    {"::1",                                     loopback},
    {"::2",                                     no_class},
    {"::0.255.255.255",                         no_class},
    {"::1.0.0.0",                               no_class}, // IPv4-compatible: not global
    {"::127.0.0.1",                             loopback},
    {"::1:127.0.0.1",                           no_class},
    {"::fffe:808:808",                          no_class},
    {"::ffff:0.0.0.0",                          unspecified},
    {"::ffff:8.8.8.8",                          global},
    {"::ffff:10.0.0.1",                         private_use},
    {"::ffff:100.64.0.1",                       shared},
    {"::ffff:127.0.0.1",                        loopback},
    {"::ffff:169.254.169.254",                  link_local},
    {"::ffff:192.0.2.1",                        documentation},
    {"::ffff:198.18.0.1",                       benchmarking},
    {"::ffff:224.0.0.1",                        multicast},
    {"::ffff:255.255.255.255",                  broadcast},
    {"::1:0:0:0",                               no_class},
    {"::ffff:0:127.0.0.1",                      loopback}, // IPv4-translated
    {"::ffff:0:8.8.8.8",                        no_class},
    {"::ffff:1:127.0.0.1",                      no_class},
    {"64:ff9a:ffff:ffff:ffff:ffff:ffff:ffff",   no_class},
    {"64:ff9b::8.8.8.8",                        global},
    {"64:ff9b::10.0.0.1",                       private_use},
    {"64:ff9b::127.0.0.1",                      loopback},
    {"64:ff9b::1:808:808",                      no_class},
    {"64:ff9b:1::",                             unspecified},
    {"64:ff9b:1::10.0.0.1",                     private_use},
    {"64:ff9b:1:ffff:ffff:ffff:8.8.8.8",        no_class},
    {"64:ff9b:1:ffff:ffff:ffff:ffff:ffff",      broadcast},
    {"64:ff9b:2::",                             no_class},
    {"100::",                                   no_class},
    {"100::ffff:ffff:ffff:ffff",                no_class},
    {"100:0:0:1::",                             no_class},
    {"1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", no_class},
    {"2000::",                                  global},
    {"2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff", global},
    {"2001::",                                  unspecified | broadcast},
    {"2001:0:808:808::f7f7:f7f7",               global},        // Teredo: client 8.8.8.8, server 8.8.8.8
    {"2001:0:808:808:ffff:ffff:f7f7:f7f7",      global},
    {"2001:0:808:808::f5ff:fffe",               private_use},   // client 10.0.0.1
    {"2001:0:4136:e378:8000:63bf:3fff:fdd2",    documentation}, // client 192.0.2.45
    {"2001:0:7f00:1::f7f7:f7f7",                loopback},      // server 127.0.0.1
    {"2001::f7f7:f7f7",                         unspecified},
    {"2001:1::",                                no_class},
    {"2001:1::1",                               global},
    {"2001:1::2",                               global},
    {"2001:1::3",                               global},
    {"2001:1::4",                               no_class},
    {"2001:1:ffff:ffff:ffff:ffff:ffff:ffff",    no_class},
    {"2001:2::",                                benchmarking},
    {"2001:2:0:ffff:ffff:ffff:ffff:ffff",       benchmarking},
    {"2001:2:1::",                              no_class},
    {"2001:3::",                                global},
    {"2001:3:ffff:ffff:ffff:ffff:ffff:ffff",    global},
    {"2001:4:111:ffff:ffff:ffff:ffff:ffff",     no_class},
    {"2001:4:112::",                            global},
    {"2001:4:113::",                            no_class},
    {"2001:f:ffff::",                           no_class},
    {"2001:10::",                               no_class},
    {"2001:1f:ffff::",                          no_class},
    {"2001:20::",                               global},
    {"2001:2f:ffff::",                          global},
    {"2001:30::",                               global},
    {"2001:3f:ffff::",                          global},
    {"2001:40::",                               no_class},
    {"2001:1ff:ffff::",                         no_class},
    {"2001:200::",                              global},
    {"2001:db7:ffff::",                         global},
    {"2001:db8::",                              documentation},
    {"2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",  documentation},
    {"2001:db9::",                              global},
    {"2002:808:808::",                          global}, // 6to4: 8.8.8.8
    {"2002:7f00:1::1",                          loopback},
    {"2002:c0a8:101::1",                        private_use},
    {"2002:808:808::5efe:10.0.0.1",             private_use}, // 6to4 and ISATAP
    {"2003::",                                  global},
    {"2606:4700::5efe:10.0.0.1",                private_use}, // ISATAP
    {"2606:4700::200:5efe:8.8.8.8",             global},
    {"2606:4700::100:5efe:10.0.0.1",            global},
    {"2606:4700::5eff:10.0.0.1",                global},
    {"2620:4f:8000::",                          global},
    {"3ffe:ffff::",                             global},
    {"3fff::",                                  documentation},
    {"3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff",  documentation},
    {"3fff:1000::",                             global},
    {"3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", global},
    {"4000::",                                  no_class},
    {"5f00::",                                  no_class},
    {"fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", no_class},
    {"fc00::",                                  private_use | unique_local},
    {"fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", private_use | unique_local},
    {"fe00::",                                  no_class},
    {"fe7f:ffff:ffff:ffff:ffff:ffff:ffff:ffff", no_class},
    {"fe80::",                                  link_local},
    {"fe80::5efe:10.0.0.1",                     private_use | link_local},
    {"febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff", link_local},
    {"fec0::",                                  no_class}, // site-local, deprecated
    {"feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", no_class},
    {"ff00::",                                  multicast},
    {"ff02::1",                                 multicast},
    {"ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", multicast},
};

// clang-format on

} // namespace cases

#endif
