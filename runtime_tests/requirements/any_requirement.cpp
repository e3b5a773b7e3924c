// Requirements that are read from text, or made from others at run time: the same as those that are constants.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../catch.hpp"
#include "../message.hpp"

#include <consturi/any_requirement.hpp>
#include <consturi/host/address_literals.hpp>
#include <consturi/schemes/all.hpp>
#include <consturi/schemes/registry.hpp>
#include <consturi/uri/literals.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

using namespace consturi;
using namespace consturi::literals;
using namespace consturi::requirements;

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

/// Reads a text that is a requirement.
any_requirement read(std::string_view text) {
    return any_requirement::parse(text, registered_scheme, valid_by<types>{}).value();
}

/// A requirement of run time and the constant have the same verdict, name and position on all URIs.
void check_same(any_requirement const& made, std::optional<parse_error> (*error_in)(std::string_view)) {
    for (std::string_view const text : uris) {
        INFO(text);
        auto const u = parse_uri(text).value();
        auto const expected = error_in(text);
        auto const error = made.error_in(u);
        REQUIRE(error.has_value() == expected.has_value());
        CHECK(made(u) == !expected);
        CHECK(parse_uri(text, made).has_value() == !expected);
        CHECK(first_unmet(made, u) == (expected ? std::optional(std::string(expected->rule())) : std::nullopt));
        if (!error) continue;
        CHECK(error->rule() == expected->rule());
        CHECK(error->position() == expected->position());
        CHECK(error->code() == mistake::requirement_not_met);
    }
}
/// Likewise for one that is read from its text, and for one that is made from the constant.
void check_same(char const* text, any_requirement const& made,
                std::optional<parse_error> (*error_in)(std::string_view)) {
    INFO(text);
    check_same(read(text), error_in);
    check_same(made, error_in);
}
#define SAME(...) check_same(#__VA_ARGS__, (__VA_ARGS__), error_in<(__VA_ARGS__)>)

/// The position and the beginning of the message of the error.
void check_error(std::string_view text, std::size_t position, std::string_view message) {
    INFO(text);
    auto const parsed = any_requirement::parse(text);
    REQUIRE(!parsed);
    CHECK(parsed.error().position() == position);
    CHECK(parsed.error().message().substr(0, message.size()) == message);
}

} // namespace

TEST_CASE("any_requirement: it has the verdict, the name and the position of the constant") {
    SAME(scheme_is("https"));
    SAME(scheme_in("http", "https"));
    SAME(!scheme_in("ftp", "geo"));
    SAME(host_is("example.com"));
    SAME(!host_under("example.com"));
    SAME(host_in("10.0.0.0"_ipv4, 8) || host_in("fd00::"_ipv6, 8));
    SAME(!host_in("fd00::"_ipv6, 8));
    SAME(path_under("/v1"));
    SAME(below("https://example.com:8443/v1"));
    SAME(port_is(443));
    SAME(port_between(1024, 65535));
    SAME(max_length(20));
    check_same("valid_by_scheme", valid_by<types>{}, error_in<valid_by<types>{}>);
    SAME(registered_scheme && has_query);
    SAME(unambiguous);
    SAME(scheme_is("https") && has_host && !has_userinfo && port_between(1024, 65535));
    SAME(has_query || has_fragment || (has_userinfo && !has_password));
    SAME(has_host && (scheme_is("http") || has_port) && no_dot_segments);
    SAME(!(has_userinfo || has_query));
    SAME(!(has_userinfo || has_query || has_port));
    SAME(!!has_query);
    SAME(has_port && (unambiguous && has_query));
}

TEST_CASE("any_requirement: && binds closer than ||, and white space can be between tokens") {
    auto const is_met = [](std::string_view requirement, std::string_view uri) {
        return read(requirement)(parse_uri(uri).value());
    };
    CHECK(is_met("has_host || has_query && has_fragment", "http://h/"));
    CHECK(!is_met("(has_host || has_query) && has_fragment", "http://h/"));
    CHECK(is_met(" scheme_in (\n\"a\" , \"http\" )&&!  ! has_host ", "http://h/"));
    CHECK(is_met("consturi::requirements::has_host && !requirements::port_is(1)", "http://h/"));
}

TEST_CASE("any_requirement: all requirements of the library have their names, with or without arguments") {
    for (std::string const name : {
#define CONSTURI_REQUIREMENT(name, component, form, part) #name,
#include <consturi/requirements/requirements.def>
             "unambiguous"}) {
        if (name == "satisfies" || name == "any_of" || name == "all_of") continue; // for user-defined and combined ones
        INFO(name);
        auto const parsed = any_requirement::parse(name, registered_scheme, valid_by<types>{});
        if (!parsed) CHECK(parsed.error().message().starts_with(name + " has ")); // arguments
    }
}

TEST_CASE("any_requirement: a text that is no requirement is an error with its position") {
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
    check_error("below(\"https://h/a?q\")", 18, message_of(mistake::unexpected_character));
    check_error("below(\"https://h/a#f\")", 18, message_of(mistake::fragment_in_an_absolute_uri));
    check_error("below(\"https://u@h/a\")", 16, message_of(mistake::userinfo_without_meaning));
    check_error("below(\"https:///a\")", 15, message_of(mistake::empty_host));
    check_error("below(\"https://h:65536/a\")", 17, message_of(mistake::port_over_65535));
    check_error("below(\"https://h/a/..\")", 19, message_of(mistake::dot_segment_in_path));
    check_error(std::string(101, '!') + "has_host", 100, "more than 100 levels of nesting");
    check_error(std::string(60000, '('), 100, "more than 100 levels of nesting");
    check_error("\xC3\xA9", 0, "expected a requirement");
}

TEST_CASE("any_requirement: a long requirement is read, and a longer one is an error") {
    std::string text = "has_host";
    while (text.size() < 65000) text += "&&has_host";
    CHECK(read(text)("http://h/"_uri));
    check_error(text + std::string(1000, ' '), 0, "more than 65536 bytes");
}

TEST_CASE("any_requirement: own requirements can be named, and messages list them") {
    constexpr auto is_internal = [](uri_reference_view const& u) { return u.host() == "intranet"; };
    auto const internal = satisfies("internal", is_internal);
    auto const policy = any_requirement::parse("!internal && has_host", internal).value();
    CHECK(policy("http://h/"_uri));
    CHECK(policy.error_in("http://intranet/"_uri)->rule() == "!internal");
    CHECK(any_requirement::parse("internal(1)", internal).error().message() == "internal has no arguments");
    CHECK(any_requirement::parse("internl", internal).error().message()
          == "unknown requirement; did you mean internal?");
    auto const unknown = any_requirement::parse("x", internal).error();
    CHECK(unknown.message().find(" host_is_private internal is_normalized ") != std::string_view::npos);
    check_error("registered_scheme", 0, "unknown requirement; the requirements are scheme_is ");
}

TEST_CASE("any_requirement: requirements are combined at run time as constants are") {
    auto const https = read("scheme_is(\"https\")"), port = read("has_port || has_query");
    check_same(https && has_host && !port, error_in < scheme_is("https") && has_host && !(has_port || has_query) >);
    check_same(!(port || has_fragment), error_in<!(has_port || has_query || has_fragment)>);
    check_same(has_fragment || port, error_in < has_fragment || has_port || has_query >);
    check_same(!!port, error_in < has_port || has_query >);
    check_same(!(https && port), error_in<!(scheme_is("https") && (has_port || has_query))>);

    auto const copy = [] {
        auto const own = read("has_host && has_query");
        return own && !own;
    }();
    CHECK(copy.text() == "has_host && has_query && !(has_host && has_query)");
    CHECK(copy.error_in("http://h/"_uri)->rule() == "has_query");
}

TEST_CASE("any_requirement: it also judges relative references") {
    auto const policy = read("!has_host && no_dot_segments");
    CHECK(policy("/a/b"_uri_reference));
    CHECK_FALSE(parse_uri_reference("/../b", policy));
    CHECK(parse_uri_reference("/../b", policy).error().rule() == "no_dot_segments");
    CHECK(parse_uri_reference("a b", policy).error().code() == mistake::unencoded_space);
    CHECK(parse_uri("a:b c", policy).error().code() == mistake::unencoded_space);
}

TEST_CASE("any_requirement: an error can be printed") {
    auto const error = any_requirement::parse("has_host & has_port").error();
    CHECK(to_string(error) == "at byte 9: expected && or ||");
    CHECK(error.explain("has_host & has_port") == "has_host & has_port\n         ^ expected && or ||");
}
