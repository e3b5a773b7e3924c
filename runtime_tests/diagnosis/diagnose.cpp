// Diagnosis: the position, the rule and the mistake of an error, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/mistakes.hpp"
#include "exact_copy.hpp"

using namespace cases;

TEST_CASE("an invalid URI is an error at the byte and in the rule that cannot continue") {
    check_all(mistakes_in_uris);
}
TEST_CASE("an invalid URI reference is an error at the byte and in the rule that cannot continue") {
    check_all(mistakes_in_references);
}
TEST_CASE("each mistake has a message, and the corrected text is valid") { check_all(fixes); }
TEST_CASE("texts that other libraries accept against RFC 3986 are rejected") { check_all(accepted_elsewhere); }
