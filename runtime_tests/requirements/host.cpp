// Requirements of the host, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/host.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the host are judged as listed") { check_all(cases::host_requirements); }
