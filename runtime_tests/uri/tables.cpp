// Hosts, parts of the userinfo, connections, and a kind with a grammar of its own, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/connection.hpp"
#include "cases/own_kind.hpp"
#include "cases/uri_authority.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 3986 3.2.1: the first colon of a userinfo ends the user") { check_all(cases::userinfos); }
TEST_CASE("RFC 3986 3.2.2: a host is an IP literal, an IPv4 address or a registered name") { check_all(cases::hosts); }
TEST_CASE("a host for a socket is the host of the URI, or nothing; a request has what is written in the URI") {
    check_all(cases::connections);
}

TEST_CASE("RFC 4151 2.1: a kind with a grammar of its own is parsed") { check_all(cases::of_own_kind::tags); }
TEST_CASE("RFC 4151 2.1: a text that is not of this kind has an error in its innermost rule") {
    check_all(cases::of_own_kind::errors);
}
