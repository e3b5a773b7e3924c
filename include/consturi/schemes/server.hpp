// What the URIs of servers have in common: a host, perhaps a port, and some have nothing else in the authority.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_SERVER_HPP
#define CONSTURI_SCHEMES_SERVER_HPP

#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/syntax/components.hpp>
#include <consturi/syntax/port.hpp>

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

} // namespace consturi::detail

#endif
