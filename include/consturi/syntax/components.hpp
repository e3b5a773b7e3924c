// RFC 3986, 3. Syntax Components: which rule of the grammar is which component.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_COMPONENTS_HPP
#define CONSTURI_SYNTAX_COMPONENTS_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/rfc/rfc3986.hpp>

namespace consturi {

/// Where the components of a URI reference lie in its text.
struct components {
    abnf::slice scheme, userinfo, host, port, path, query, fragment;

    friend constexpr bool operator==(components const&, components const&) = default;
};

using component_captures = abnf::captures<components,
    abnf::fills<rfc3986::scheme, &components::scheme>,
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

} // namespace consturi

#endif
