// What Catch2 prints for URIs, errors and results.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "message.hpp"

#include <consturi.hpp>
#include <consturi/catch2.hpp>

#include <string>

using namespace consturi;
using namespace consturi::literals;
using Catch::Detail::stringify;

TEST_CASE("Catch2: URIs, addresses, errors and results are printed") {
    CHECK(stringify("http://h/"_uri) == "\"http://h/\"");
    CHECK(stringify("../a"_uri_reference) == "\"../a\"");
    CHECK(stringify(uri("a:b"_uri)) == "\"a:b\"");
    CHECK(stringify(checked_uri("a:b")) == "\"a:b\"");
    CHECK(stringify(fixed_uri("a:b")) == "\"a:b\"");
    CHECK(stringify("::1"_ipv6) == "::1");
    CHECK(stringify(*"http://10.0.0.1"_uri.ipv4()) == "10.0.0.1");
    CHECK(stringify(parse_uri("http://h:8a").error()) == message_of(mistake::letter_in_port) + ", at 10");
    CHECK(stringify(parse_uri("http://h:8a")) == "unexpected(" + message_of(mistake::letter_in_port) + ", at 10)");
    CHECK(stringify(parse_uri("a:b")) == "\"a:b\"");
    CHECK(stringify(percent_decode("%41")) == "\"A\"");
    CHECK(stringify(result<void>()) == "void()");
    CHECK(stringify(result<int, std::string>(unexpect, "x")) == "unexpected(\"x\")");
}
