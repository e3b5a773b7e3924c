// Poco::URI.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <Poco/Exception.h>
#include <Poco/URI.h>

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        try {
            Poco::URI const u(uri);
            return reading{u.getScheme(), u.getUserInfo(), u.getHost(),    port_text(u.getPort(), 1),
                           u.getPath(),   u.getRawQuery(), u.getFragment()};
        } catch (Poco::Exception const&) {
            return std::nullopt;
        }
    });
}
