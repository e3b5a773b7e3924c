// What a client needs to connect and to send a request, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/connection.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 9112 3.2: the request-target and the Host field have what is written in the URI") {
    check_all(cases::connections);
}
