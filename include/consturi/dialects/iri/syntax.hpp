// RFC 3987 as a syntax: which rule of its grammar is which component, what its rules are in messages, and the mistakes
// that only IRIs have.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_SYNTAX_HPP
#define CONSTURI_DIALECTS_IRI_SYNTAX_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/coding/readable.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/dialects/iri/grammar.hpp>
#include <consturi/syntax/components.hpp>
#include <consturi/syntax/role.hpp>
#include <consturi/text/utf8.hpp>

#include <string_view>

namespace consturi::rfc3987 {

struct syntax {
    using components = detail::components;
    static constexpr components of_empty_text{{}, {}, {}, {}, {}, {0, 0}, {}, {}};

    // clang-format off
    using captures = abnf::captures<components,
        abnf::fills<rfc3987::scheme, &components::scheme>,
        abnf::encloses<rfc3987::iauthority, &components::authority>,
        abnf::fills<rfc3987::iuserinfo, &components::userinfo>,
        abnf::fills<rfc3987::ihost, &components::host>,
        abnf::fills<rfc3987::port, &components::port>,
        abnf::fills<rfc3987::ipath_abempty, &components::path>,
        abnf::fills<rfc3987::ipath_absolute, &components::path>,
        abnf::fills<rfc3987::ipath_noscheme, &components::path>,
        abnf::fills<rfc3987::ipath_rootless, &components::path>,
        abnf::fills<rfc3987::ipath_empty, &components::path>,
        abnf::fills<rfc3987::iquery, &components::query>,
        abnf::fills<rfc3987::ifragment, &components::fragment>>;

    static constexpr bool masks_decide = false; // each URI is an IRI with the same components

    // Which rules an IRI reference with these components matches.
    static constexpr bool is(decltype(rfc3987::IRI_reference), components const&) noexcept { return true; }
    static constexpr bool is(decltype(rfc3987::IRI), components const& at) noexcept { return at.scheme.defined(); }
    static constexpr bool is(decltype(rfc3987::irelative_ref), components const& at) noexcept { return !at.scheme.defined(); }
    static constexpr bool is(decltype(rfc3987::absolute_IRI), components const& at) noexcept { return at.scheme.defined() && !at.fragment.defined(); }
    // clang-format on

    static constexpr syntaxes::named_role roles[] = {
        {rfc3987::IRI.name(), syntaxes::role::uri},
        {rfc3987::absolute_IRI.name(), syntaxes::role::absolute_uri},
        {rfc3987::IRI_reference.name(), syntaxes::role::uri_reference},
        {rfc3987::irelative_ref.name(), syntaxes::role::relative_ref},
        {rfc3987::ihost.name(), syntaxes::role::host},
        {rfc3987::port.name(), syntaxes::role::port},
        {rfc3987::IPvFuture.name(), syntaxes::role::ip_future_address},
        {rfc3987::IPv6address.name(), syntaxes::role::ipv6_address},
        {rfc3987::IPv4address.name(), syntaxes::role::ipv4_address},
        {rfc3987::pct_encoded.name(), syntaxes::role::triplet},
    };
    static constexpr syntaxes::role role_of(std::string_view rule) noexcept { return syntaxes::role_in(roles, rule); }

    using vocabulary = syntaxes::vocabulary_of<rfc3987::ipchar, rfc3987::iunreserved, rfc3987::ucschar,
                                               rfc3987::iprivate, rfc3987::unreserved, rfc3987::ALPHA, rfc3987::HEXDIG,
                                               rfc3987::DIGIT, rfc3987::sub_delims, rfc3987::pct_encoded>;

    static constexpr shown_characters shown = show_visible;

    /// A character is wrong as a whole. (The position is that of its first octet.)
    static constexpr void refine(diagnosis& wrong, syntaxes::failed_match const& failed) noexcept {
        if (failed.rest.empty() || static_cast<detail::byte>(failed.rest[0]) < 0x80) return;
        auto const c = first_character(failed.rest);
        if (c.size == 0) wrong.which = mistake::not_utf8;
        else if (wrong.which != mistake::unencoded_non_ascii_byte) return;
        else if (rfc3987::iprivate.definition.contains(c.value)) wrong.which = mistake::private_use_character;
        else wrong.which = mistake::character_outside_ucschar;
    }
};

} // namespace consturi::rfc3987

#if defined(CONSTURI_COMPILED)
#include <consturi/dialects/iri/instances.def>
#endif

#endif
