// libxml2.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <libxml/uri.h>

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        xmlURI* const u = xmlParseURI(uri.c_str());
        if (!u) return std::nullopt;
        reading const r{text(u->scheme), text(u->user),      text(u->server),  port_text(u->port, 1),
                        text(u->path),   text(u->query_raw), text(u->fragment)};
        xmlFreeURI(u);
        return r;
    });
}
