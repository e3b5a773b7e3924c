// Requirements of the path, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/path.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the path are judged as listed") { check_all(cases::path_requirements); }
