// Owners of the URIs of each scheme, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/scheme_structs.hpp>

#include <boost/hana/for_each.hpp>
#include <boost/hana/fuse.hpp>

#include <string>
#include <type_traits>
#include <utility>

using namespace consturi;

/// Reads all parts of an owner that is empty.
template <class Kind>
static void check_empty() {
    basic_owner<Kind> const owner;
    CHECK(owner.empty());
    CHECK(owner.redacted().empty());
    CHECK(owner.view().text().empty());
    unsigned parts = 0;
    boost::hana::for_each(owner, boost::hana::fuse([&](auto, auto const&) { ++parts; }));
    CHECK(parts != 0);
}

TEST_CASE("an owner of each scheme can be empty, and then has a view whose parts can be read") {
    boost::hana::for_each(schemes::all, boost::hana::fuse([](auto const& name, auto type) {
                              INFO(name.c_str());
                              check_empty<typename decltype(type)::type::kind>();
                          }));
    check_empty<kinds::host_list>();
}

TEST_CASE("an owner of a scheme has the components of a URI, and converts to views and to a URI") {
    constexpr checked_geo_uri vienna("geo:48.2,16.4;u=5");
    geo_uri const owner(vienna);
    geo_uri_view const view = owner;
    uri_view const as_uri = owner;
    CHECK(view.text().data() == owner.text().data());
    CHECK(as_uri == vienna);
    CHECK(uri(owner) == vienna);
    CHECK(owner.path() == "48.2,16.4;u=5");
    CHECK(equivalent(owner, *geo_uri_view::parse("geo:48.20,16.4;u=5")));
    CHECK(equivalent(view, checked_geo_uri("geo:48.20,16.4;u=5")));
}

TEST_CASE("an owner of a scheme takes the text of a string, and gives it to a URI") {
    std::string text("ftp://me:pw@a-host-of-more-than-fifteen-bytes.example");
    auto const* const data = text.data();
    auto parsed = ftp_uri::parse(std::move(text));
    REQUIRE(parsed);
    CHECK(parsed.value().host() == "a-host-of-more-than-fifteen-bytes.example");
    uri moved(std::move(*parsed));
    CHECK(moved.text().data() == data);
    CHECK(ftp_uri::parse("ftp://me@").error().position() == 9);
}

TEST_CASE("an owner of a scheme with a grammar of its own has a view, and is no URI") {
    sip_uri const owner = sip_uri::parse("sip:me:pw@[::1]").value();
    CHECK(owner.view().host() == "[::1]");
    CHECK(owner.redacted() == "sip:me:***@[::1]");
    STATIC_REQUIRE(!std::is_convertible_v<sip_uri&, uri_view> && !std::is_convertible_v<sip_uri, uri>);
    STATIC_REQUIRE(!std::is_convertible_v<jdbc_uri_view, uri_view> && !std::is_convertible_v<jdbc_uri, uri>);
    uri_view const other = parse_uri("sip:me@h").value();
    CHECK(sip_uri_view::from(other)->user() == "me");
    CHECK(jdbc_uri_view::from(other).error().code() == mistake::another_scheme);
}
