// Requirements of userinfo, judged at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/authority.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of userinfo are met or not") { check_all(cases::authority_requirements); }
