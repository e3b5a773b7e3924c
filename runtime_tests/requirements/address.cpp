// Requirements on the address of the host, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address_requirements.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements on the address of the host are judged as listed") { check_all(cases::address_requirements); }
TEST_CASE("a policy for public hosts rejects each internal host") { check_all(cases::public_hosts); }
