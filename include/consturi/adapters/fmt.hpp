// URIs, addresses and errors in the library fmt, version 9 or later.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_FMT_HPP
#define CONSTURI_ADAPTERS_FMT_HPP

#include <consturi/adapters/format_spec.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/host/ipv6_address.hpp>

#include <fmt/format.h>

#include <string>
#include <string_view>

/// Formats a view or owner like the std::formatter of <consturi/format.hpp>.
///
///     assert(fmt::format("{:_>20r}", "ftp://user:secret@h/"_uri) == "___ftp://user:***@h/");
template <consturi::detail::any_identifier U>
struct fmt::formatter<U> {
    constexpr auto parse(fmt::format_parse_context& context) { return spec_.parse(context); }
    constexpr void set_debug_format() noexcept { spec_.set_debug_format(); }
    template <class Context>
    auto format(U const& u, Context& context) const {
        std::string buffer;
        std::string_view const text = spec_.text_of(u, buffer);
        int const width = spec_.width(context), precision = spec_.precision(context);
        return fmt::vformat_to(context.out(), spec_.for_text(), fmt::make_format_args(text, width, precision));
    }

private:
    consturi::detail::format_spec<U> spec_;
};

/// Formats the text of an IPv4 or IPv6 address as a string.
template <consturi::detail::ip_address Address>
struct fmt::formatter<Address> : fmt::formatter<std::string_view> {
    template <class Context>
    auto format(Address const& address, Context& context) const {
        return fmt::formatter<std::string_view>::format(address.to_string(), context);
    }
};

namespace consturi::detail {

template <part_with_text Part>
struct fmt_formatter_of_part : fmt::formatter<std::string_view> {
    template <class Context>
    auto format(Part const& part, Context& context) const {
        return fmt::formatter<std::string_view>::format(text_of_part(part), context);
    }
};

} // namespace consturi::detail

/// Formats a parameter, a segment or a host and port as written, an origin, and the bytes of a decoded_view, a
/// payload_view or a phone_digits_view as a string, not as a range of characters.
template <>
struct fmt::formatter<consturi::query_param> : consturi::detail::fmt_formatter_of_part<consturi::query_param> {};
template <>
struct fmt::formatter<consturi::segment_view> : consturi::detail::fmt_formatter_of_part<consturi::segment_view> {};
template <>
struct fmt::formatter<consturi::host_port_view> : consturi::detail::fmt_formatter_of_part<consturi::host_port_view> {};
template <>
struct fmt::formatter<consturi::origin> : consturi::detail::fmt_formatter_of_part<consturi::origin> {};
template <>
struct fmt::formatter<consturi::decoded_view> : consturi::detail::fmt_formatter_of_part<consturi::decoded_view> {};
template <>
struct fmt::formatter<consturi::payload_view> : consturi::detail::fmt_formatter_of_part<consturi::payload_view> {};
template <>
struct fmt::formatter<consturi::phone_digits_view>
    : consturi::detail::fmt_formatter_of_part<consturi::phone_digits_view> {};

/// Formats the description of an error as a string.
template <>
struct fmt::formatter<consturi::parse_error> : fmt::formatter<std::string_view> {
    template <class Context>
    auto format(consturi::parse_error const& error, Context& context) const {
        return fmt::formatter<std::string_view>::format(error.description(), context);
    }
};

#endif
