// Requirements of the host, judged at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/host.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the host are met or not") { check_all(cases::host_requirements); }
