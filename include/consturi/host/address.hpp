// What IP addresses have in common: parsing, text, and the blocks that they belong to; and IPvFuture addresses
// (RFC 3986 3.2.2), which have nothing else.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_ADDRESS_HPP
#define CONSTURI_HOST_ADDRESS_HPP

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/matching/match_components.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/support/result.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>

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

namespace consturi {

/// An address of a later version of IP than 6: a version and a text, whose meaning no standard defines yet. It refers
/// to the text and does not own it.
///
///     constexpr auto future = "http://[v1F.a:b]/"_uri.ip_future();
///     static_assert(future->version() == "1F" && future->address() == "a:b" && future->text() == "v1F.a:b");
class [[nodiscard, gsl::Pointer(char)]] ip_future_address {
public:
    /// Parses `text`, without square brackets, as an IPvFuture address (IPvFuture, RFC 3986 3.2.2).
    ///
    /// Returns the address, or an error with the offset of the first byte at which the text cannot continue. Takes time
    /// linear in the size of the text; does not allocate or throw.
    ///
    ///     static_assert(ip_future_address::parse("v1.a") == ip_future_address::parse("V1.A"));
    template <class InstructionSet = detail::instruction_set>
    static constexpr result<ip_future_address> parse(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
        return detail::parse_address<ip_future_address, InstructionSet>(rfc3986::IPvFuture, text);
    }

    /// The whole text, without square brackets.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return text_; }
    /// The version: one hexadecimal digit or more.
    [[nodiscard]] constexpr std::string_view version() const noexcept { return detail::before('.', text_.substr(1)); }
    /// The address: what follows the first `.`.
    [[nodiscard]] constexpr std::string_view address() const noexcept { return *detail::after('.', text_); }

    /// Whether the texts are equal, without regard to case, which does not matter in hosts (RFC 3986 3.2.2).
    [[nodiscard]] friend constexpr bool operator==(ip_future_address const& a, ip_future_address const& b) noexcept {
        return ascii::equal_ignoring_case(a.text_, b.text_);
    }

private:
    template <class Address>
    friend constexpr Address detail::address_of(std::string_view text) noexcept;
    constexpr explicit ip_future_address(std::string_view text) noexcept : text_(text) {}

    std::string_view text_;
};

namespace detail {

template <>
constexpr ip_future_address address_of<ip_future_address>(std::string_view text) noexcept {
    return ip_future_address(text);
}

} // namespace detail
} // namespace consturi

#endif
