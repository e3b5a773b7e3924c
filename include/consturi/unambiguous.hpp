// URIs that all who read URIs read alike. RFC 3986 gives each one meaning; other parsers, and what stands behind them, do not.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_UNAMBIGUOUS_HPP
#define CONSTURI_UNAMBIGUOUS_HPP

#include <consturi/requirements/requirement.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::requirements {

/// A requirement that a function judges.
template <policy Which, bool (*IsMet)(candidate const&) noexcept>
struct asks : named<Which> {
    constexpr bool operator()(candidate const& u) const noexcept { return IsMet(u); }
};

constexpr bool has_no_url_prefix(candidate const& u) noexcept { return is_known_scheme(scheme_of(u)); }
/// Not the scheme `url`: some take it off, and see another scheme behind it.
inline constexpr asks<policy::no_url_prefix, has_no_url_prefix> no_url_prefix;

constexpr bool has_no_empty_host(candidate const& u) noexcept {
    return u.at.host.defined() ? has_bytes(u.at.host) : !u.at.scheme.defined();
}
/// A host, but in references that take the base's: some find one in `http:/h`, in `localhost:80/` and in `mailto:a@h`.
inline constexpr asks<policy::no_empty_host, has_no_empty_host> no_empty_host;

inline constexpr auto letter_or_digit = rfc5234::ALPHA | rfc5234::DIGIT;
constexpr bool has_ldh_host(candidate const& u) noexcept {
    auto const host = host_of(u);
    if (is_ip_literal(host)) return !is_ip_future(host);
    char before = '.';
    for (char const c : host) {
        bool const is_border = before == '.' || (before == '-' && c == '.');
        if (c == '.' || c == '-' ? is_border : !is_a(letter_or_digit.analysis, c)) return false;
        before = c;
    }
    return before != '-';
}
/// An IPv6 address, or labels of letters, digits and, within, `-`: no triplets, no `_`, no sub-delims, no empty label.
inline constexpr asks<policy::ldh_host, has_ldh_host> ldh_host;

constexpr bool has_no_trailing_dot(candidate const& u) noexcept { return !host_of(u).ends_with('.'); }
/// No `.` at the end of the host: some take it off, others take it for a part of the name.
inline constexpr asks<policy::no_trailing_dot, has_no_trailing_dot> no_trailing_dot;

constexpr bool has_no_numeric_host(candidate const& u) noexcept {
    auto const host = host_of(u);
    return is_ip_literal(host) || !ends_in_a_number(host) || matches(rfc3986::IPv4address, host);
}
/// No host whose last label begins with a digit, but IPv4 addresses as RFC 3986 has them: `0x7f.1` and `127.1` are addresses for
/// some, `1a` is no host for others.
inline constexpr asks<policy::no_numeric_host, has_no_numeric_host> no_numeric_host;

constexpr bool has_canonical_port(candidate const& u) noexcept {
    if (!u.at.port.defined()) return true;
    auto const port = u.at.port.of(u.text);
    return !port.empty() && port[0] != '0' && number_of(port) <= UINT16_MAX;
}
/// A port, where there is a `:`, without leading zeros and at most 65535: of more, some take the last 16 bits.
inline constexpr asks<policy::canonical_port, has_canonical_port> canonical_port;

constexpr bool has_path_before_query(candidate const& u) noexcept {
    return !u.at.host.defined() || has_bytes(u.at.path) || u.at.path.end == u.text.size();
}
/// A path between the host and a query or a fragment: some read on, up to the next slash, for an `@`.
inline constexpr asks<policy::path_before_query, has_path_before_query> path_before_query;

/// No two slashes in a row in the path: some take them for one, and a browser that is sent there for what begins a host.
inline constexpr nowhere_in_path<policy::no_empty_segments, find_doubled_slash> no_empty_segments;

/// No `;` in the path, be it in a triplet: some servers take it off with what stands behind it, and `..;` for `..`.
inline constexpr nowhere_in_path<policy::no_path_parameters, find_path_parameter> no_path_parameters;

/// No slash nor backslash in a triplet, in the path.
inline constexpr nowhere_in_path<policy::no_encoded_separators, find_triplet<encodes_separator>> no_encoded_separators;

/// No `%25` before two hexadecimal digits, be they in triplets, in the path: who decodes twice finds a triplet there.
inline constexpr nowhere_in_path<policy::no_double_encoding, find_triplet<encodes_triplet>> no_double_encoding;

/// No octets in triplets that encode a character in more bytes than UTF-8 has for it, wherever: some decode them.
inline constexpr nowhere<policy::no_overlong_utf8, find_triplet<encodes_overlong>> no_overlong_utf8;

/// No control character in a triplet, wherever.
inline constexpr nowhere<policy::no_encoded_controls, find_triplet<encodes_control>> no_encoded_controls;

/// What those who read URIs are known to read alike. `docs/parser-confusion.md` has who reads otherwise what it refuses.
inline constexpr auto unambiguous
    = no_url_prefix && no_empty_host && ldh_host && path_before_query && !has_userinfo && no_trailing_dot && no_numeric_host
      && canonical_port && no_dot_segments && no_empty_segments && no_path_parameters && no_encoded_separators
      && no_double_encoding && no_overlong_utf8 && no_encoded_controls;

} // namespace consturi::requirements

#endif
