// The components of a URI reference, as byte offsets.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_COMPONENTS_HPP
#define CONSTURI_SYNTAX_COMPONENTS_HPP

#include <consturi/abnf/captures.hpp>

#include <string_view>

namespace consturi::detail {

// Where the components are in a text. An undefined slice stands for an undefined component.
//
//     https://me@example.com:8443/v1?a=b#top
//     |---|   || |---------| |--||-| |-| |-|
//     scheme  |  host        |   |   |   fragment {35, 38}
//     {0, 5}  |  {11, 22}    |   |   query {31, 34}
//             |              |   path {27, 30}
//             |              port {23, 27}
//             userinfo {8, 10}
//             authority {8, 27}
//
// In RFC 3986, the path is always defined, and an authority has a host. In another syntax, an authority need not have a
// host, and the path can be undefined, as in an opaque URI of RFC 2396.
struct components {
    abnf::slice scheme, authority, userinfo, host, port, path, query, fragment;

    [[nodiscard]] friend constexpr bool operator==(components const&, components const&) = default;
};

/// A text matches the rule of a part if the whole of `before`, this text and `after` matches, and the component with
/// this number in the table of captures has all bytes of the text.
struct surroundings {
    std::string_view before, after;
    unsigned component;
};

} // namespace consturi::detail

#endif
