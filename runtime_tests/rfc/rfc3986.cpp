// RFC 3986, judged by the program: the tables of the static tests, on texts that arrive at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/mistakes.hpp"
#include "cases/rules.hpp"
#include "cases/uris.hpp"
#include "exact_copy.hpp"

using namespace cases;

TEST_CASE("RFC 3986 1.1.2: the example URIs have the components they show") { check_all(examples_of_1_1_2); }
TEST_CASE("RFC 3986 3: the example URIs have the components they show") { check_all(examples_of_3); }
TEST_CASE("RFC 3986 5.4: the base and the references have the components they show") { check_all(inputs_of_5_4); }
TEST_CASE("RFC 3986 5.3: an undefined component is not an empty one") { check_all(undefined_and_empty); }
TEST_CASE("RFC 3986 3.2: an authority is split by its last @ and by the host it can have") { check_all(authorities); }
TEST_CASE("RFC 3986 3.3: paths, queries and fragments end where they must") { check_all(paths_and_what_follows); }
TEST_CASE("a text that is no URI is an error at the byte and in the rule that cannot go on") { check_all(mistakes_in_uris); }
TEST_CASE("a text that is no reference is an error at the byte and in the rule that cannot go on") { check_all(mistakes_in_references); }
TEST_CASE("each mistake has a sentence, and a text that is without it") { check_all(mendings); }
TEST_CASE("what other libraries accept against the RFC is rejected") { check_all(accepted_elsewhere); }
TEST_CASE("RFC 3986 3.2.2: an IPv6 address is one of nine alternatives") { check_all(ipv6_addresses); }
TEST_CASE("RFC 3986 3.2.2: a dotted name is a reg-name unless it is an IPv4 address") { check_all(other_hosts); }
TEST_CASE("RFC 3986 A: the other rules accept what they should and no more") { check_all(other_rules); }
TEST_CASE("RFC 3986 2.2, 2.3: reserved and unreserved characters are those and no others") { check_all(one_byte_rules); }
TEST_CASE("RFC 3986 3: each byte is accepted where it may stand and nowhere else") { check_all(places); }
