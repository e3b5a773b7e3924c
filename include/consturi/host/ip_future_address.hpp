// Addresses of future IP versions (IPvFuture, RFC 3986 3.2.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_IP_FUTURE_ADDRESS_HPP
#define CONSTURI_HOST_IP_FUTURE_ADDRESS_HPP

#include <consturi/host/address.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>

#include <string_view>

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
