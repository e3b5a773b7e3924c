// What the URIs of servers have in common: a host, perhaps a port, and some have nothing else in the authority.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_SERVER_HPP
#define CONSTURI_SCHEMES_SERVER_HPP

#include <consturi/coding/triplet.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/syntax/components.hpp>
#include <consturi/syntax/port.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi::detail {

// Each of these functions returns an error in the components of a URI, if there is one.

constexpr std::optional<diagnosis> find_missing_authority(components const& at) noexcept {
    if (at.authority.defined()) return std::nullopt;
    return diagnosis_at(at.path.begin, rfc3986::authority.name(), mistake::no_authority);
}

/// A port of TCP or UDP has 16 bits.
constexpr std::optional<diagnosis> find_large_port(std::string_view text, components const& at) noexcept {
    if (!at.port.defined() || port_value(at.port.of(text)) <= UINT16_MAX) return std::nullopt;
    return diagnosis_at(at.port.begin, rfc3986::port.name(), mistake::port_over_65535);
}

/// A URI of a server has a host that is not empty.
constexpr std::optional<diagnosis> find_missing_server(std::string_view text, components const& at) noexcept {
    if (auto const missing = find_missing_authority(at)) return missing;
    if (at.host.begin == at.host.end) return diagnosis_at(at.host.begin, rfc3986::host.name(), mistake::empty_host);
    return find_large_port(text, at);
}

constexpr std::optional<diagnosis> find_userinfo(components const& at) noexcept {
    if (!at.userinfo.defined()) return std::nullopt;
    return diagnosis_at(at.userinfo.begin, rfc3986::userinfo.name(), mistake::userinfo_without_meaning);
}

// The delimiter is the first byte at which the URI cannot continue.

constexpr std::optional<diagnosis> find_port(components const& at) noexcept {
    if (!at.port.defined()) return std::nullopt;
    return diagnosis_at(at.port.begin - 1, rfc3986::port.name(), mistake::port_without_meaning);
}

constexpr std::optional<diagnosis> find_query(components const& at) noexcept {
    if (!at.query.defined()) return std::nullopt;
    return diagnosis_at(at.query.begin - 1, rfc3986::query.name(), mistake::query_without_meaning);
}

constexpr std::optional<diagnosis> find_fragment(components const& at) noexcept {
    if (!at.fragment.defined()) return std::nullopt;
    return diagnosis_at(at.fragment.begin - 1, rfc3986::fragment.name(), mistake::fragment_without_meaning);
}

/// A line break in a part that is sent as a line of a protocol: what follows would be a line of its own.
constexpr std::optional<diagnosis> find_line_break(std::string_view text, abnf::slice part,
                                                   std::string_view of) noexcept {
    auto const wrong = part.begin + find_triplet<encodes<'\r'>, encodes<'\n'>>(part.of(text));
    if (wrong == part.end) return std::nullopt;
    return diagnosis_at(wrong, of, mistake::line_break_in_command);
}

/// A password has no `:` (RFC 1738 3.1).
constexpr std::optional<diagnosis> find_colon_in_password(std::string_view text, abnf::slice userinfo) noexcept {
    auto const part = userinfo.of(text);
    auto const password = before(':', part).size() + 1;
    if (password > part.size()) return std::nullopt;
    auto const colon = find_byte(part, ':', password);
    if (colon == part.size()) return std::nullopt;
    return diagnosis_at(userinfo.begin + colon, "password", mistake::unencoded_colon_in_password);
}

/// A user and a password for a server have one `:` and no line breaks.
constexpr std::optional<diagnosis> find_error_in_login(std::string_view text, components const& at) noexcept {
    if (!at.userinfo.defined()) return std::nullopt;
    if (auto const wrong = find_colon_in_password(text, at.userinfo)) return wrong;
    return find_line_break(text, at.userinfo, rfc3986::userinfo.name());
}

/// An error where one of the `expected` bytes could be, or the end.
constexpr diagnosis unexpected_at(std::string_view text, std::size_t position, std::string_view rule,
                                  std::string_view expected, bool end_expected = false) noexcept {
    bool const is_end = position == text.size();
    auto wrong = diagnosis_at(position, rule, is_end ? mistake::unexpected_end : mistake::unexpected_character);
    wrong.expected = byte_set::of(expected);
    wrong.end_expected = end_expected;
    return wrong;
}

} // namespace consturi::detail

#endif
