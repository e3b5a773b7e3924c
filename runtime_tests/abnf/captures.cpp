// Captures, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/captures.hpp"
#include "exact_copy.hpp"

TEST_CASE("captures are kept, and dropped if their alternative fails") { check_all(cases::captures); }
