// Requirements of the scheme, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/scheme.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the scheme are judged as listed") { check_all(cases::scheme_requirements); }
