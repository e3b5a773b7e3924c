// URIs, addresses and errors in std::format and output streams.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_FORMAT_HPP
#define CONSTURI_ADAPTERS_FORMAT_HPP

#include <consturi/adapters/format_spec.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/host/ipv6_address.hpp>
#include <consturi/uri/uri.hpp>

#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <version>

#if defined(__cpp_lib_format)
#include <format>
#endif

namespace consturi {

/// Writes the text of a view or owner, like a std::string_view: with the width, fill and adjustment of the stream.
///
///     std::cout << std::setw(24) << "https://example.com/"_uri << '\n';
template <class Self>
std::ostream& operator<<(std::ostream& out, identifier_interface<Self> const& u) {
    return out << static_cast<Self const&>(u).text();
}

/// Writes the text of an IPv4 or IPv6 address, like a std::string.
///
///     std::cout << "::1"_ipv6 << '\n';
std::ostream& operator<<(std::ostream& out, detail::ip_address auto const& address) {
    return out << address.to_string();
}

/// Writes a parameter, a segment or a host and port as written, an origin, or decoded bytes, like a std::string.
std::ostream& operator<<(std::ostream& out, detail::part_with_text auto const& part) {
    return out << detail::text_of_part(part);
}

/// Writes the description of an error, like a std::string.
inline std::ostream& operator<<(std::ostream& out, parse_error const& error) { return out << error.description(); }

/// Reads a word, and parses it. If it is not valid, `u` is unchanged and the stream fails (std::ios_base::failbit).
///
///     std::istringstream in("https://example.com/ https://example.com:8a/");
///     uri u;
///     assert(in >> u && u.host() == "example.com" && !(in >> u) && u.host() == "example.com");
template <class Kind>
std::istream& operator>>(std::istream& in, basic_owner<Kind>& u) {
    std::string word;
    if (!(in >> word)) return in;
    if (auto parsed = basic_owner<Kind>::parse(std::move(word))) u = *std::move(parsed);
    else in.setstate(std::ios_base::failbit);
    return in;
}

} // namespace consturi

#if defined(__cpp_lib_format)

/// Formats a view or owner with the options of a string, fill, alignment, width and precision, and one of these types:
///
/// - none or `s`: the text;
/// - `r`: the text that `redacted()` returns, without secrets, for logs; an error for identifiers that have no such
///   member;
/// - `d`: the text decoded for people. Decoded are triplets of unreserved characters, and of UTF-8 characters that are
///   visible. All others are kept, so that the text keeps its components and stays on one line (RFC 3987 3.2). It shows
///   the password, and characters that look like others;
/// - `?`: the text in quotation marks.
///
/// Example: `std::format("{:>40r}", u)`.
template <consturi::detail::any_identifier U>
struct std::formatter<U> {
    constexpr auto parse(std::format_parse_context& context) { return spec_.parse(context); }
    constexpr void set_debug_format() noexcept { spec_.set_debug_format(); }
    template <class Context>
    auto format(U const& u, Context& context) const {
        std::string buffer;
        std::string_view const text = spec_.text_of(u, buffer);
        int const width = spec_.width(context), precision = spec_.precision(context);
        return std::vformat_to(context.out(), spec_.for_text(), std::make_format_args(text, width, precision));
    }

private:
    consturi::detail::format_spec<U> spec_;
};

/// Formats the text of an IPv4 or IPv6 address as a string.
template <consturi::detail::ip_address Address>
struct std::formatter<Address> : std::formatter<std::string_view> {
    template <class Context>
    auto format(Address const& address, Context& context) const {
        return std::formatter<std::string_view>::format(address.to_string(), context);
    }
};

/// Formats a part of a URI as written, such as a parameter, and a range of characters, such as a decoded_view, as a
/// string, not as a list.
template <consturi::detail::part_with_text Part>
struct std::formatter<Part> : std::formatter<std::string_view> {
    template <class Context>
    auto format(Part const& part, Context& context) const {
        return std::formatter<std::string_view>::format(consturi::detail::text_of_part(part), context);
    }
};

/// Formats the description of an error as a string.
template <>
struct std::formatter<consturi::parse_error> : std::formatter<std::string_view> {
    template <class Context>
    auto format(consturi::parse_error const& error, Context& context) const {
        return std::formatter<std::string_view>::format(error.description(), context);
    }
};

#endif

#endif
