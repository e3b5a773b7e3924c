// Parts of the authority, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/uri_host.hpp"
#include "cases/userinfo.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 3986 3.2.1: the first colon of a userinfo ends the user") { check_all(cases::userinfos); }
TEST_CASE("RFC 3986 3.2.2: a host is an IP literal, an IPv4 address or a registered name") { check_all(cases::hosts); }
