// The URI functions of libevent's HTTP client and server.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <event2/http.h>

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        evhttp_uri* const u = evhttp_uri_parse(uri.c_str());
        if (!u) return std::nullopt;
        reading const r{text(evhttp_uri_get_scheme(u)),  text(evhttp_uri_get_userinfo(u)),
                        text(evhttp_uri_get_host(u)),    port_text(evhttp_uri_get_port(u)),
                        text(evhttp_uri_get_path(u)),    text(evhttp_uri_get_query(u)),
                        text(evhttp_uri_get_fragment(u))};
        evhttp_uri_free(u);
        return r;
    });
}
