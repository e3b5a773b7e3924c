// Requirements of the userinfo, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/authority.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the userinfo are judged as listed") { check_all(cases::authority_requirements); }
