// The operations of java.net.URI, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/java_operations.hpp"
#include "exact_copy.hpp"

using namespace cases::of_java;

TEST_CASE("java.net.URI: the documentation's opaque and hierarchical URIs have its components") {
    check_all(examples_of_parsing);
}
TEST_CASE("java.net.URI: the documentation's deviations from RFC 2396 are accepted") { check_all(deviations); }
TEST_CASE("java.net.URI: escaped octets are decoded as UTF-8") { check_all(decodings); }
TEST_CASE("java.net.URI: normalize removes segments and keeps everything else") { check_all(normal_forms); }
TEST_CASE("java.net.URI: the documentation's examples of resolve and relativize") {
    check_all(examples_of_resolution);
    check_all(examples_of_relativization);
}
TEST_CASE("RFC 2396 C.1: java.net.URI resolves the normal examples") { check_all(examples_of_c_1); }
TEST_CASE("RFC 2396 C.2: java.net.URI resolves the abnormal examples") { check_all(examples_of_c_2); }
TEST_CASE("java.net.URI: resolve needs no path in the base, and returns opaque and absolute URIs") {
    check_all(other_resolutions);
}
TEST_CASE("java.net.URI: relativize takes the base as a directory") { check_all(other_relativizations); }
TEST_CASE("java.net.URI: resolve and relativize are inverse to each other on the documented condition") {
    check_all(normalized_uris);
    check_all(pairs_without_inverse);
}
TEST_CASE("java.net.URI: the constructors make a URI of its decoded components") { check_all(reconstructions); }
TEST_CASE("java.net.URI: equals and compareTo have the values of the JDK") { check_all(comparisons); }
TEST_CASE("java.net.URI: hashCode has the value of the JDK") { check_all(hashes); }
TEST_CASE("java.net.URI: each constructor quotes what is illegal in a component") {
    check_all(made_of_opaque_parts);
    check_all(made_of_authority_parts);
    check_all(made_of_server_parts);
}
TEST_CASE("java.net.URI: an error of a constructor has a position in the composed text") {
    check_all(rejected_opaque_parts);
    check_all(rejected_authority_parts);
    check_all(rejected_server_parts);
}
TEST_CASE("java.net.URI: results have components that their text does not have") {
    check_all(results_with_own_components);
}
TEST_CASE("java.net.URI: copies and moves of results keep their components") { CHECK(copies_keep_components()); }
