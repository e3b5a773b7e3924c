// A host and a port without a URI, as in config files: `localhost:8080` (RFC 3986 3.2, without userinfo).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_HOST_PORT_HPP
#define CONSTURI_OPERATIONS_HOST_PORT_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/matching/match_components.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/support/result.hpp>
#include <consturi/syntax/port.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/authority.hpp>
#include <consturi/uri/connection.hpp>
#include <consturi/uri/identifier_interface.hpp>
#include <consturi/uri/parse.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace consturi {

/// A host and an optional port, as in an authority without userinfo. It refers to the text and does not own it. The
/// functions are those of uri_interface.
class [[gsl::Pointer(char)]] host_port_view {
public:
    /// The whole text.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return text_; }
    /// The host (RFC 3986 3.2.2); an IP literal with its brackets. It can be empty.
    [[nodiscard]] constexpr std::string_view host() const noexcept { return at_.host.of(text_); }
    /// What the host is.
    [[nodiscard]] constexpr auto host_kind() const noexcept { return host_parts::kind_of(host()); }
    /// The IPv4 address that is the host, if it is one.
    [[nodiscard]] constexpr std::optional<ipv4_address> ipv4() const noexcept { return host_parts::ipv4_in(host()); }
    /// The IPv6 address that is the host, if it is one.
    [[nodiscard]] constexpr std::optional<ipv6_address> ipv6() const noexcept { return host_parts::ipv6_in(host()); }
    /// The port (RFC 3986 3.2.3): what follows the `:` after the host. It has any number of digits, or none.
    [[nodiscard]] constexpr std::optional<std::string_view> port() const noexcept {
        if (!at_.port.defined()) return std::nullopt;
        return at_.port.of(text_);
    }
    /// The port as a number; std::nullopt if the port is undefined, empty or above 65535.
    [[nodiscard]] constexpr std::optional<std::uint16_t> port_number() const noexcept {
        auto const number = detail::port_value(port().value_or(""));
        if (port().value_or("").empty() || number > UINT16_MAX) return std::nullopt;
        return static_cast<std::uint16_t>(number);
    }
    /// The host for getaddrinfo and other functions that look up names: decoded, without brackets. Empty if that would
    /// not be the host, as in URIs.
    [[nodiscard]] constexpr std::optional<std::string> socket_host() const {
        return detail::connection<host_port_view>::socket_host(host());
    }

private:
    friend detail::access;
    using host_parts = detail::host_parts<host_port_view>;
    constexpr host_port_view(std::string_view text, detail::components const& at) noexcept : text_(text), at_(at) {}

    std::string_view text_;
    detail::components at_;
};

namespace detail::host_port_grammar {

using namespace abnf::notation;
inline constexpr auto host_port = "host-port"_rule = [] { return rfc3986::host >> opt[":" >> rfc3986::port]; };

} // namespace detail::host_port_grammar

namespace detail {

/// RFC 3986, for a text that has no other components than a host and a port.
struct host_port_syntax : rfc3986::syntax {
    static constexpr role role_of(std::string_view rule) noexcept {
        return rule == host_port_grammar::host_port.name() ? role::authority : rfc3986::syntax::role_of(rule);
    }
    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        bool const is_other_part = !failed.rest.empty() && has_byte("/?#@", failed.rest[0]);
        if (is_other_part || (failed.rule == role::port && has_byte(failed.rest, '@')))
            wrong.which = mistake::more_than_a_host_and_a_port;
    }
};

} // namespace detail

/// Parses `text` as a host and an optional port: as an authority (RFC 3986 3.2) without userinfo, or the value of a
/// Host field (RFC 9110 7.2). An IPv6 address has brackets. (As a URI, `localhost:8080` has the scheme `localhost` and
/// the path `8080`.)
///
/// Returns a view of `text`, or an error with the offset of the first byte at which it cannot continue. As in an
/// authority, the host can be empty, and the port empty or above 65535: check `host()` and `port_number()`. Takes
/// linear time; does not allocate or throw. The view is valid as long as the text: a temporary string is rejected at
/// compile time.
///
///     constexpr auto server = parse_host_port("localhost:8080").value();
///     static_assert(server.host() == "localhost" && server.port_number() == 8080);
///     static_assert(parse_host_port("[::1]")->ipv6()->is_loopback() && !parse_host_port("me@localhost"));
template <class InstructionSet = detail::instruction_set>
constexpr result<host_port_view> parse_host_port(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    detail::components at;
    if (detail::match_components<rfc3986::syntax, InstructionSet>(detail::host_port_grammar::host_port, text, at))
        return detail::access::make<host_port_view>(text, at);
    return unexpected(parse_error(
        detail::diagnose<true, InstructionSet, detail::host_port_syntax>(detail::host_port_grammar::host_port, text)));
}

} // namespace consturi

#endif
