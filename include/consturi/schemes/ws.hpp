// `ws` and `wss` URIs: WebSockets (RFC 6455 3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_WS_HPP
#define CONSTURI_SCHEMES_WS_HPP

#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/uri/connection.hpp>

#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// The schemes ws and wss. What matches their rules is a URI with an authority, but without userinfo and fragment.
struct ws : basic_scheme {
    static constexpr std::string_view names[] = {"ws", "wss"};
    static constexpr bool has_normal_forms = true;

    static constexpr std::optional<diagnosis> find_error(std::string_view text, detail::components const& at) noexcept {
        if (auto const error = find_userinfo(at)) return error;
        if (auto const error = find_missing_server(text, at)) return error;
        return find_fragment(at);
    }

    template <class Self>
    class members : public narrowed_interface<Self> {};
};

} // namespace detail

namespace kinds {
using ws = of_scheme<detail::ws>;
}

/// A URI of a WebSocket: of the scheme `ws` or `wss` (RFC 6455 3). It has a host that is not empty, and a port up to
/// 65535, if it has one, but no userinfo and no fragment. The resource name of the RFC is the `request_target()`.
///
///     constexpr checked_ws_uri chat("wss://example.com/chat?room=1");
///     static_assert(chat.effective_port() == 443);
///     assert(chat.request_target() == "/chat?room=1");
///     static_assert(ws_uri_view::parse("ws://h/#a").error().position() == 7); // a fragment has no meaning
using ws_uri_view = basic_view<kinds::ws>;
using ws_uri = basic_owner<kinds::ws>;
using checked_ws_uri = basic_checked<kinds::ws>;
inline constexpr detail::is_of_kind<kinds::ws> is_ws_uri;
#define CONSTURI_FIXED fixed_ws_uri
#define CONSTURI_KIND kinds::ws
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
