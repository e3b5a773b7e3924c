// URIs as java.net.URI reads them, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/java_uri.hpp"
#include "exact_copy.hpp"

using namespace cases::java_uris;

TEST_CASE("java.net.URI: URIs have the expected components") { check_all(uris); }
TEST_CASE("java.net.URI: errors have the expected position, rule and message") { check_all(invalid_uris); }
TEST_CASE("java.net.URI: the expected syntax names no rules of RFC 3986") {
    CHECK(consturi::parse_java_uri("%4").error().expected_syntax() == R"("0" to "9", "A" to "F" or "a" to "f")");
}
TEST_CASE("java.net.URI: escaped octets that are not UTF-8 are decoded as U+FFFD") { check_all(decoded_texts); }
