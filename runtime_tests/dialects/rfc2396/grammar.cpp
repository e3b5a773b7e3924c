// RFC 2396 A: the rules, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/check_longest.hpp"
#include "cases/rfc2396.hpp"
#include "exact_copy.hpp"

using namespace cases::of_rfc2396;

TEST_CASE("RFC 2396 3.2: an authority is a server, or else a reg_name") { check_all(authorities); }
TEST_CASE("RFC 2396 A: the other rules accept and reject the listed texts") { check_all(other_rules); }
TEST_CASE("RFC 2396 4: URI references accept and reject the listed texts") { check_all(references); }
TEST_CASE("RFC 2396 2: the classes of characters are exactly the listed ones") { check_all(one_byte_rules); }

TEST_CASE("RFC 2396 3.2.2: the ambiguous rules agree with the reference matcher on all short texts") {
    check_texts(rfc2396::hostname, "a1-.", 6);
    check_texts(rfc2396::host, "a1-.", 6);
    check_texts(rfc2396::server, "a1-.:@_", 4);
}
