// `telnet` URIs: interactive services (RFC 4248, in the terms of RFC 3986).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_TELNET_HPP
#define CONSTURI_SCHEMES_TELNET_HPP

#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/uri/authority.hpp>
#include <consturi/uri/connection.hpp>

#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// The scheme telnet. In RFC 1738, it ends after the server or the slash.
struct telnet : basic_scheme {
    static constexpr std::string_view names[] = {"telnet"};

    static constexpr std::optional<diagnosis> find_error(std::string_view text, detail::components const& at) noexcept {
        if (auto const error = find_missing_server(text, at)) return error;
        if (auto const error = find_error_in_login(text, at)) return error;
        if (at.path.end - at.path.begin > 1) return unexpected_at(text, at.path.begin + 1, "telneturl", "#", true);
        return find_query(at);
    }

    template <class Self>
    class members : public scheme_interface<Self> {};
};

} // namespace detail

namespace kinds {
using telnet = of_scheme<detail::telnet>;
}

/// An interactive service (RFC 4248): a host that is not empty, a port up to 65535, and perhaps a user and a password,
/// which has no second `:` (RFC 1738 3.1). They have no line break, even encoded. Nothing but a slash follows, and
/// perhaps a fragment (RFC 3986 3.5).
///
///     constexpr checked_telnet_uri chess("telnet://guest@chess.example:5000/");
///     static_assert(chess.user() == "guest" && chess.effective_port() == 5000);
///     static_assert(telnet_uri_view::parse("telnet://h/ls").error().position() == 11);
using telnet_uri_view = basic_view<kinds::telnet>;
using telnet_uri = basic_owner<kinds::telnet>;
using checked_telnet_uri = basic_checked<kinds::telnet>;
inline constexpr detail::is_of_kind<kinds::telnet> is_telnet_uri;
#define CONSTURI_FIXED fixed_telnet_uri
#define CONSTURI_KIND kinds::telnet
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
