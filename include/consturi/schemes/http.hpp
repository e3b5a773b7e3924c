// `http` and `https` URIs (RFC 9110 4.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_HTTP_HPP
#define CONSTURI_SCHEMES_HTTP_HPP

#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/uri/connection.hpp>

#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// The schemes http and https. What matches their rules in RFC 9110 is a URI with an authority.
struct http : basic_scheme {
    static constexpr std::string_view names[] = {"http", "https"};
    static constexpr bool has_normal_forms = true;

    static constexpr std::optional<diagnosis> find_error(std::string_view text, detail::components const& at) noexcept {
        return find_missing_server(text, at);
    }

    template <class Self>
    class members : public narrowed_interface<Self> {};
};

} // namespace detail

namespace kinds {
using http = of_scheme<detail::http>;
}

/// A URI of the scheme `http` or `https` (RFC 9110 4.2): it has a host that is not empty, and a port up to 65535, if it
/// has one. So it always has an `effective_port()`. A fragment is allowed (4.2.5), a userinfo is deprecated (4.2.4):
/// refuse it in URIs from elsewhere with the requirement `!has_userinfo`.
///
///     constexpr checked_http_uri api("https://api.example.com/v1?limit=10");
///     static_assert(api.effective_port() == 443);
///     assert(api.request_target() == "/v1?limit=10" && api.host_header() == "api.example.com");
///     static_assert(http_uri_view::parse("http:www.example.com/foo").error().position() == 5); // no host
using http_uri_view = basic_view<kinds::http>;
using http_uri = basic_owner<kinds::http>;
using checked_http_uri = basic_checked<kinds::http>;
inline constexpr detail::is_of_kind<kinds::http> is_http_uri;
#define CONSTURI_FIXED fixed_http_uri
#define CONSTURI_KIND kinds::http
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
