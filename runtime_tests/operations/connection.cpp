// What a client needs to connect and to send a request, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/connection.hpp"
#include "exact_copy.hpp"

TEST_CASE("a host for a socket is the host of the URI, or nothing; a request has what is written in the URI") {
    check_all(cases::connections);
}
