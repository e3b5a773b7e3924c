// Literals of IPv4 and IPv6 addresses, which the compiler checks.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_ADDRESS_LITERALS_HPP
#define CONSTURI_HOST_ADDRESS_LITERALS_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/host/ipv4_address.hpp>
#include <consturi/host/ipv6_address.hpp>
#include <consturi/text/fixed_string.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

namespace detail {

// The kinds of these literals.
struct ipv4_literal {
    using syntax = rfc3986::syntax;
    static constexpr auto const& rule = rfc3986::IPv4address;
};
struct ipv6_literal {
    using syntax = rfc3986::syntax;
    static constexpr auto const& rule = rfc3986::IPv6address;
};

/// The address of a valid literal. For an invalid one, the call is not a constant expression.
template <class Address, class Kind>
constexpr Address checked_address(std::string_view text) noexcept {
    if (!matches(Kind::rule, text)) trap();
    return address_of<Address>(text);
}

#if !defined(__clang__)
/// A literal that `Kind` accepts. For others, the construction is not a constant expression, so a literal operator with
/// such a template parameter is not viable.
template <class Address, class Kind>
struct valid_address {
    Address address;

    template <std::size_t N>
    consteval valid_address(char const (&literal)[N]) noexcept
        : address(checked_address<Address, Kind>(text_of(literal))) {}
};
/// The opposite. g++ prints the mistake and its position when it rejects the call of a deleted operator with this
/// template argument. (Unlike a view, an address has no pointer that could have the name of a mistake.)
template <class Kind>
struct invalid_address {
    mistake why;
    std::size_t position;

    template <std::size_t N>
    consteval invalid_address(char const (&literal)[N]) noexcept {
        if (matches(Kind::rule, text_of(literal))) trap();
        auto const wrong = diagnose<false>(Kind::rule, text_of(literal));
        why = wrong.which;
        position = wrong.position;
    }
};
#endif

} // namespace detail

namespace literals {

/// The IPv4 address in quotes (IPv4address, RFC 3986 3.2.2). Does not compile if it is invalid.
///
///     using namespace consturi::literals;
///     constexpr auto gateway = "10.0.0.1"_ipv4;
///     constexpr auto typo = "10.0.0.256"_ipv4; // does not compile: octet
#if !defined(__clang__)
template <detail::valid_address<ipv4_address, detail::ipv4_literal> Literal>
consteval ipv4_address operator""_ipv4() noexcept {
    return Literal.address;
}
template <detail::invalid_address<detail::ipv4_literal>>
consteval ipv4_address operator""_ipv4() noexcept = delete;
#else // no template: clang 14 crashes when it prints a call of one
consteval ipv4_address operator""_ipv4(char const* text, std::size_t size) noexcept {
    return detail::checked_address<ipv4_address, detail::ipv4_literal>({text, size});
}
#define CONSTURI_OPERATOR operator""_ipv4
#define CONSTURI_KIND detail::ipv4_literal
#include <consturi/diagnosis/invalid_literal.def>
#endif

/// The IPv6 address in quotes, without square brackets (IPv6address, RFC 3986 3.2.2). Does not compile if it is
/// invalid.
///
///     using namespace consturi::literals;
///     constexpr auto loopback = "::1"_ipv6;
///     constexpr auto typo = "::1:"_ipv6; // does not compile: incomplete
#if !defined(__clang__)
template <detail::valid_address<ipv6_address, detail::ipv6_literal> Literal>
consteval ipv6_address operator""_ipv6() noexcept {
    return Literal.address;
}
template <detail::invalid_address<detail::ipv6_literal>>
consteval ipv6_address operator""_ipv6() noexcept = delete;
#else
consteval ipv6_address operator""_ipv6(char const* text, std::size_t size) noexcept {
    return detail::checked_address<ipv6_address, detail::ipv6_literal>({text, size});
}
#define CONSTURI_OPERATOR operator""_ipv6
#define CONSTURI_KIND detail::ipv6_literal
#include <consturi/diagnosis/invalid_literal.def>
#endif

} // namespace literals
} // namespace consturi

#endif
