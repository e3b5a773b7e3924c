// libwget, the library of wget2.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <wget.h>

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        wget_iri_t* u = wget_iri_parse(uri.c_str(), "utf-8");
        if (!u) return std::nullopt;
        reading r{text(u->scheme), text(u->userinfo), text(u->host),    std::nullopt,
                  text(u->path),   text(u->query),    text(u->fragment)};
        if (u->password) *r.userinfo += std::string(":") + u->password;
        if (u->port_given) r.port = std::to_string(u->port);
        if (r.path) r.path->insert(0, 1, '/');
        wget_iri_free(&u);
        return r;
    });
}
