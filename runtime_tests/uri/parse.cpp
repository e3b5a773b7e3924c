// Parsing URIs and references into components, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/parse.hpp"
#include "exact_copy.hpp"

using namespace cases;

TEST_CASE("RFC 3986 1.1.2: the example URIs have the expected components") { check_all(examples_of_1_1_2); }
TEST_CASE("RFC 3986 3: the example URIs have the expected components") { check_all(examples_of_3); }
TEST_CASE("RFC 3986 5.4: the base and the references have the expected components") { check_all(inputs_of_5_4); }
TEST_CASE("RFC 3986 5.3: an undefined component differs from an empty one") { check_all(undefined_and_empty); }
TEST_CASE("RFC 3986 3.2: an authority is split into userinfo, host and port") { check_all(authorities); }
TEST_CASE("RFC 3986 3.3 to 3.5: paths, queries and fragments end at their delimiters") {
    check_all(paths_queries_and_fragments);
}
