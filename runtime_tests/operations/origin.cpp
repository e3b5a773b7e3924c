// Origins, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/origin.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 6454 4: an origin is a scheme, a host and a port, or opaque") {
    check_all(cases::origins);
    check_all(cases::different_origins);
}
