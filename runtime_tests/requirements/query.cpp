// Requirements of the query and the fragment, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/query.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the query and the fragment are judged as listed") { check_all(cases::query_requirements); }
