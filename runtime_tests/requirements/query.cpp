// Requirements of the query and the fragment, judged at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/query.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the query and the fragment are met or not") { check_all(cases::query_requirements); }
