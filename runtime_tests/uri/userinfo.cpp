// The user and the password, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/userinfo.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 3986 3.2.1: the first colon of a userinfo ends the user") { check_all(cases::userinfos); }
