// apr_uri_parse of the Apache Portable Runtime.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <apr_general.h>
#include <apr_uri.h>

int main() {
    apr_initialize();
    apr_pool_t* pool = nullptr;
    apr_pool_create(&pool, nullptr);
    return write_readings([=](std::string const& uri) -> std::optional<reading> {
        apr_uri_t u;
        apr_pool_clear(pool);
        if (apr_uri_parse(pool, uri.c_str(), &u) != APR_SUCCESS) return std::nullopt;
        reading r{text(u.scheme), text(u.user),  text(u.hostname), text(u.port_str),
                  text(u.path),   text(u.query), text(u.fragment)};
        if (u.password) *r.userinfo += std::string(":") + u.password;
        return r;
    });
}
