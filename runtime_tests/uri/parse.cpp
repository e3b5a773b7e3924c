// URIs and references, and their components, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/parse.hpp"
#include "exact_copy.hpp"

using namespace cases;

TEST_CASE("RFC 3986 1.1.2: the example URIs have the components they show") { check_all(examples_of_1_1_2); }
TEST_CASE("RFC 3986 3: the example URIs have the components they show") { check_all(examples_of_3); }
TEST_CASE("RFC 3986 5.4: the base and the references have the components they show") { check_all(inputs_of_5_4); }
TEST_CASE("RFC 3986 5.3: an undefined component is not an empty one") { check_all(undefined_and_empty); }
TEST_CASE("RFC 3986 3.2: an authority is split by its last @ and by the host it can have") { check_all(authorities); }
TEST_CASE("RFC 3986 3.3: paths, queries and fragments end where they must") { check_all(paths_and_what_follows); }
