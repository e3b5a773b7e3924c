// What the host of a URI is, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/uri_host.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 3986 3.2.2: a host is an IP literal, an IPv4 address or a registered name") { check_all(cases::hosts); }
