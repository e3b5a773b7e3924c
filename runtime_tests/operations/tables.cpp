// Connections and origins, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/connection.hpp"
#include "cases/origin.hpp"
#include "exact_copy.hpp"

TEST_CASE("a host for a socket is the host of the URI, or nothing; a request has what is written in the URI") {
    check_all(cases::connections);
}
TEST_CASE("RFC 6454 4: an origin is a scheme, a host and a port, or opaque") {
    check_all(cases::origins);
    check_all(cases::different_origins);
}
