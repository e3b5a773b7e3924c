// Requirements, judged by the program: the tables of the static tests, and what is said of what is not met.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/policies.hpp"
#include "copies.hpp"

#include <string>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

TEST_CASE("requirements are met or not") { check_all(demands); }
TEST_CASE("what is required and not met is an error where that stands") {
    check_all(refusals_of_uris);
    std::string const text = "https://u:p@h:8080";
    CHECK(parse_uri<public_endpoint>(text).error().explain(text) == "https://u:p@h:8080\n        ^ a requirement is not met: !has_userinfo");
}

TEST_CASE("the first of some requirements that is not met is named") {
    CHECK(!why_not(public_endpoint, "https://h:8080"_uri));
    CHECK(why_not(public_endpoint, "http://u@h:80"_uri) == "scheme_is(\"https\")");
    CHECK(why_not(public_endpoint, "https://u@h:80"_uri) == "!has_userinfo");
    CHECK(why_not(public_endpoint, uri("https://h:80"_uri)) == "port_between(1024, 65535)");
    CHECK(why_not(has_host, "a"_uri_reference) == "has_host");
    CHECK(why_not(has_host || has_query, "a"_uri_reference) == "has_host || has_query");
    CHECK(why_not(strict, "https://h:8080/"_uri) == "path_under(\"/api\") || path_under(\"/health\")");
}
