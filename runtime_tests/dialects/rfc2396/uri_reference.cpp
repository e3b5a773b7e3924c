// RFC 2396: URI references, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/rfc2396_references.hpp"
#include "exact_copy.hpp"

using namespace cases::rfc2396_references;

TEST_CASE("RFC 2396 and RFC 2732: URI references have the expected components") { check_all(references); }
TEST_CASE("RFC 2396 2.3: a mark and its escaped form are equivalent") { check_all(equivalences); }
TEST_CASE("RFC 2396: errors have the expected position, rule and message") { check_all(invalid_references); }
TEST_CASE("RFC 2396: the expected syntax names rules of its own grammar") {
    using namespace consturi;
    CHECK(rfc2396::parse_uri_reference("%4").error().expected_syntax() == "hex");
    CHECK(rfc2732::parse_uri_reference("/;{").error().expected_syntax() == R"(pchar, "#", "/", ";", "?" or the end)");
    CHECK(rfc2396::parse_uri_reference("/?{").error().expected_syntax() == R"(uric, "#" or the end)");
    CHECK(rfc2732::parse_uri_reference("/?{").error().expected_syntax() == R"(uric, "#" or the end)");
}
