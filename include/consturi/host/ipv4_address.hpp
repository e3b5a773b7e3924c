// IPv4 addresses as values.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_IPV4_ADDRESS_HPP
#define CONSTURI_HOST_IPV4_ADDRESS_HPP

#include <consturi/host/address.hpp>
#include <consturi/rfc/rfc3986.hpp>

#include <compare>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi {

template <class Address>
struct special_purpose_block;

/// An IPv4 address. It can be a template argument.
///
///     constexpr auto gateway = "10.0.0.1"_ipv4;
///     static_assert(gateway == ipv4_address(10, 0, 0, 1) && gateway.is_private());
///     assert(gateway.to_string() == "10.0.0.1");
struct [[nodiscard]] ipv4_address {
    unsigned char bytes[4]{}; // in network order; public, because a template argument requires it

    /// The size in bytes of the longest text of an address.
    static constexpr std::size_t max_size = 15;

    /// 0.0.0.0
    constexpr ipv4_address() noexcept = default;
    /// a.b.c.d
    constexpr ipv4_address(unsigned char a, unsigned char b, unsigned char c, unsigned char d) noexcept
        : bytes{a, b, c, d} {}

    /// Parses `text` as four decimal octets (IPv4address, RFC 3986 3.2.2), without leading zeros.
    ///
    /// Returns the address, or an error with the offset of the first byte at which the text cannot continue. Takes time
    /// linear in the size of the text; does not allocate or throw.
    ///
    ///     static_assert(ipv4_address::parse("192.0.2.1") == ipv4_address(192, 0, 2, 1));
    ///     static_assert(ipv4_address::parse("192.0.2.256").error().position() == 10);
    template <class InstructionSet = detail::instruction_set, class Address = ipv4_address>
    static constexpr result<Address> parse(std::string_view text) noexcept {
        return detail::parse_address<Address, InstructionSet>(rfc3986::IPv4address, text);
    }

    /// The text. Allocates at most once.
    [[nodiscard]] constexpr std::string to_string() const;
    /// The text, written to the beginning of a caller-supplied buffer; std::nullopt if it is too small. A buffer of
    /// max_size bytes is never too small.
    ///
    ///     char buffer[ipv4_address::max_size];
    ///     assert("192.0.2.1"_ipv4.to_string_into(buffer) == "192.0.2.1");
    template <class Text = std::string_view> // a template: std::optional<Text> is compiled only if it is used
    [[nodiscard]] constexpr std::optional<Text> to_string_into(std::span<char> buffer) const noexcept;

    /// Whether the address begins with the first `bits` bits of `block`: whether it is in `block`/`bits` (RFC 4632
    /// 3.1).
    ///
    ///     static_assert("10.1.2.3"_ipv4.is_in("10.1.0.0"_ipv4, 16) && !"10.2.0.0"_ipv4.is_in("10.1.0.0"_ipv4, 16));
    [[nodiscard]] constexpr bool is_in(ipv4_address const& block, std::size_t bits) const noexcept {
        return detail::equal_bits(bytes, block.bytes, bits);
    }
    /// Whether the address is 0.0.0.0 (RFC 1122 3.2.1.3). A connection to it reaches the host itself on many systems.
    [[nodiscard]] constexpr bool is_unspecified() const noexcept { return is_in({0, 0, 0, 0}, 32); }
    /// Whether the address is in 127.0.0.0/8 (RFC 1122 3.2.1.3).
    [[nodiscard]] constexpr bool is_loopback() const noexcept { return is_in({127, 0, 0, 0}, 8); }
    /// Whether the address is in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16 (RFC 1918).
    [[nodiscard]] constexpr bool is_private() const noexcept {
        return is_in({10, 0, 0, 0}, 8) || is_in({172, 16, 0, 0}, 12) || is_in({192, 168, 0, 0}, 16);
    }
    /// Whether the address is in 100.64.0.0/10, which providers share between customers (RFC 6598).
    [[nodiscard]] constexpr bool is_shared() const noexcept { return is_in({100, 64, 0, 0}, 10); }
    /// Whether the address is in 169.254.0.0/16 (RFC 3927).
    [[nodiscard]] constexpr bool is_link_local() const noexcept { return is_in({169, 254, 0, 0}, 16); }
    /// Whether the address is in 192.0.2.0/24, 198.51.100.0/24 or 203.0.113.0/24 (RFC 5737).
    [[nodiscard]] constexpr bool is_documentation() const noexcept {
        return is_in({192, 0, 2, 0}, 24) || is_in({198, 51, 100, 0}, 24) || is_in({203, 0, 113, 0}, 24);
    }
    /// Whether the address is in 198.18.0.0/15 (RFC 2544).
    [[nodiscard]] constexpr bool is_benchmarking() const noexcept { return is_in({198, 18, 0, 0}, 15); }
    /// Whether the address is in 224.0.0.0/4 (RFC 5771).
    [[nodiscard]] constexpr bool is_multicast() const noexcept { return is_in({224, 0, 0, 0}, 4); }
    /// Whether the address is 255.255.255.255, the limited broadcast (RFC 919 7).
    [[nodiscard]] constexpr bool is_broadcast() const noexcept { return is_in({255, 255, 255, 255}, 32); }
    /// Whether hosts in the whole Internet can reach the address: IANA's registry says so, or does not list it, and it
    /// is no multicast address. special_purpose.hpp has the registry.
    ///
    ///     static_assert("8.8.8.8"_ipv4.is_global() && !"169.254.169.254"_ipv4.is_global());
    [[nodiscard]] constexpr bool is_global() const noexcept;
    /// The smallest block of IANA's registry that contains the address; nothing, if there is none.
    ///
    ///     static_assert("192.0.2.1"_ipv4.special_purpose()->name == "Documentation (TEST-NET-1)");
    ///     static_assert(!"8.8.8.8"_ipv4.special_purpose());
    [[nodiscard]] constexpr std::optional<special_purpose_block<ipv4_address>> special_purpose() const noexcept;

    /// The order of the bytes.
    [[nodiscard]] friend constexpr std::strong_ordering operator<=>(ipv4_address const& a,
                                                                    ipv4_address const& b) noexcept {
        return detail::compare_bytes(a.bytes, a.bytes + 4, b.bytes, b.bytes + 4);
    }
    [[nodiscard]] friend constexpr bool operator==(ipv4_address const& a, ipv4_address const& b) noexcept {
        return (a <=> b) == 0;
    }
};

namespace detail {

template <>
constexpr ipv4_address address_of<ipv4_address>(std::string_view text) noexcept {
    ipv4_address address;
    auto* octet = address.bytes;
    for (char const c : text) {
        if (c == '.') ++octet;
        else *octet = static_cast<byte>(*octet * 10 + (c - '0'));
    }
    return address;
}

template <std::size_t Max>
constexpr void append_address(address_text<Max>& to, ipv4_address const& address) noexcept {
    std::string_view before;
    for (auto const octet : address.bytes) {
        to.append(before);
        to.template append_number<10, 100>(octet);
        before = ".";
    }
}
constexpr auto to_text(ipv4_address const& address) noexcept {
    address_text<ipv4_address::max_size> text;
    append_address(text, address);
    return text;
}

} // namespace detail

constexpr std::string ipv4_address::to_string() const { return detail::to_text(*this).str(); }
template <class Text>
constexpr std::optional<Text> ipv4_address::to_string_into(std::span<char> buffer) const noexcept {
    return detail::to_text(*this).template copy_into<Text>(buffer);
}

} // namespace consturi

template <>
struct std::hash<consturi::ipv4_address> : consturi::detail::address_hash {};

#endif
