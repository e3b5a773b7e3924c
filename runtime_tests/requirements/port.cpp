// Requirements of the port, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/port.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the port are judged as listed") { check_all(cases::port_requirements); }
