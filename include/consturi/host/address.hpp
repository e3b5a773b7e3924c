// What IPv4 and IPv6 addresses have in common: parsing, text, and the blocks that they belong to.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_ADDRESS_HPP
#define CONSTURI_HOST_ADDRESS_HPP

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/matching/match_components.hpp>
#include <consturi/support/result.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#if !defined(CONSTURI_COMPILED)
#include <consturi/matching/match_at_run_time.hpp>
#include <consturi/matching/rfc3986_automaton.hpp>
#endif

namespace consturi::detail {

/// The address that `text` denotes, which the grammar accepts.
template <class Address>
constexpr Address address_of(std::string_view text) noexcept;

template <class Address, class InstructionSet, class R>
constexpr result<Address> parse_address(R const& rule, std::string_view text) noexcept {
    if (matches_rule<rfc3986::syntax, InstructionSet>(rule, text)) return address_of<Address>(text);
    return unexpected(parse_error(diagnose<true, InstructionSet>(rule, text)));
}

/// Whether two addresses have the same first `bits` bits.
template <std::size_t N>
constexpr bool equal_bits(unsigned char const (&a)[N], unsigned char const (&b)[N], std::size_t bits) noexcept {
    for (std::size_t i = 0; i != N && bits != 0; ++i) {
        auto const ignored = bits < 8 ? 8 - bits : 0;
        if ((a[i] ^ b[i]) >> ignored != 0) return false;
        bits -= 8 - ignored;
    }
    return true;
}

/// The text of an address, of at most Max bytes.
template <std::size_t Max>
struct address_text {
    char chars[Max]{};
    std::size_t size = 0;

    constexpr void append(std::string_view text) noexcept {
        for (char const c : text) chars[size++] = c;
    }
    /// A number without leading zeros. `Highest` is the greatest power of the base that occurs.
    template <unsigned Base, unsigned Highest>
    constexpr void append_number(unsigned number) noexcept {
        for (auto power = Highest; power != 0; power /= Base)
            if (number >= power || power == 1) chars[size++] = to_lower(upper_hexdigs[number / power % Base]);
    }

    constexpr std::string_view view() const noexcept { return {chars, size}; }
    constexpr std::string str() const { return {chars, size}; }
    template <class Text>
    constexpr std::optional<Text> copy_into(std::span<char> buffer) const noexcept {
        if (buffer.size() < size) return std::nullopt;
        for (std::size_t i = 0; i != size; ++i) buffer[i] = chars[i];
        return Text(buffer.data(), size);
    }
};

/// The hash that is consistent with `==`.
struct address_hash {
    [[nodiscard]] std::size_t operator()(auto const& address) const noexcept {
        return std::hash<std::string_view>()({reinterpret_cast<char const*>(address.bytes), sizeof address.bytes});
    }
};

} // namespace consturi::detail

#endif
