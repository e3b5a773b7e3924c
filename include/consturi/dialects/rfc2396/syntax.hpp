// RFC 2396 as a syntax, with and without the changes of RFC 2732: which rule is which component, what the rules are in
// messages, and mistakes that other syntaxes do not have.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_RFC2396_SYNTAX_HPP
#define CONSTURI_DIALECTS_RFC2396_SYNTAX_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/dialects/rfc2396/grammar.hpp>
#include <consturi/syntax/components.hpp>
#include <consturi/syntax/role.hpp>

#include <string_view>

namespace consturi::detail {

/// What both syntaxes have in common; `Uric` is their rule of that name. The opaque part is not recorded: it is what
/// follows the scheme if there is no path. Nor is a reg_name: it is an authority without a host.
template <auto const& Uric>
struct rfc2396_or_rfc2732_syntax {
    using components = detail::components;
    static constexpr components of_empty_text{};

    // clang-format off
    using captures = abnf::captures<components,
        abnf::fills<rfc2396::scheme, &components::scheme>,
        abnf::encloses<rfc2396::authority, &components::authority>,
        abnf::encloses<rfc2732::authority, &components::authority>,
        abnf::fills<rfc2396::userinfo, &components::userinfo>,
        abnf::fills<rfc2396::host, &components::host>,
        abnf::fills<rfc2732::host, &components::host>,
        abnf::fills<rfc2396::port, &components::port>,
        abnf::fills<rfc2396::abs_path, &components::path>,
        abnf::fills<rfc2396::rel_path, &components::path>,
        abnf::fills<rfc2396::query, &components::query>,
        abnf::fills<rfc2732::query, &components::query>,
        abnf::fills<rfc2396::fragment, &components::fragment>,
        abnf::fills<rfc2732::fragment, &components::fragment>>;
    // clang-format on

    static constexpr named_role roles[] = {
        {rfc2396::URI_reference.name(), role::uri_reference},
        {rfc2396::absoluteURI.name(), role::absolute_uri},
        {rfc2396::port.name(), role::port},
        {rfc2396::escaped.name(), role::triplet},
    };
    static constexpr role role_of(std::string_view rule) noexcept { return role_in(roles, rule); }

    using vocabulary = vocabulary_of<Uric, rfc2396::pchar, rfc2396::unreserved, rfc2396::alphanum, rfc2396::alpha,
                                     rfc2396::hex, rfc2396::digit, rfc2396::escaped>;
};

} // namespace consturi::detail

namespace consturi::rfc2396 {

struct syntax : consturi::detail::rfc2396_or_rfc2732_syntax<uric> {
    static constexpr bool is(decltype(URI_reference), components const&) noexcept { return true; }
    static constexpr bool is(decltype(absoluteURI), components const& at) noexcept {
        return at.scheme.defined() && !at.fragment.defined();
    }

    static constexpr void refine(diagnosis& wrong, syntaxes::failed_match const& failed) noexcept {
        bool const begins_host = failed.before.ends_with('/') || failed.before.ends_with('@');
        if (failed.rest.starts_with('[') && begins_host && (wrong.rule == host.name() || wrong.rule == reg_name.name()))
            wrong.which = mistake::ipv6_address_in_rfc2396;
    }
};

} // namespace consturi::rfc2396

namespace consturi::rfc2732 {

struct syntax : consturi::detail::rfc2396_or_rfc2732_syntax<uric> {
    static constexpr bool is(decltype(URI_reference), components const&) noexcept { return true; }
    static constexpr bool is(decltype(absoluteURI), components const& at) noexcept {
        return at.scheme.defined() && !at.fragment.defined();
    }

    /// IPv6 addresses have any number of groups. An IPv4 address in one follows a ':' and has octets up to 999.
    static constexpr void refine(diagnosis& wrong, syntaxes::failed_match const&) noexcept {
        switch (wrong.which) {
        case mistake::too_few_groups_in_ipv6_address:
        case mistake::too_many_groups_in_ipv6_address:
        case mistake::octet_over_255_in_ipv4_address:
        case mistake::octet_with_a_leading_zero_in_ipv4_address:
            wrong.which = mistake::unexpected_character_in_ipv6_address;
            break;
        default: break;
        }
    }
};

} // namespace consturi::rfc2732

#if defined(CONSTURI_COMPILED)
#include <consturi/dialects/rfc2396/instances.def>
#endif

#endif
