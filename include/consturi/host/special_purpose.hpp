// IANA's registries of special-purpose IPv4 and IPv6 addresses (RFC 6890), as of 2026-07-18:
// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_SPECIAL_PURPOSE_HPP
#define CONSTURI_HOST_SPECIAL_PURPOSE_HPP

#include <consturi/host/ipv4_address.hpp>
#include <consturi/host/ipv6_address.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace consturi {

/// A block of one of the registries.
template <class Address>
struct special_purpose_block {
    Address first;
    unsigned char bits;      // the size of the prefix
    std::string_view name;   // as in the registry
    std::string_view rfc;    // likewise
    bool globally_reachable; // false, too, if the block is deprecated, or if that depends on the embedded IPv4 address
};

// clang-format off

/// IANA's registry of special-purpose IPv4 addresses.
template <class Address = ipv4_address> // a template: the table is compiled only if it is used
inline constexpr special_purpose_block<Address> ipv4_special_purpose_blocks[] = {
    {{0, 0, 0, 0},         8,  "\"This network\"",                          "[RFC791], Section 3.2",           false},
    {{0, 0, 0, 0},         32, "\"This host on this network\"",             "[RFC1122], Section 3.2.1.3",      false},
    {{10, 0, 0, 0},        8,  "Private-Use",                               "[RFC1918]",                       false},
    {{100, 64, 0, 0},      10, "Shared Address Space",                      "[RFC6598]",                       false},
    {{127, 0, 0, 0},       8,  "Loopback",                                  "[RFC1122], Section 3.2.1.3",      false},
    {{169, 254, 0, 0},     16, "Link Local",                                "[RFC3927]",                       false},
    {{172, 16, 0, 0},      12, "Private-Use",                               "[RFC1918]",                       false},
    {{192, 0, 0, 0},       24, "IETF Protocol Assignments",                 "[RFC6890], Section 2.1",          false},
    {{192, 0, 0, 0},       29, "IPv4 Service Continuity Prefix",            "[RFC7335]",                       false},
    {{192, 0, 0, 8},       32, "IPv4 dummy address",                        "[RFC7600]",                       false},
    {{192, 0, 0, 9},       32, "Port Control Protocol Anycast",             "[RFC7723]",                       true},
    {{192, 0, 0, 10},      32, "Traversal Using Relays around NAT Anycast", "[RFC8155]",                       true},
    {{192, 0, 0, 170},     32, "NAT64/DNS64 Discovery",                     "[RFC8880][RFC7050], Section 2.2", false},
    {{192, 0, 0, 171},     32, "NAT64/DNS64 Discovery",                     "[RFC8880][RFC7050], Section 2.2", false},
    {{192, 0, 2, 0},       24, "Documentation (TEST-NET-1)",                "[RFC5737]",                       false},
    {{192, 31, 196, 0},    24, "AS112-v4",                                  "[RFC7535]",                       true},
    {{192, 52, 193, 0},    24, "AMT",                                       "[RFC7450]",                       true},
    {{192, 88, 99, 0},     24, "Deprecated (6to4 Relay Anycast)",           "[RFC7526]",                       false},
    {{192, 88, 99, 2},     32, "6a44-relay anycast address",                "[RFC6751]",                       false},
    {{192, 168, 0, 0},     16, "Private-Use",                               "[RFC1918]",                       false},
    {{192, 175, 48, 0},    24, "Direct Delegation AS112 Service",           "[RFC7534]",                       true},
    {{198, 18, 0, 0},      15, "Benchmarking",                              "[RFC2544]",                       false},
    {{198, 51, 100, 0},    24, "Documentation (TEST-NET-2)",                "[RFC5737]",                       false},
    {{203, 0, 113, 0},     24, "Documentation (TEST-NET-3)",                "[RFC5737]",                       false},
    {{240, 0, 0, 0},       4,  "Reserved",                                  "[RFC1112], Section 4",            false},
    {{255, 255, 255, 255}, 32, "Limited Broadcast",                         "[RFC8190] [RFC919], Section 7",   false},
};

/// IANA's registry of special-purpose IPv6 addresses.
template <class Address = ipv6_address>
inline constexpr special_purpose_block<Address> ipv6_special_purpose_blocks[] = {
    {{0, 0, 0, 0, 0, 0, 0, 0x1},        128, "Loopback Address",                                   "[RFC4291]",                  false},
    {{0, 0},                            128, "Unspecified Address",                                "[RFC4291]",                  false},
    {{0, 0, 0, 0, 0, 0xffff},           96,  "IPv4-mapped Address",                                "[RFC4291]",                  false},
    {{0x64, 0xff9b},                    96,  "IPv4-IPv6 Translat.",                                "[RFC6052]",                  true},
    {{0x64, 0xff9b, 0x1},               48,  "IPv4-IPv6 Translat.",                                "[RFC8215]",                  false},
    {{0x100, 0},                        64,  "Discard-Only Address Block",                         "[RFC6666]",                  false},
    {{0x100, 0, 0, 0x1},                64,  "Dummy IPv6 Prefix",                                  "[RFC9780]",                  false},
    {{0x2001, 0},                       23,  "IETF Protocol Assignments",                          "[RFC2928]",                  false},
    {{0x2001, 0},                       32,  "TEREDO",                                             "[RFC4380] [RFC8190]",        false},
    {{0x2001, 0x1, 0, 0, 0, 0, 0, 0x1}, 128, "Port Control Protocol Anycast",                      "[RFC7723]",                  true},
    {{0x2001, 0x1, 0, 0, 0, 0, 0, 0x2}, 128, "Traversal Using Relays around NAT Anycast",          "[RFC8155]",                  true},
    {{0x2001, 0x1, 0, 0, 0, 0, 0, 0x3}, 128, "DNS-SD Service Registration Protocol Anycast",       "[RFC9665]",                  true},
    {{0x2001, 0x2},                     48,  "Benchmarking",                                       "[RFC5180][RFC Errata 1752]", false},
    {{0x2001, 0x3},                     32,  "AMT",                                                "[RFC7450]",                  true},
    {{0x2001, 0x4, 0x112},              48,  "AS112-v6",                                           "[RFC7535]",                  true},
    {{0x2001, 0x10},                    28,  "Deprecated (previously ORCHID)",                     "[RFC4843]",                  false},
    {{0x2001, 0x20},                    28,  "ORCHIDv2",                                           "[RFC7343]",                  true},
    {{0x2001, 0x30},                    28,  "Drone Remote ID Protocol Entity Tags (DETs) Prefix", "[RFC9374]",                  true},
    {{0x2001, 0xdb8},                   32,  "Documentation",                                      "[RFC3849]",                  false},
    {{0x2002, 0},                       16,  "6to4",                                               "[RFC3056]",                  false},
    {{0x2620, 0x4f, 0x8000},            48,  "Direct Delegation AS112 Service",                    "[RFC7534]",                  true},
    {{0x3fff, 0},                       20,  "Documentation",                                      "[RFC9637]",                  false},
    {{0x5f00, 0},                       16,  "Segment Routing (SRv6) SIDs",                        "[RFC9602]",                  false},
    {{0xfc00, 0},                       7,   "Unique-Local",                                       "[RFC4193] [RFC8190]",        false},
    {{0xfe80, 0},                       10,  "Link-Local Unicast",                                 "[RFC4291]",                  false},
};

// clang-format on

namespace detail {

template <class Address, std::size_t N>
constexpr std::optional<special_purpose_block<Address>> smallest_block(
    special_purpose_block<Address> const (&blocks)[N], Address const& address) noexcept {
    std::optional<special_purpose_block<Address>> smallest;
    for (auto const& block : blocks)
        if (address.is_in(block.first, block.bits) && (!smallest || smallest->bits < block.bits)) smallest = block;
    return smallest;
}

} // namespace detail

constexpr std::optional<special_purpose_block<ipv4_address>> ipv4_address::special_purpose() const noexcept {
    return detail::smallest_block(ipv4_special_purpose_blocks<>, *this);
}
constexpr bool ipv4_address::is_global() const noexcept {
    auto const block = special_purpose();
    return block ? block->globally_reachable : !is_multicast();
}

constexpr std::optional<special_purpose_block<ipv6_address>> ipv6_address::special_purpose() const noexcept {
    return detail::smallest_block(ipv6_special_purpose_blocks<>, *this);
}
constexpr bool ipv6_address::is_global() const noexcept {
    if (any_embedded_ipv4([](ipv4_address const& embedded) { return !embedded.is_global(); })) return false;
    bool const depends_on_embedded = is_ipv4_mapped() || is_6to4() || is_teredo();
    auto const block = special_purpose();
    return depends_on_embedded || (block ? block->globally_reachable : is_in({0x2000, 0}, 3));
}

} // namespace consturi

#endif
