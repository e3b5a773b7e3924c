// Boost.URL. Without assertions: 1.81 fails one on "C:\264".
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef NDEBUG
#define NDEBUG
#endif
#include "reading.hpp"

#include <boost/url/src.hpp>

static component text(bool is_defined, boost::core::string_view of) {
    return is_defined ? component(std::string(of)) : std::nullopt;
}

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        auto const u = boost::urls::parse_uri_reference(uri);
        if (!u) return std::nullopt;
        return reading{text(u->has_scheme(), u->scheme()),
                       text(u->has_userinfo(), u->encoded_userinfo()),
                       text(u->has_authority(), u->encoded_host()),
                       text(u->has_port(), u->port()),
                       text(true, u->encoded_path()),
                       text(u->has_query(), u->encoded_query()),
                       text(u->has_fragment(), u->encoded_fragment())};
    });
}
