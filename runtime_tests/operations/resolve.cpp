// RFC 3986 5: reference resolution, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/resolve.hpp"
#include "exact_copy.hpp"

#include <consturi.hpp>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 3986 5.4.1: the normal examples of reference resolution") { check_all(examples_of_5_4_1); }
TEST_CASE("RFC 3986 5.4.2: the abnormal examples of reference resolution") { check_all(examples_of_5_4_2); }
TEST_CASE("RFC 3986 5.2: encoded dot segments, paths that stay paths, bases with dot segments") {
    check_all(other_resolutions);
}

// A base must have a scheme.
template <class Base>
concept is_base = requires(Base const& base) { resolve(base, base); };
static_assert(is_base<uri> && is_base<uri_view> && is_base<checked_uri>);
static_assert(!is_base<uri_reference> && !is_base<uri_reference_view>);
