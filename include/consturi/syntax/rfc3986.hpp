// RFC 3986 as a syntax: which rule of its grammar is which component (RFC 3986 3), what its rules are in messages, and
// its character classes (2.2 and 2.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_RFC3986_HPP
#define CONSTURI_SYNTAX_RFC3986_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/syntax/components.hpp>
#include <consturi/syntax/role.hpp>

#include <string_view>
#include <type_traits>

namespace consturi::detail {

inline constexpr byte_set const& unreserved = rfc3986::unreserved.analysis.first;
inline constexpr byte_set const& gen_delims = rfc3986::gen_delims.analysis.first;
inline constexpr byte_set const& sub_delims = rfc3986::sub_delims.analysis.first;

constexpr bool is_unreserved(char c) noexcept { return unreserved.contains(static_cast<byte>(c)); }

} // namespace consturi::detail

namespace consturi::rfc3986 {

/// The syntax of RFC 3986. A syntax is what the library has to know about a grammar: its table of components, the roles
/// and the vocabulary for messages, and the rules that parts of a URI match on their own. docs/architecture.md lists
/// the members of a syntax of your own, which can use some of these.
struct syntax {
    using components = detail::components;
    static constexpr components of_empty_text{{}, {}, {}, {}, {}, {0, 0}, {}, {}};

    // clang-format off
    using captures = abnf::captures<components,
        abnf::fills<rfc3986::scheme, &components::scheme>,
        abnf::encloses<rfc3986::authority, &components::authority>,
        abnf::fills<rfc3986::userinfo, &components::userinfo>,
        abnf::fills<rfc3986::host, &components::host>,
        abnf::fills<rfc3986::port, &components::port>,
        abnf::fills<rfc3986::path_abempty, &components::path>,
        abnf::fills<rfc3986::path_absolute, &components::path>,
        abnf::fills<rfc3986::path_noscheme, &components::path>,
        abnf::fills<rfc3986::path_rootless, &components::path>,
        abnf::fills<rfc3986::path_empty, &components::path>,
        abnf::fills<rfc3986::query, &components::query>,
        abnf::fills<rfc3986::fragment, &components::fragment>>;
    // clang-format on

    static constexpr bool masks_decide = true; // whether a text that the masks reject does not match

    // clang-format off
    // Which rules a URI reference with these components matches (RFC 3986 4).
    static constexpr bool is(decltype(rfc3986::URI_reference), components const&) noexcept { return true; }
    static constexpr bool is(decltype(rfc3986::URI), components const& at) noexcept { return at.scheme.defined(); }
    static constexpr bool is(decltype(rfc3986::relative_ref), components const& at) noexcept { return !at.scheme.defined(); }
    static constexpr bool is(decltype(rfc3986::absolute_URI), components const& at) noexcept { return at.scheme.defined() && !at.fragment.defined(); }

    // Where in a URI reference a part stands.
    template <auto const& Rule>
    static constexpr unsigned number = captures::number_of(captures::bit<std::remove_cvref_t<decltype(Rule)>>);
    static constexpr detail::surroundings around(decltype(rfc3986::scheme)) noexcept { return {"", ":", number<rfc3986::scheme>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::userinfo)) noexcept { return {"//", "@", number<rfc3986::userinfo>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::host)) noexcept { return {"//", "", number<rfc3986::host>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::reg_name)) noexcept { return {"//", "", number<rfc3986::host>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::IPv6address)) noexcept { return {"//[", "]", number<rfc3986::host>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::IPvFuture)) noexcept { return {"//[", "]", number<rfc3986::host>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::port)) noexcept { return {"//:", "", number<rfc3986::port>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::path)) noexcept { return {"///", "", number<rfc3986::path_empty>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::path_absolute)) noexcept { return {"a:", "", number<rfc3986::path_absolute>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::query)) noexcept { return {"?", "", number<rfc3986::query>}; }
    static constexpr detail::surroundings around(decltype(rfc3986::fragment)) noexcept { return {"#", "", number<rfc3986::fragment>}; }
    // clang-format on

    static constexpr syntaxes::named_role roles[] = {
        {rfc3986::URI.name(), syntaxes::role::uri},
        {rfc3986::absolute_URI.name(), syntaxes::role::absolute_uri},
        {rfc3986::URI_reference.name(), syntaxes::role::uri_reference},
        {rfc3986::relative_ref.name(), syntaxes::role::relative_ref},
        {rfc3986::host.name(), syntaxes::role::host},
        {rfc3986::port.name(), syntaxes::role::port},
        {rfc3986::IPvFuture.name(), syntaxes::role::ip_future_address},
        {rfc3986::IPv6address.name(), syntaxes::role::ipv6_address},
        {rfc3986::IPv4address.name(), syntaxes::role::ipv4_address},
        {rfc3986::pct_encoded.name(), syntaxes::role::triplet},
    };
    static constexpr syntaxes::role role_of(std::string_view rule) noexcept { return syntaxes::role_in(roles, rule); }

    using vocabulary = syntaxes::vocabulary_of<rfc3986::pchar, rfc3986::unreserved, rfc3986::ALPHA, rfc3986::HEXDIG,
                                               rfc3986::DIGIT, rfc3986::sub_delims, rfc3986::pct_encoded>;

    static constexpr auto const& scheme = rfc3986::scheme;
    static constexpr auto const& host = rfc3986::host;
    static constexpr auto const& reg_name = rfc3986::reg_name;
    static constexpr auto const& ipv4_address = rfc3986::IPv4address;
    static constexpr auto const& path_absolute = rfc3986::path_absolute;
};

} // namespace consturi::rfc3986

#endif
