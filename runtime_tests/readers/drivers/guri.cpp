// GUri, with the flags of libsoup 3.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <glib.h>

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        auto const flags =
            static_cast<GUriFlags>(G_URI_FLAGS_HAS_PASSWORD | G_URI_FLAGS_ENCODED_PATH | G_URI_FLAGS_ENCODED_QUERY
                                   | G_URI_FLAGS_ENCODED_FRAGMENT | G_URI_FLAGS_SCHEME_NORMALIZE);
        char *scheme{}, *userinfo{}, *host{}, *path{}, *query{}, *fragment{};
        int port = -1;
        if (!g_uri_split(uri.c_str(), flags, &scheme, &userinfo, &host, &port, &path, &query, &fragment, nullptr))
            return std::nullopt;
        reading const r{text(scheme), text(userinfo), text(host),    port_text(port),
                        text(path),   text(query),    text(fragment)};
        for (char* const part : {scheme, userinfo, host, path, query, fragment}) g_free(part);
        return r;
    });
}
