// Requirements on the userinfo and the port (RFC 3986 3.2.1 and 3.2.3); host.hpp has those on the host.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_AUTHORITY_HPP
#define CONSTURI_REQUIREMENTS_AUTHORITY_HPP

#include <consturi/requirements/requirement.hpp>

#include <concepts>
#include <cstdint>

#include <consturi/support/attribute.def>

namespace consturi::requirements {

namespace detail {
struct has_userinfo_requirement : basic_requirement<has_userinfo_requirement, requirement_id::has_userinfo> {
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!u.has_generic_scheme) return verdict::unknown;
        if (u.offsets.userinfo.defined()) return verdict::met;
        return has_agreed_userinfo(u) ? verdict::refuted : verdict::unknown;
    }
};
struct has_password_requirement : basic_requirement<has_password_requirement, requirement_id::has_password> {
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!u.has_generic_scheme) return verdict::unknown;
        if (!u.offsets.userinfo.defined()) return has_agreed_userinfo(u) ? verdict::refuted : verdict::unknown;
        auto const userinfo = u.offsets.userinfo.of(u.text);
        if (has_byte(userinfo, ':')) return verdict::met;
        bool const has_encoded_colon = find_triplet<encodes<':'>>(userinfo) != userinfo.size(); // some decode it first
        return !has_encoded_colon && has_agreed_userinfo(u) ? verdict::refuted : verdict::unknown;
    }
};
} // namespace detail

/// The authority has an `@`, even if nothing precedes it.
inline constexpr detail::has_userinfo_requirement has_userinfo;
/// The userinfo has a `:`.
inline constexpr detail::has_password_requirement has_password;

namespace detail {

struct has_port_requirement : basic_requirement<has_port_requirement, requirement_id::has_port> {
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!u.has_generic_scheme) return verdict::unknown;
        if (is_defined_and_not_empty(u.offsets.port)) return verdict::met;
        return has_agreed_port(u) ? verdict::refuted : verdict::unknown;
    }
};

/// The verdict on whether the port, or the default port of the scheme, is in this range.
constexpr verdict judge_port(candidate const& u, std::uint16_t lowest, std::uint16_t highest) noexcept {
    if (!u.has_generic_scheme) return verdict::unknown;
    auto const port = effective_port(u);
    if (port == 0) return verdict::unknown;
    if (lowest <= port && port <= highest) return verdict::met;
    return has_agreed_port(u) ? verdict::refuted : verdict::unknown;
}

consteval std::uint16_t checked_port(std::uint64_t number) noexcept {
    if (number > UINT16_MAX) the_argument_of_a_requirement_does_not_match_its_rule();
    return static_cast<std::uint16_t>(number);
}

} // namespace detail

/// The port is not empty.
inline constexpr detail::has_port_requirement has_port;

/// The port, or the default port of the scheme, is this one: a constant, or a std::uint16_t that is known at run time
/// only.
struct port_is : detail::basic_requirement<port_is, detail::requirement_id::port_is> {
    std::uint16_t port;

    consteval explicit port_is(std::uint64_t number) noexcept
        CONSTURI_ATTRIBUTE(diagnose_if(number > UINT16_MAX, "not an argument of port_is", "error"))
        : port(detail::checked_port(number)) {}
    constexpr explicit port_is(std::same_as<std::uint16_t> auto number) noexcept : port(number) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept { return detail::judge_port(u, port, port); }
    constexpr void append_name(auto& to) const { detail::append_call(to, which, port); }
};

/// The port, or the default port of the scheme, is in this range, both ends included: constants, or std::uint16_t that
/// are known at run time only. In a range whose lowest port is above the highest there is no port.
struct port_between : detail::basic_requirement<port_between, detail::requirement_id::port_between> {
    std::uint16_t lowest, highest;

    consteval port_between(std::uint64_t low, std::uint64_t high) noexcept
        CONSTURI_ATTRIBUTE(diagnose_if(low > high || UINT16_MAX < high, "not an argument of port_between", "error"))
        : lowest(detail::checked_port(low)), highest(detail::checked_port(high)) {
        if (low > high) detail::the_argument_of_a_requirement_does_not_match_its_rule();
    }

    constexpr port_between(std::same_as<std::uint16_t> auto low, std::same_as<std::uint16_t> auto high) noexcept
        : lowest(low), highest(high) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        return detail::judge_port(u, lowest, highest);
    }
    constexpr void append_name(auto& to) const { detail::append_call(to, which, lowest, highest); }
};

namespace detail {
struct canonical_port_requirement : basic_requirement<canonical_port_requirement, requirement_id::canonical_port> {
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!u.offsets.port.defined()) return met_or_refuted(!has_false_port(u));
        auto const port = u.offsets.port.of(u.text);
        return met_or_refuted(is_agreed_port(port) && port[0] != '0');
    }
};
} // namespace detail
/// The port, if there is a `:`, is a number from 1 to 65535 without leading zeros: some parsers truncate it to 16 bits.
/// After an IP literal without a port there is a path, which does not begin with a digit or a sign: a parser reads
/// `[::1]/80` as port 80, and in `[::1]` a port from behind the end of the text.
inline constexpr detail::canonical_port_requirement canonical_port;

} // namespace consturi::requirements

#undef CONSTURI_ATTRIBUTE

#endif
