// Mistakes: where an error is, and in which rule, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/mistakes.hpp"
#include "exact_copy.hpp"

using namespace cases;

TEST_CASE("a text that is no URI is an error at the byte and in the rule that cannot go on") { check_all(mistakes_in_uris); }
TEST_CASE("a text that is no reference is an error at the byte and in the rule that cannot go on") { check_all(mistakes_in_references); }
TEST_CASE("each mistake has a sentence, and a text that is without it") { check_all(mendings); }
TEST_CASE("what other libraries accept against the RFC is rejected") { check_all(accepted_elsewhere); }
