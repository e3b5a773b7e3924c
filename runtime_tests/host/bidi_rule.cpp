// RFC 5893 2: the Bidi rule, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/bidi_rule.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 5893 2: the Bidi rule") { check_all(cases::bidi_rule_cases); }
