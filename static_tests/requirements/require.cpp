// Requirements on parsed URIs and literals, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/require.hpp"

#include <consturi/literals.hpp>

#include <type_traits>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

static_assert(first_wrong<unmet_cases>() == std::size(unmet_cases));

// A URI that meets a requirement is returned unchanged.
constexpr auto admin = require<public_endpoint>("https://admin.example.com:9000/"_uri);
static_assert(std::is_same_v<decltype(admin), required_uri<public_endpoint> const> && admin.port() == "9000");
static_assert(require<port_is(9000)>(admin) == admin); // with a named constant
[[maybe_unused]] auto const in_a_block = [] {
    constexpr auto api = "https://api.example.com:8080"_uri;
    static_assert(require<public_endpoint>(api).port_number() == 8080);
};
CONSTURI_LITERAL(_public, public_endpoint)
static_assert("https://admin.example.com:9000/"_public == admin
              && std::is_same_v<decltype("https://h:9000"_public), required_uri<public_endpoint>>);
static_assert(require<!has_host>("/x"_uri_reference).path() == "/x"
              && require<has_host>("//h"_uri_reference).host() == "h");
static_assert(parse_uri<public_endpoint>("https://h:8080")->host() == "h"
              && parse_uri_reference<has_query>("?q")->query() == "q");
static_assert(parse_uri_reference<has_query>("a").error().rule() == "has_query");

// An invalid URI has the same error as without a requirement.
static_assert(parse_uri<public_endpoint>("https://h:80a").error() == parse_uri("https://h:80a").error());

// A requirement is a predicate on URIs and references of all types.
static_assert(public_endpoint(checked_uri("https://h:8080")) && public_endpoint("https://h:8080"_uri)
              && !has_host("x"_uri_reference));
