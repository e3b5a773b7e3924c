// The syntax of java.net.URI: which rule of its grammar is which component.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_SYNTAX_HPP
#define CONSTURI_DIALECTS_JAVA_SYNTAX_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/dialects/java/grammar.hpp>
#include <consturi/syntax/components.hpp>

namespace consturi::detail {

/// The components of a java.net.URI. The text of the result of an operation can have the port in another form than the
/// authority has it; then the authority is stored after the text.
struct java_components : components {
    abnf::slice text;
};

struct java_net_uri_syntax {
    // clang-format off
    using captures = abnf::captures<java_components,
        abnf::fills<java::grammar::scheme, &components::scheme>,
        abnf::encloses<java::grammar::authority, &components::authority>,
        abnf::fills<java::grammar::userinfo, &components::userinfo>,
        abnf::fills<java::grammar::host, &components::host>,
        abnf::fills<java::grammar::port, &components::port>,
        abnf::fills<java::grammar::path_abempty, &components::path>,
        abnf::fills<java::grammar::path_slashes, &components::path>,
        abnf::fills<java::grammar::path_absolute, &components::path>,
        abnf::fills<java::grammar::path_noscheme, &components::path>,
        abnf::fills<java::grammar::path_empty, &components::path>,
        abnf::fills<java::grammar::query, &components::query>,
        abnf::fills<java::grammar::fragment, &components::fragment>>;
    // clang-format on
};

} // namespace consturi::detail

#endif
