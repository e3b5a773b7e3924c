// The URIs of each scheme and its errors, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/geo.hpp"
#include "cases/urn.hpp"
#include "exact_copy.hpp"

using namespace cases;

TEST_CASE("RFC 5870: a geo URI has coordinates, in WGS 84 of a latitude and a longitude") {
    check_all(of_geo::locations);
    check_all(of_geo::no_locations);
    check_all(of_geo::pairs);
}

TEST_CASE("RFC 8141: a URN has a namespace and a name, with a right check digit if it is an ISBN") {
    check_all(of_urn::names);
    check_all(of_urn::no_names);
    check_all(of_urn::pairs);
}
