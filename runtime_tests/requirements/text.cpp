// Requirements of the whole text, judged at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/text.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the whole text are met or not") { check_all(cases::text_requirements); }
