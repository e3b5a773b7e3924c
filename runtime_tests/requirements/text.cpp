// Requirements of the whole text, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/text.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the whole text are judged as listed") { check_all(cases::text_requirements); }
