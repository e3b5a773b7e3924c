// Requirements on parsed URIs, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/require.hpp"
#include "exact_copy.hpp"
#include "message.hpp"

#include <consturi.hpp>

#include <string>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

TEST_CASE("an unmet requirement is an error at the component that does not meet it") {
    check_all(unmet_cases);
    std::string const text = "https://u:p@h:8080";
    CHECK(parse_uri<public_endpoint>(text).error().explain(text)
          == "https://***@h:8080\n        ^ " + message_of(mistake::requirement_not_met) + ": !has_userinfo");
}

TEST_CASE("first_unmet names the first requirement that is not met") {
    CHECK(!first_unmet(public_endpoint, "https://h:8080"_uri));
    CHECK(first_unmet(public_endpoint, "http://u@h:80"_uri) == "scheme_is(\"https\")");
    CHECK(first_unmet(public_endpoint, "https://u@h:80"_uri) == "!has_userinfo");
    CHECK(first_unmet(public_endpoint, uri("https://h:80"_uri)) == "port_between(1024, 65535)");
    CHECK(first_unmet(has_host, "a"_uri_reference) == "has_host");
    CHECK(first_unmet(has_host || has_query, "a"_uri_reference) == "has_host || has_query");
    CHECK(first_unmet(strict, "https://h:8080/"_uri) == "path_under(\"/api\") || path_under(\"/health\")");
}
