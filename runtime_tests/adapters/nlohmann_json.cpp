// URIs as JSON strings.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "message.hpp"

#include <consturi.hpp>
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/nlohmann_json.hpp>
#include <consturi/rfc2396.hpp>

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace consturi;
using namespace consturi::literals;
using nlohmann::json;

struct service {
    uri api = uri("https://h/"_uri);
    uri_reference logo;
    NLOHMANN_DEFINE_TYPE_INTRUSIVE(service, api, logo)
};

TEST_CASE("nlohmann/json: views and owners become strings") {
    CHECK(json("https://h/"_uri).dump() == "\"https://h/\"");
    CHECK(json("../a"_uri_reference) == "../a");
    CHECK(json(checked_uri("https://h/")) == "https://h/");
    CHECK(json(fixed_uri("https://h/")) == "https://h/");
    CHECK(json(std::vector{uri("a:b"_uri), uri("c:d"_uri)}).dump() == R"(["a:b","c:d"])");
    CHECK(nlohmann::ordered_json(uri_reference("?a"_uri_reference)) == "?a");
    CHECK(json(service()).dump() == R"({"api":"https://h/","logo":""})");
}

TEST_CASE("nlohmann/json: strings become URIs and URI references") {
    CHECK(json("https://h/").get<uri>() == "https://h/"_uri);
    CHECK(json("../a").get<uri_reference>() == "../a"_uri_reference);
    CHECK(json("s:\u00E4").get<iri>() == "s:\u00E4"_iri);
    CHECK(json("//my_h").get<rfc2396::uri_reference>() == "//my_h"_rfc2396);
    CHECK(nlohmann::ordered_json("a:b").get<uri>() == "a:b"_uri);
    CHECK(json::parse(R"(["a:b", "c:d"])").get<std::vector<uri>>().at(1) == "c:d"_uri);
    CHECK(json::parse(R"({"a": "b:c"})").get<std::map<std::string, uri>>().at("a") == "b:c"_uri);
    auto const read = json::parse(R"({"api": "https://g/", "logo": "?"})").get<service>();
    CHECK((read.api == "https://g/"_uri && read.logo == "?"_uri_reference));
}

// A view cannot be read: the text would be lost.
template <class T>
concept readable_from_json = requires(json const& j) { j.get<T>(); };
static_assert(readable_from_json<uri> && readable_from_json<uri_reference> && readable_from_json<java::uri>
              && readable_from_json<iri>);
static_assert(!readable_from_json<uri_view> && !readable_from_json<uri_reference_view>
              && !readable_from_json<java::uri_view> && !readable_from_json<iri_view>);

#if defined(__cpp_exceptions)
TEST_CASE("nlohmann/json: a string that is not a URI is an exception with the explanation") {
    try {
        (void)json("http://h:8a").get<uri>();
        FAIL("no exception");
    } catch (invalid_uri_in_json const& e) {
        CHECK(e.error().position() == 10);
        json::exception const& base = e;
        CHECK(base.id == 601);
        CHECK(std::string_view(base.what())
              == "[json.exception.invalid_uri.601] at byte 10: " + message_of(mistake::letter_in_port)
                     + "\nhttp://h:8a\n          ^");
    }
    try {
        (void)json("http://me:p w@h/").get<uri>();
        FAIL("no exception");
    } catch (invalid_uri_in_json const& e) {
        CHECK(std::string_view(e.what()).find("http://***@h/\n       ^") != std::string_view::npos);
    }
    CHECK_THROWS_AS(json("../a").get<uri>(), invalid_uri_in_json);
    CHECK_THROWS_AS(json("").get<uri>(), invalid_uri_in_json);
    CHECK_THROWS_AS(json("a b").get<uri_reference>(), invalid_uri_in_json);
    CHECK_THROWS_AS(json(1).get<uri>(), json::type_error);
    uri_reference to("a"_uri_reference);
    CHECK_THROWS_AS(json("a b").get_to(to), invalid_uri_in_json);
    CHECK(to == "a"_uri_reference);
}
#endif
