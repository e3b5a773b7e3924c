// IPv6 addresses as values (RFC 4291).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_IPV6_ADDRESS_HPP
#define CONSTURI_HOST_IPV6_ADDRESS_HPP

#include <consturi/host/ipv4_address.hpp>
#include <consturi/support/output_stream.hpp>
#include <consturi/text/bytes.hpp>

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi {

/// An IPv6 address, without a zone. It can be a template argument.
///
/// An address that embeds an IPv4 address has the classes of that address, too: `::ffff:127.0.0.1` is a loopback
/// address.
///
///     constexpr auto a = "2001:DB8:0::1"_ipv6;
///     static_assert(a == ipv6_address(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1) && a.is_documentation());
///     assert(a.to_string() == "2001:db8::1");
struct [[nodiscard]] ipv6_address {
    unsigned char bytes[16]{}; // in network order; public, because a template argument requires it

    /// The size in bytes of the longest text of an address.
    static constexpr std::size_t max_size = 39;

    /// `::`
    constexpr ipv6_address() noexcept = default;
    /// a:b:c:d:e:f:g:h
    constexpr ipv6_address(std::uint16_t a, std::uint16_t b, std::uint16_t c = 0, std::uint16_t d = 0,
                           std::uint16_t e = 0, std::uint16_t f = 0, std::uint16_t g = 0,
                           std::uint16_t h = 0) noexcept {
        auto* to = bytes;
        for (unsigned const group : {a, b, c, d, e, f, g, h}) {
            *to++ = static_cast<unsigned char>(group >> 8);
            *to++ = static_cast<unsigned char>(group & 0xFF);
        }
    }
    /// The address with these bytes, in network order.
    constexpr explicit ipv6_address(unsigned char const (&from)[16]) noexcept {
        for (std::size_t i = 0; i != 16; ++i) bytes[i] = from[i];
    }

    /// Parses `text`, without square brackets, as an IPv6 address (IPv6address, RFC 3986 3.2.2).
    ///
    /// Returns the address, or an error with the offset of the first byte at which the text cannot continue. Takes time
    /// linear in the size of the text; does not allocate or throw.
    ///
    ///     static_assert(ipv6_address::parse("::FFFF:192.0.2.1") == ipv6_address::parse("::ffff:c000:201"));
    ///     static_assert(ipv6_address::parse("1::2::3").error().position() == 5);
    template <class InstructionSet = detail::instruction_set, class Address = ipv6_address>
    static constexpr result<Address> parse(std::string_view text) noexcept {
        return detail::parse_address<Address, InstructionSet>(rfc3986::IPv6address, text);
    }

    /// The text in canonical form (RFC 5952): in lower case; the longest run of zero groups is `::`, the first one of
    /// equal runs, but not a single group; an IPv4-mapped address is `::ffff:192.0.2.1`. Allocates at most once.
    [[nodiscard]] constexpr std::string to_string() const;
    /// The text in canonical form, written to the beginning of a caller-supplied buffer; std::nullopt if it is too
    /// small. A buffer of max_size bytes is never too small.
    template <class Text = std::string_view>
    [[nodiscard]] constexpr std::optional<Text> to_string_into(std::span<char> buffer) const noexcept;

    /// The group of 16 bits with this index, from 0 to 7.
    [[nodiscard]] constexpr std::uint16_t group(std::size_t index) const noexcept {
        return static_cast<std::uint16_t>(bytes[2 * index] << 8 | bytes[2 * index + 1]);
    }

    /// Whether the address begins with the first `bits` bits of `block`: whether it is in `block`/`bits` (RFC 4291
    /// 2.3).
    ///
    ///     static_assert("2001:db8::1"_ipv6.is_in("2001:db8::"_ipv6, 32));
    [[nodiscard]] constexpr bool is_in(ipv6_address const& block, std::size_t bits) const noexcept {
        return detail::equal_bits(bytes, block.bytes, bits);
    }
    /// Whether the address is in ::ffff:0:0/96 (RFC 4291 2.5.5.2): it stands for an IPv4 address.
    [[nodiscard]] constexpr bool is_ipv4_mapped() const noexcept { return is_in({0, 0, 0, 0, 0, 0xffff}, 96); }
    /// Whether `predicate` returns true for an IPv4 address that this address embeds.
    ///
    ///     constexpr auto is_loopback = [](ipv4_address a) { return a.is_loopback(); };
    ///     static_assert("2002:808:808::5efe:127.0.0.1"_ipv6.any_embedded_ipv4(is_loopback)); // 6to4 and ISATAP
    [[nodiscard]] constexpr bool any_embedded_ipv4(auto const& predicate) const noexcept {
        return (is_6to4() && predicate(ipv4_at(2, 0)))
               || (is_teredo() && (predicate(ipv4_at(12, 0xFF)) || predicate(ipv4_at(4, 0)))) // the client, its server
               || (ends_with_ipv4() && predicate(ipv4_at(12, 0)));
    }
    /// The IPv4 address that this address embeds. docs/hosts.md lists the forms of such addresses. If there are two:
    /// that of 6to4, if the address is also one of ISATAP; that of the client, if it is one of Teredo.
    ///
    ///     static_assert("64:ff9b::10.0.0.1"_ipv6.embedded_ipv4() == "10.0.0.1"_ipv4);
    ///     static_assert(!"2001:db8::1"_ipv6.embedded_ipv4());
    [[nodiscard]] constexpr std::optional<ipv4_address> embedded_ipv4() const noexcept {
        ipv4_address first;
        if (!any_embedded_ipv4([&](ipv4_address const& embedded) { return first = embedded, true; }))
            return std::nullopt;
        return first;
    }

private:
    // A template, because g++ 12 -O3 warns about a call of a member pointer that is a parameter. Before its uses,
    // because clang needs the definition to evaluate them.
    template <bool (ipv4_address::*is_of_class)() const noexcept>
    constexpr bool embeds() const noexcept {
        return any_embedded_ipv4([](ipv4_address const& embedded) { return (embedded.*is_of_class)(); });
    }

public:
    /// Whether the address is `::` (RFC 4291 2.5.2). A connection to it reaches the host itself on many systems.
    [[nodiscard]] constexpr bool is_unspecified() const noexcept {
        return is_in({}, 128) || embeds<&ipv4_address::is_unspecified>();
    }
    /// Whether the address is `::1` (RFC 4291 2.5.3).
    [[nodiscard]] constexpr bool is_loopback() const noexcept {
        return is_in({0, 0, 0, 0, 0, 0, 0, 1}, 128) || embeds<&ipv4_address::is_loopback>();
    }
    /// Whether the address is unique-local, or embeds a private IPv4 address.
    [[nodiscard]] constexpr bool is_private() const noexcept {
        return is_unique_local() || embeds<&ipv4_address::is_private>();
    }
    /// Whether the address is in fc00::/7 (RFC 4193).
    [[nodiscard]] constexpr bool is_unique_local() const noexcept { return is_in({0xfc00, 0}, 7); }
    /// Whether the address embeds an IPv4 address that providers share between customers (RFC 6598).
    [[nodiscard]] constexpr bool is_shared() const noexcept { return embeds<&ipv4_address::is_shared>(); }
    /// Whether the address is in fe80::/10 (RFC 4291 2.5.6).
    [[nodiscard]] constexpr bool is_link_local() const noexcept {
        return is_in({0xfe80, 0}, 10) || embeds<&ipv4_address::is_link_local>();
    }
    /// Whether the address is in 2001:db8::/32 (RFC 3849) or 3fff::/20 (RFC 9637).
    [[nodiscard]] constexpr bool is_documentation() const noexcept {
        return is_in({0x2001, 0xdb8}, 32) || is_in({0x3fff, 0}, 20) || embeds<&ipv4_address::is_documentation>();
    }
    /// Whether the address is in 2001:2::/48 (RFC 5180 8, erratum 1752).
    [[nodiscard]] constexpr bool is_benchmarking() const noexcept {
        return is_in({0x2001, 2}, 48) || embeds<&ipv4_address::is_benchmarking>();
    }
    /// Whether the address is in ff00::/8 (RFC 4291 2.7).
    [[nodiscard]] constexpr bool is_multicast() const noexcept {
        return is_in({0xff00, 0}, 8) || embeds<&ipv4_address::is_multicast>();
    }
    /// Whether the address embeds 255.255.255.255, the limited broadcast (RFC 919 7).
    [[nodiscard]] constexpr bool is_broadcast() const noexcept { return embeds<&ipv4_address::is_broadcast>(); }
    /// Whether hosts in the whole Internet can reach the address: IANA's registry says so, or does not list it, and it
    /// is in 2000::/3, the part of the address space that is in use for global unicast. An address that embeds an IPv4
    /// address is global if that one is. special_purpose.hpp has the registry.
    ///
    ///     static_assert("2606:4700::1"_ipv6.is_global() && !"fec0::1"_ipv6.is_global());
    ///     static_assert("64:ff9b::8.8.8.8"_ipv6.is_global() && !"64:ff9b::10.0.0.1"_ipv6.is_global());
    [[nodiscard]] constexpr bool is_global() const noexcept;
    /// The smallest block of IANA's registry that contains the address; nothing, if there is none.
    ///
    ///     static_assert("fe80::1"_ipv6.special_purpose()->name == "Link-Local Unicast");
    [[nodiscard]] constexpr std::optional<special_purpose_block<ipv6_address>> special_purpose() const noexcept;

    /// The order of the bytes.
    [[nodiscard]] friend constexpr std::strong_ordering operator<=>(ipv6_address const& a,
                                                                    ipv6_address const& b) noexcept {
        return detail::compare_bytes(a.bytes, a.bytes + 16, b.bytes, b.bytes + 16);
    }
    [[nodiscard]] friend constexpr bool operator==(ipv6_address const& a, ipv6_address const& b) noexcept {
        return (a <=> b) == 0;
    }

private:
    constexpr bool is_6to4() const noexcept { return is_in({0x2002, 0}, 16); }   // RFC 3056 2
    constexpr bool is_teredo() const noexcept { return is_in({0x2001, 0}, 32); } // RFC 4380 4
    constexpr bool ends_with_ipv4() const noexcept {
        bool const is_compatible = is_in({0, 0}, 96) && bytes[12] != 0;        // RFC 4291 2.5.5.1; not `::` and `::1`
        bool const is_translated = is_in({0x64, 0xff9b}, 96)                   // RFC 6052 2.1
                                   || is_in({0x64, 0xff9b, 1}, 48)             // RFC 8215
                                   || is_in({0, 0, 0, 0, 0xffff}, 96);         // RFC 2765 2.1
        bool const is_isatap = (group(4) & ~0x200) == 0 && group(5) == 0x5efe; // RFC 5214 6.1
        return is_ipv4_mapped() || is_compatible || is_translated || (is_isatap && !is_teredo());
    }
    constexpr ipv4_address ipv4_at(std::size_t offset, unsigned flipped) const noexcept {
        ipv4_address embedded;
        for (auto& octet : embedded.bytes) octet = static_cast<unsigned char>(bytes[offset++] ^ flipped);
        return embedded;
    }
};

namespace detail {

template <>
constexpr ipv6_address address_of<ipv6_address>(std::string_view text) noexcept {
    byte written[16]{};
    std::size_t size = 0, elision = 0; // how many bytes are written in all, and before `::`
    while (!text.empty()) {
        auto const end = find_byte(text, ':');
        auto const part = text.substr(0, end);
        if (has_byte(part, '.')) {
            for (auto const octet : address_of<ipv4_address>(part).bytes) written[size++] = octet;
        } else if (end != 0) {
            unsigned group = 0;
            for (char const c : part) group = group << 4 | hex_value(c);
            written[size++] = static_cast<byte>(group >> 8);
            written[size++] = static_cast<byte>(group & 0xFF);
        }
        text.remove_prefix(end == text.size() ? end : end + 1);
        if (text.starts_with(':')) elision = size;
    }
    ipv6_address address;
    for (std::size_t i = 0; i != size; ++i) address.bytes[i < elision ? i : i + 16 - size] = written[i];
    return address;
}

constexpr auto to_text(ipv6_address const& address) noexcept {
    std::size_t const groups = address.is_ipv4_mapped() ? 6 : 8; // before an IPv4 address
    std::size_t zeros = 1, zeros_end = 0; // the longest run of more than one group, if there is one
    for (std::size_t i = 0, run = 0; i != groups; ++i) {
        run = address.group(i) == 0 ? run + 1 : 0;
        if (run > zeros) {
            zeros = run;
            zeros_end = i + 1;
        }
    }
    address_text<ipv6_address::max_size> text;
    for (std::size_t i = 0; i != groups;) {
        if (i + zeros == zeros_end) {
            text.append("::");
            i = zeros_end;
        } else {
            if (i != 0 && i != zeros_end) text.append(":");
            text.template append_number<16, 0x1000>(address.group(i++));
        }
    }
    if (groups == 6) {
        text.append(":");
        append_address(text, {address.bytes[12], address.bytes[13], address.bytes[14], address.bytes[15]});
    }
    return text;
}

template <class T>
concept ip_address = std::same_as<T, ipv4_address> || std::same_as<T, ipv6_address>;

} // namespace detail

/// Writing to a stream needs <consturi/format.hpp>.
detail::include_consturi_format_hpp operator<<(detail::output_stream, detail::ip_address auto const&) = delete;

constexpr std::string ipv6_address::to_string() const { return detail::to_text(*this).str(); }
template <class Text>
constexpr std::optional<Text> ipv6_address::to_string_into(std::span<char> buffer) const noexcept {
    return detail::to_text(*this).template copy_into<Text>(buffer);
}

} // namespace consturi

template <>
struct std::hash<consturi::ipv6_address> : consturi::detail::address_hash {};

#endif
