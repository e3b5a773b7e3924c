// Requirements that are written on the command line: the same as in C++.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../catch.hpp"
#include "../message.hpp"

#include "requirement.hpp"

#include <consturi/host/address_literals.hpp>
#include <consturi/requirements/require.hpp>
#include <consturi/schemes/valid_by_scheme.hpp>
#include <consturi/unambiguous.hpp>
#include <consturi/uri/literals.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

using namespace consturi;
using namespace consturi::literals;
using namespace consturi::requirements;
using consturi::tool::requirement_error;
using consturi::tool::written_requirement;

namespace hana = boost::hana;

namespace {

constexpr char const* uris[] = {
    "https://example.com/",
    "https://API.example.com:8443/v1/users?q#f",
    "http://u:p@example.com/",
    "https://u@evil.org/",
    "http://10.1.2.3/",
    "http://[fd00::1]/",
    "http://[::ffff:10.0.0.1]",
    "http://127.1/",
    "https://h/a/../b%2Fc",
    "mailto:a@h.example",
    "geo:91,0",
    "ftp://example.com.:21/a//b",
    "https:///evil.org",
    "urn:isbn:0451450523",
};

// The types of their schemes. All would take seconds to compile.
constexpr auto types = hana::make_map(hana::make_pair(BOOST_HANA_STRING("https"), hana::type_c<http_uri_view>),
                                      hana::make_pair(BOOST_HANA_STRING("http"), hana::type_c<http_uri_view>),
                                      hana::make_pair(BOOST_HANA_STRING("mailto"), hana::type_c<mailto_uri_view>),
                                      hana::make_pair(BOOST_HANA_STRING("geo"), hana::type_c<geo_uri_view>),
                                      hana::make_pair(BOOST_HANA_STRING("ftp"), hana::type_c<ftp_uri_view>),
                                      hana::make_pair(BOOST_HANA_STRING("urn"), hana::type_c<urn_view>));

template <auto Requirement>
std::optional<parse_error> error_in(std::string_view uri) {
    auto const parsed = parse_uri<Requirement>(uri);
    return parsed ? std::nullopt : std::optional(parsed.error());
}

/// The written requirement and the one of C++ have the same verdict, name and position on all URIs.
void check_same(char const* text, std::optional<parse_error> (*error_in)(std::string_view)) {
    INFO(text);
    written_requirement const written(text);
    for (std::string_view const uri : uris) {
        INFO(uri);
        auto const expected = error_in(uri);
        auto const error = written.error_in(parse_uri(uri).value());
        REQUIRE(error.has_value() == expected.has_value());
        if (!error) continue;
        CHECK(error->rule() == expected->rule());
        CHECK(error->position() == expected->position());
        CHECK(error->code() == mistake::requirement_not_met);
    }
}
#define SAME(...) check_same(#__VA_ARGS__, error_in<(__VA_ARGS__)>)

/// The position and the beginning of the message of the error.
void check_error(std::string_view text, std::size_t position, std::string_view message) {
    INFO(text);
    try {
        written_requirement const wrong(text);
        FAIL("no error");
    } catch (requirement_error const& error) {
        CHECK(error.position == position);
        CHECK(std::string_view(error.what()).substr(0, message.size()) == message);
    }
}

} // namespace

TEST_CASE("check --require: a requirement has the verdict, the name and the position that it has in C++") {
    SAME(scheme_is("https"));
    SAME(scheme_in("http", "https"));
    SAME(!scheme_in("ftp", "geo"));
    SAME(host_is("example.com"));
    SAME(!host_under("example.com"));
    SAME(host_in("10.0.0.0"_ipv4, 8) || host_in("fd00::"_ipv6, 8));
    SAME(!host_in("fd00::"_ipv6, 8));
    SAME(path_under("/v1"));
    SAME(port_is(443));
    SAME(port_between(1024, 65535));
    SAME(max_length(20));
    check_same("valid_by_scheme", error_in<valid_by<types>{}>);
    SAME(unambiguous);
    SAME(scheme_is("https") && has_host && !has_userinfo && port_between(1024, 65535));
    SAME(has_query || has_fragment || (has_userinfo && !has_password));
    SAME(has_host && (scheme_is("http") || has_port) && no_dot_segments);
    SAME(!(has_userinfo || has_query));
    SAME(!(has_userinfo || has_query || has_port));
    SAME(!!has_query);
    SAME(has_port && (unambiguous && has_query));
}

TEST_CASE("check --require: && binds closer than ||, and white space can be between tokens") {
    auto const is_met = [](std::string_view requirement, std::string_view uri) {
        return !written_requirement(requirement).error_in(parse_uri(uri).value());
    };
    CHECK(is_met("has_host || has_query && has_fragment", "http://h/"));
    CHECK(!is_met("(has_host || has_query) && has_fragment", "http://h/"));
    CHECK(is_met(" scheme_in (\n\"a\" , \"http\" )&&!  ! has_host ", "http://h/"));
    CHECK(is_met("consturi::requirements::has_host && !requirements::port_is(1)", "http://h/"));
}

TEST_CASE("check --require: all requirements of the library have their names, with or without arguments") {
    for (std::string const name : {
#define CONSTURI_REQUIREMENT(name, component) #name,
#include <consturi/requirements/requirements.def>
             "unambiguous"}) {
        if (name == "satisfies" || name == "any_of" || name == "all_of") continue; // for user-defined and combined ones
        INFO(name);
        try {
            written_requirement const all(name);
        } catch (requirement_error const& error) {
            CHECK(std::string_view(error.what()).starts_with(name + " has ")); // arguments
        }
    }
}

TEST_CASE("check --require: a text that is no requirement is an error with its position") {
    check_error("", 0, "expected a requirement");
    check_error("has_host &&", 11, "expected a requirement");
    check_error("has_host & has_port", 9, "expected && or ||");
    check_error("(has_host", 9, "expected && or || or )");
    check_error("has_host)", 8, "expected && or ||");
    check_error("has_host has_port", 9, "expected && or ||");
    check_error("!", 1, "expected a requirement");
    check_error("has_hots", 0, "unknown requirement; did you mean has_host?");
    check_error("is_https", 0, "unknown requirement; the requirements are scheme_is ");
    check_error("std::has_host", 0, "unknown requirement");
    check_error("has_host()", 9, "has_host has no arguments, and no parentheses");
    check_error("scheme_is()", 0, "scheme_is has one argument, a text");
    check_error("has_host(1)", 0, "has_host has no arguments");
    check_error("scheme_is", 0, "scheme_is has one argument, a text");
    check_error("scheme_is(https)", 10, "expected quotation marks");
    check_error("scheme_is('https')", 10, "expected arguments");
    check_error("scheme_is(\"https\"", 10, "expected arguments");
    check_error("scheme_is(\"https:\")", 16, message_of(mistake::invalid_character_in_scheme));
    check_error("scheme_in(\"a\", 1)", 0, "scheme_in has texts");
    check_error("host_is(\"*.example.com\")", 9, "");
    check_error("host_is(\"a\\\"b\")", 8, "expected arguments");
    check_error("host_in(\"10.0.0\"_ipv4, 8)", 15, "");
    check_error("host_in(\"10.0.0.0\", 8)", 0, "host_in has an address before the number of bits");
    check_error("host_in(\"10.0.0.0\"_ipv4, 33)", 25, "number above 32");
    check_error("host_in(\"::\"_ipv6, 129)", 19, "number above 128");
    check_error("port_is(0443)", 8, "expected arguments"); // octal in C++
    check_error("port_is(65536)", 8, "number above 65535");
    check_error("port_is(99999999999999999999)", 8, "number above 65535");
    check_error("port_between(2, 1)", 0, "port_between has the lowest port first");
    check_error("host_in(\"a\", \"h\")", 0,
                "host_in has an address and a number of bits; for hosts, write host_is(\"a\") || host_is(\"h\")");
    check_error("host_in", 0, "host_in has an address and a number of bits; for hosts, write host_is(\"example.com\")");
    check_error("host_in(\"10.0.0.0\"_ipv4)", 0, "host_in has an address and a number of bits");
    check_error("host_under_any(\"a\")", 0, "host_under_any has a container as its argument; write host_under(\"a\")");
    check_error("path_under(\"a\")", 12, "");
    check_error("path_under(\"\")", 12, message_of(mistake::path_not_beginning_with_a_slash));
    check_error(std::string(101, '!') + "has_host", 100, "more than 100 levels of nesting");
    check_error(std::string(60000, '('), 100, "more than 100 levels of nesting");
    check_error("\xC3\xA9", 0, "expected a requirement");
}

TEST_CASE("check --require: a long requirement is read, and a longer one is an error") {
    std::string text = "has_host";
    while (text.size() < 65000) text += "&&has_host";
    CHECK(!written_requirement(text).error_in("http://h/"_uri));
    check_error(text + std::string(1000, ' '), 0, "more than 65536 bytes");
}
