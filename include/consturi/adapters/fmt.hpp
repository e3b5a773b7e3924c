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

/// Formats a part of a URI as written, such as a parameter, and a range of characters, such as a decoded_view, as a
/// string, not as a list. Not a template: it would be as specialized as that of fmt/ranges.h.
#define CONSTURI_PART_WITH_TEXT(name)                                                                                  \
    template <>                                                                                                        \
    struct fmt::formatter<consturi::name> : consturi::detail::fmt_formatter_of_part<consturi::name> {};
#include <consturi/adapters/parts_with_text.def>

/// Formats the description of an error as a string.
template <>
struct fmt::formatter<consturi::parse_error> : fmt::formatter<std::string_view> {
    template <class Context>
    auto format(consturi::parse_error const& error, Context& context) const {
        return fmt::formatter<std::string_view>::format(error.description(), context);
    }
};

#endif
