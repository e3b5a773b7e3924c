// RFC 2396 A, RFC 2732 3: the rules, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/check_longest.hpp"
#include "cases/rfc2396.hpp"
#include "cases/rfc2732.hpp"
#include "exact_copy.hpp"

using namespace cases::of_rfc2396;
namespace of_rfc2732 = cases::of_rfc2732;
namespace rfc2732 = consturi::rfc2732;

TEST_CASE("RFC 2396 3.2: an authority is a server, or else a reg_name") { check_all(authorities); }
TEST_CASE("RFC 2396 A: the other rules accept and reject the listed texts") { check_all(other_rules); }
TEST_CASE("RFC 2396 4: URI references accept and reject the listed texts") { check_all(references); }
TEST_CASE("RFC 2396 2: the classes of characters are exactly the listed ones") { check_all(one_byte_rules); }
TEST_CASE("RFC 2732 3: an authority can have an IPv6 address in brackets") { check_all(of_rfc2732::authorities); }
TEST_CASE("RFC 2732 3: the other rules accept and reject the listed texts") { check_all(of_rfc2732::other_rules); }
TEST_CASE("RFC 2732 3: brackets are reserved, not unwise") { check_all(of_rfc2732::one_byte_rules); }

TEST_CASE("RFC 2396 3.2.2: the ambiguous rules agree with the reference matcher on all short texts") {
    check_texts(rfc2396::hostname, "a1-.", 6);
    check_texts(rfc2396::host, "a1-.", 6);
    check_texts(rfc2396::server, "a1-.:@_", 4);
}

TEST_CASE("RFC 2373 B: the ambiguous rules agree with the reference matcher on all short texts") {
    check_texts(rfc2732::hexpart, "1:", 9);
    check_texts(rfc2732::IPv6address, "1:.", 7);
}
