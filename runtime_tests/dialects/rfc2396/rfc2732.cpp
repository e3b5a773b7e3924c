// RFC 2732 3: the rules, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/rfc2732.hpp"
#include "abnf/check_longest.hpp"
#include "exact_copy.hpp"

using namespace cases::of_rfc2732;

TEST_CASE("RFC 2732 3: an authority can have an IPv6 address in brackets") { check_all(authorities); }
TEST_CASE("RFC 2732 3: the other rules accept and reject the listed texts") { check_all(other_rules); }
TEST_CASE("RFC 2732 3: brackets are reserved, not unwise") { check_all(one_byte_rules); }

TEST_CASE("RFC 2373 B: the ambiguous rules agree with the reference matcher on all short texts") {
    check_texts(rfc2732::hexpart, "1:", 9);
    check_texts(rfc2732::IPv6address, "1:.", 7);
}
