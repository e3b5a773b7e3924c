// URIs that all who read URIs read alike. RFC 3986 gives each one meaning; other parsers, and what stands behind them, do not.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_UNAMBIGUOUS_HPP
#define CONSTURI_UNAMBIGUOUS_HPP

#include <consturi/policies.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::policies {

/// A requirement that a function judges.
template <policy Which, bool (*IsMet)(candidate const&) noexcept>
struct asks : named<Which> {
    constexpr bool operator()(candidate const& u) const noexcept { return IsMet(u); }
};

constexpr std::string_view host_of(candidate const& u) noexcept {
    return u.at.host.defined() ? u.at.host.of(u.text) : std::string_view();
}
constexpr bool is_ip_literal(std::string_view host) noexcept { return host.starts_with('['); }

constexpr bool has_no_empty_host(candidate const& u) noexcept {
    if (u.at.host.defined()) return has_bytes(u.at.host);
    constexpr scheme_in schemes_that_have_hosts("http", "https", "ws", "wss", "ftp");
    return !schemes_that_have_hosts(u);
}
/// A host behind `//`, and with the schemes http, https, ws, wss and ftp, which browsers look for one in `http:/h` too.
inline constexpr asks<policy::no_empty_host, has_no_empty_host> no_empty_host;

inline constexpr auto letter_or_digit = rfc5234::ALPHA | rfc5234::DIGIT;
constexpr bool has_no_odd_host(candidate const& u) noexcept {
    auto const host = host_of(u);
    if (is_ip_literal(host)) return true;
    char before = '.';
    for (char const c : host) {
        if (c == '.' ? before == '.' : c != '-' && c != '_' && !is_a(letter_or_digit.facts, c)) return false;
        before = c;
    }
    return true;
}
/// An IP literal, or labels of letters, digits, `-` and `_`: no triplets, no sub-delims, no empty label.
inline constexpr asks<policy::no_odd_host, has_no_odd_host> no_odd_host;

constexpr bool has_no_trailing_dot(candidate const& u) noexcept { return !host_of(u).ends_with('.'); }
/// No `.` at the end of the host: some take it off, others take it for a part of the name.
inline constexpr asks<policy::no_trailing_dot, has_no_trailing_dot> no_trailing_dot;

constexpr bool has_no_numeric_host(candidate const& u) noexcept {
    auto host = host_of(u);
    if (is_ip_literal(host) || matches(rfc3986::IPv4address, host)) return true;
    if (host.ends_with('.')) host.remove_suffix(1);
    auto last = host.substr(host.rfind('.') + 1);
    bool const is_hexadecimal = last.starts_with("0x") || last.starts_with("0X");
    if (is_hexadecimal) last.remove_prefix(2);
    auto const& digits = is_hexadecimal ? rfc5234::HEXDIG.facts : rfc5234::DIGIT.facts;
    for (char const c : last)
        if (!is_a(digits, c)) return true;
    return last.empty() && !is_hexadecimal;
}
/// No host that ends with a number, but IPv4 addresses as RFC 3986 has them: `0x7f.1` and `127.1` are addresses for some.
inline constexpr asks<policy::no_numeric_host, has_no_numeric_host> no_numeric_host;

constexpr bool has_no_odd_port(candidate const& u) noexcept {
    if (!u.at.port.defined()) return true;
    auto const port = u.at.port.of(u.text);
    return !port.empty() && port[0] != '0' && number_of(port) <= UINT16_MAX;
}
/// A port, where there is a `:`, without leading zeros and at most 65535: of more, some take the last 16 bits.
inline constexpr asks<policy::no_odd_port, has_no_odd_port> no_odd_port;

constexpr bool has_path_before_query(candidate const& u) noexcept {
    return !u.at.host.defined() || has_bytes(u.at.path) || u.at.path.end == u.text.size();
}
/// A path between the host and a query or a fragment: some read on, up to the next slash, for an `@`.
inline constexpr asks<policy::path_before_query, has_path_before_query> path_before_query;

/// No two slashes in a row in the path: some take them for one, and a browser that is sent there for what begins a host.
inline constexpr nowhere_in_path<policy::no_empty_segments, find_doubled_slash> no_empty_segments;

constexpr std::size_t find_path_parameter(std::string_view path) noexcept {
    auto const written = find_byte(path, ';');
    return written != path.size() ? written : find_encoded<';'>(path);
}
/// No `;` in the path, be it in a triplet: some servers take it off with what stands behind it, and `..;` for `..`.
inline constexpr nowhere_in_path<policy::no_path_parameters, find_path_parameter> no_path_parameters;

/// No slash nor backslash in a triplet, in the path.
inline constexpr nowhere_in_path<policy::no_encoded_separators, find_encoded_separator> no_encoded_separators;

constexpr std::size_t find_double_encoding(std::string_view path) noexcept {
    auto const is_hexdig = [=](std::size_t at) { return at < path.size() && is_a(rfc5234::HEXDIG.facts, path[at]); };
    return find_triplet(path, [=](auto octet, auto at) { return octet == '%' && is_hexdig(at + 3) && is_hexdig(at + 4); });
}
/// No `%25` before two hexadecimal digits, in the path: who decodes twice finds a triplet there.
inline constexpr nowhere_in_path<policy::no_double_encoding, find_double_encoding> no_double_encoding;

constexpr std::size_t find_overlong(std::string_view text) noexcept {
    return find_triplet(text, [](auto octet, auto) { return octet == 0xC0 || octet == 0xC1; });
}
/// No `%C0` nor `%C1`, wherever: of an ASCII character they make two octets, which no UTF-8 has, and some decode it.
inline constexpr nowhere<policy::no_overlong_utf8, find_overlong> no_overlong_utf8;

constexpr std::size_t find_encoded_control(std::string_view text) noexcept {
    return find_triplet(text, [](auto octet, auto) { return octet < 0x20 || octet == 0x7F; });
}
/// No control character in a triplet, wherever.
inline constexpr nowhere<policy::no_encoded_controls, find_encoded_control> no_encoded_controls;

/// What those who read URIs are known to read alike. `docs/requirements.md` has what it refuses, and who reads that otherwise.
inline constexpr auto unambiguous
    = no_empty_host && !has_userinfo && no_odd_host && no_trailing_dot && no_numeric_host && no_odd_port && path_before_query
      && no_dot_segments && no_empty_segments && no_path_parameters && no_encoded_separators && no_double_encoding
      && no_overlong_utf8 && no_encoded_controls;

} // namespace consturi::policies

#endif
