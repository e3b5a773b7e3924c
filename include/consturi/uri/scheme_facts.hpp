// What is known about schemes, by name, such as their default ports (RFC 3986 6.2.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_SCHEME_FACTS_HPP
#define CONSTURI_URI_SCHEME_FACTS_HPP

#include <consturi/syntax/port.hpp>
#include <consturi/text/ascii.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace consturi {

/// What can be known about a scheme: a row of uri/schemes.def has some of these.
namespace schemes::facts {

enum fact : std::uint16_t {
    /// Clients connect to the default port, but no standard says that URIs with and without it are equivalent. RFC 3261
    /// 19.1.4 says that those of sip and sips are not.
    by_convention = 1 << 0,
    /// An empty path equals "/" (RFC 3986 6.2.3).
    has_root = 1 << 1,
    /// A client connects to the host.
    connects = 1 << 2,
    /// The host is a name of the DNS, or an address.
    has_dns_names = 1 << 3,
    /// The URIs are URLs (RFC 3986 1.1.3).
    locates = 1 << 4,
    /// The three that schemes with a default port have.
    server = connects | has_dns_names | locates,
    /// The URIs are no URLs.
    only_names = 1 << 5,
    /// The builder makes no URI without a host (RFC 9110 4.2). The types of other schemes need one, too.
    needs_host = 1 << 6,
    /// The web consists of such URIs: programs take what resembles one for a URI that is misspelled.
    web = 1 << 7,
    /// Instead of one host and port, there can be a list of these, which RFC 3986 does not know.
    host_list = 1 << 8,
    /// The host is a name for which the DNS has the servers and their ports.
    servers_in_dns = 1 << 9,
    /// Some parsers find other components than RFC 3986 defines.
    own_syntax = 1 << 10,
    /// Some parsers take a query for a part of the path.
    no_query = 1 << 11,
    /// `find_uris` finds the valid URIs in a text, although they have no `//`.
    found_in_text = 1 << 12,
    /// It also finds others that are enclosed, in angle brackets or quotation marks.
    meant_if_enclosed = 1 << 13,
    /// The URIs are connection strings of MongoDB, whose specification demands more of them than of other lists.
    connection_string = 1 << 14,
};

} // namespace schemes::facts

namespace detail {

/// A row of schemes.def.
struct known_scheme {
    char name[15]{}; // not a pointer, which would be relocated when a program starts
    std::uint8_t size = 0;
    std::uint16_t default_port = 0; // 0, if there is none
    std::uint16_t facts = 0;

    constexpr bool has(schemes::facts::fact fact) const noexcept { return (facts & fact) == fact; }
    /// The port of the specification, or 0. URIs with and without it are equivalent.
    constexpr std::uint16_t specified_port() const noexcept {
        return has(schemes::facts::by_convention) ? std::uint16_t{0} : default_port;
    }
};

namespace known_schemes {

using namespace schemes::facts;

inline constexpr known_scheme table[] = {
#define CONSTURI_SCHEME(name, port, facts) {name, sizeof(name) - 1, port, facts},
#include <consturi/uri/schemes.def>
};
inline constexpr known_scheme none;

} // namespace known_schemes

/// The row of a scheme, in either case; none has no facts and no port. The first rows are found first.
constexpr known_scheme const& facts_of(std::string_view scheme) noexcept {
    auto const size = scheme.size();
    if (size == 0) return known_schemes::none;
    auto const first = to_lower(scheme[0]);
    for (auto const& row : known_schemes::table)
        if (row.size == size && row.name[0] == first && equal_ignoring_case(row.name, scheme.data(), size)) return row;
    return known_schemes::none;
}

} // namespace detail

namespace schemes {

/// Whether a fact is known about a scheme, in either case.
///
///     static_assert(schemes::has_fact("HTTPS", schemes::facts::has_root));
///     static_assert(!schemes::has_fact("acme", schemes::facts::locates));
[[nodiscard]] constexpr bool has_fact(std::string_view scheme, facts::fact fact) noexcept {
    return consturi::detail::facts_of(scheme).has(fact);
}

} // namespace schemes

/// The default port of a scheme, in either case; nothing, for schemes without one and unknown schemes.
///
/// It is the port of the scheme's RFC, or the one that clients of the scheme use by convention, as for `redis`. Rows of
/// `more`, a range of scheme_port, precede these. Normalization and requirements know only the ports of RFCs.
///
///     static_assert(default_port("HTTPS") == 443 && default_port("redis") == 6379 && !default_port("mailto"));
///     static_assert(default_port("acme", {{"acme", 7000}}) == 7000);
template <detail::port_table Ports = std::initializer_list<scheme_port>>
[[nodiscard]] constexpr std::optional<std::uint16_t> default_port(std::string_view scheme,
                                                                  Ports const& more = {}) noexcept {
    for (scheme_port const& row : more)
        if (ascii::equal_ignoring_case(row.scheme, scheme)) return row.port;
    if (auto const port = detail::facts_of(scheme).default_port; port != 0) return port;
    return std::nullopt;
}

} // namespace consturi

#endif
