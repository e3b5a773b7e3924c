// fixed_uri and fixed_uri_reference at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi.hpp>

#include <functional>
#include <string_view>
#include <unordered_set>

using namespace consturi;

static constexpr fixed_uri api("https://api.example.com/v1/");
static constexpr fixed_uri_reference users("users");

TEST_CASE("a constant has the hash of its view") {
    CHECK(std::hash<fixed_uri<api.text().size() + 1>>()(api) == std::hash<uri_view>()(api));
    CHECK(std::hash<fixed_uri_reference<6>>()(users) == std::hash<uri_reference_view>()(users));
}

template <class U>
static void check_copy(U const& copy, std::string_view text) {
    auto const u = parse_uri_reference(text);
    REQUIRE(u);
    CHECK(
        (copy.text() == text && copy.scheme() == u->scheme() && copy.host() == u->host() && copy.path() == u->path()));
}

// Of several sizes, because the padding of the object depends on it.
TEST_CASE("a temporary constant has the text and the components of its literal") {
    check_copy(fixed_uri("s://h"), "s://h");
    check_copy(fixed_uri("s://h/"), "s://h/");
    check_copy(fixed_uri("s://h/a"), "s://h/a");
    check_copy(fixed_uri("s://h/ab"), "s://h/ab");
    check_copy(fixed_uri("s://h/abc"), "s://h/abc");
    check_copy(fixed_uri_reference("s://h/abcd"), "s://h/abcd");
    check_copy(fixed_uri_reference("s://h/abcde"), "s://h/abcde");
    check_copy(fixed_uri_reference("s://h/abcdef"), "s://h/abcdef");
    check_copy(checked_uri_reference("//h/a"), "//h/a");
}

TEST_CASE("a constant is an argument of all operations") {
    CHECK(resolve(api, users).str() == "https://api.example.com/v1/users");
    CHECK(relativize(api, resolved<"https://api.example.com/v1/", "/v2">)->str() == "/v2");
    CHECK(normalize(fixed_uri("HTTP://h")) == fixed_uri("http://h"));
    CHECK(normalize(fixed_uri_reference("a/..")) == fixed_uri_reference("./"));
    CHECK(equivalent(fixed_uri("HTTPS://api.example.com/v1/"), api));

    std::unordered_set<uri, equivalence_hash<>, equivalence<>> visited;
    visited.insert(uri(api));
    CHECK(visited.count(uri(normalized<"HTTPS://API.example.com/v1/">)) == 1);
}

TEST_CASE("a constant is judged by requirements") {
    using namespace requirements;
    CHECK((scheme_is("https") && path_under("/v1"))(api));
    CHECK_FALSE(has_host(users));
    CHECK(first_unmet(has_port, api) == "has_port");
}
