// Mistakes in IPv6 addresses (RFC 3986 3.2.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_IPV6_MISTAKE_HPP
#define CONSTURI_DIAGNOSIS_IPV6_MISTAKE_HPP

#include <consturi/diagnosis/mistake.hpp>
#include <consturi/text/ascii.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// Like has_byte of text/bytes.hpp, whose inclusion would make literals one percent more expensive.
constexpr bool contains(std::string_view text, char c) noexcept { return text.find(c) != text.npos; }

/// At a byte after `octet`, the beginning of an octet of an IPv4 address.
constexpr mistake mistake_in_octet(std::string_view octet) noexcept {
    return octet.starts_with('0') ? mistake::octet_with_a_leading_zero_in_ipv4_address
                                  : mistake::octet_over_255_in_ipv4_address;
}

/// At the byte `wrong` after `address`, the beginning of an IPv6 address.
constexpr mistake mistake_in_IPv6address(std::string_view address, char wrong) noexcept {
    bool shortened = false;
    std::size_t groups = 0;
    char last = '\0';
    for (char const c : address) {
        groups += c != ':' && (last == ':' || last == '\0');
        shortened |= c == ':' && last == ':';
        last = c;
    }
    auto const group = address.substr(address.rfind(':') + 1);

    if (wrong == '%' && !address.empty()) return mistake::zone_in_ipv6_address;
    if (wrong == ':' && group.empty()) return mistake::second_double_colon_in_ipv6_address;
    if (contains(group, '.')) {
        if (is_digit(wrong)) return mistake_in_octet(group.substr(group.rfind('.') + 1));
        return mistake::unexpected_character_in_ipv6_address;
    }
    bool const ends_octet = wrong == '.' && !group.empty() && group.find_first_not_of("0123456789") == group.npos;
    if (ends_octet && !contains(address, ':')) return mistake::ipv4_address_in_square_brackets;
    if (groups + shortened >= 8 && (wrong == ':' || ends_octet || (is_hexdig(wrong) && group.empty())))
        return mistake::too_many_groups_in_ipv6_address;
    if (!shortened && !address.empty() && (wrong == ']' || (ends_octet && groups < 7)))
        return mistake::too_few_groups_in_ipv6_address;
    if (ends_octet) return mistake_in_octet(group);
    if (is_hexdig(wrong) && group.size() == 4) return mistake::more_than_four_hexdig_in_a_group_of_ipv6_address;
    return mistake::unexpected_character_in_ipv6_address;
}

/// Whether `text`, which begins with a host, begins with an IPv6 address, or a mistyped one, without square brackets.
constexpr bool is_like_IPv6address(std::string_view text) noexcept {
    bool shortened = false;
    std::size_t size = 0, colons = 0;
    for (; size != text.size() && (is_hexdig(text[size]) || text[size] == ':'); ++size) {
        shortened |= text.substr(size).starts_with("::");
        colons += text[size] == ':';
    }
    return (shortened || colons >= 7) && (size == text.size() || contains("/?#%.", text[size]));
}

} // namespace consturi::detail

#endif
