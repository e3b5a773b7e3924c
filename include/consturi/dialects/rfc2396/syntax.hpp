// RFC 2396 as a syntax, with and without the changes of RFC 2732: which rule is which component.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_RFC2396_SYNTAX_HPP
#define CONSTURI_DIALECTS_RFC2396_SYNTAX_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/dialects/rfc2396/grammar.hpp>
#include <consturi/dialects/rfc2396/rfc2732.hpp>
#include <consturi/syntax/components.hpp>

namespace consturi::detail {

/// The opaque part is not recorded: it is what follows the scheme if there is no path. Nor is a reg_name: it is an
/// authority without a host.
struct rfc2396_syntax {
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
};

} // namespace consturi::detail

#endif
