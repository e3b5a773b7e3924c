// RFC 2396: URI references, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/rfc2396_references.hpp"
#include "exact_copy.hpp"

using namespace cases::rfc2396_references;

TEST_CASE("RFC 2396 and RFC 2732: URI references have the expected components") { check_all(references); }
TEST_CASE("RFC 2396: errors have the expected position, rule and message") { check_all(invalid_references); }
