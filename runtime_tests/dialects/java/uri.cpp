// URIs as java.net.URI reads them, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/java_uri.hpp"
#include "exact_copy.hpp"

using namespace cases::java_uris;

TEST_CASE("java.net.URI: URIs have the expected components") { check_all(uris); }
TEST_CASE("java.net.URI: errors have the expected position, rule and message") { check_all(invalid_uris); }
TEST_CASE("java.net.URI: the expected syntax names rules of its own grammar") {
    auto const expected = [](std::string_view text) {
        return consturi::java::parse_uri(text).error().expected_syntax();
    };
    CHECK(expected("%4") == "hex");
    CHECK(expected("a:?{") == R"(uric, "#" or the end)");
    CHECK(expected("//[::1g]") == R"(hex, "%", ".", ":" or "]")"); // '%' begins a scope, not an escaped octet
}
TEST_CASE("java.net.URI: escaped octets that are not UTF-8 are decoded as U+FFFD") { check_all(decoded_texts); }
