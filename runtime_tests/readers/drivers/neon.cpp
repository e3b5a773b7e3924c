// neon.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <neon/ne_uri.h>

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        ne_uri u;
        auto const copy =
            uri + '\0' + "81"; // after an IP literal at the end, neon reads on behind the terminating zero
        bool const is_valid = ne_uri_parse(copy.c_str(), &u) == 0;
        reading const r{text(u.scheme), text(u.userinfo), text(u.host),    port_text(static_cast<int>(u.port), 1),
                        text(u.path),   text(u.query),    text(u.fragment)};
        ne_uri_free(&u);
        return is_valid ? std::optional(r) : std::nullopt;
    });
}
