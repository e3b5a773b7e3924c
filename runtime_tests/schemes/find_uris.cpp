// What is found in texts, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/find_uris.hpp"
#include "exact_copy.hpp"

using namespace cases;

TEST_CASE("find_uris: URIs are found in text, and nothing else") {
    check_all(of_find_uris::texts);
    check_all(of_find_uris::others);
}

TEST_CASE("find_uris: options select schemes, and leave out IRIs, placeholders and code") {
    check_all(of_find_uris::with_options);
}

TEST_CASE("find_uris: what is found is a URI, or has an error whose position is in it") {
    check_all(of_find_uris::first_ones);
}
