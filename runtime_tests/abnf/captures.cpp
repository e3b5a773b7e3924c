// Captures, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/captures.hpp"
#include "exact_copy.hpp"

TEST_CASE("what rules matched is kept, and forgotten where the match is") { check_all(cases::captures); }
