// Reference resolution at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/resolve.hpp"
#include "exact_copy.hpp"

#include <consturi.hpp>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 3986 5.4.1: normal examples of resolution") { check_all(examples_of_5_4_1); }
TEST_CASE("RFC 3986 5.4.2: abnormal examples of resolution") { check_all(examples_of_5_4_2); }
TEST_CASE("RFC 3986 5.2: dots in any encoding, paths that stay paths, bases with dot segments") { check_all(other_resolutions); }

// A base has a scheme.
template <class Base>
concept base_of_something = requires(Base const& base) { resolve(base, base); };
static_assert(base_of_something<uri> && base_of_something<uri_view> && base_of_something<checked_uri>);
static_assert(!base_of_something<uri_reference> && !base_of_something<uri_reference_view>);
