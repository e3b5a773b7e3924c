// What each adapter does with views, owners and constants of every kind.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/own_kind.hpp"
#include "catch.hpp"

#include <consturi.hpp>
#include <consturi/catch2.hpp>
#include <consturi/format.hpp>
#include <consturi/hana.hpp>
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>
#include <consturi/schemes/geo.hpp>
#include <consturi/schemes/host_list.hpp>
#include <consturi/schemes/sip.hpp>
#include <consturi/uri_template.hpp>
#if defined(CONSTURI_TESTS_fmt)
#include <consturi/fmt.hpp>
#endif
#if defined(CONSTURI_TESTS_nlohmann_json)
#include <consturi/nlohmann_json.hpp>
#endif

#include <sstream>
#include <string>
#include <string_view>

using namespace consturi;
using namespace consturi::literals;
using namespace consturi::rfc4151::literals;

struct expected {
    std::string_view text, redacted, decoded; // redacted: empty, if that is an error
};

template <class Error>
static void check_formats(auto const& formatted, expected const& of) {
    CHECK(formatted(std::string_view("{}")) == of.text);
    CHECK(formatted(std::string_view("{:d}")) == of.decoded);
    if (!of.redacted.empty()) CHECK(formatted(std::string_view("{:r}")) == of.redacted);
#if defined(__cpp_exceptions)
    else CHECK_THROWS_AS(formatted(std::string_view("{:r}")), Error);
#endif
}

template <class U>
static void check_output(U const& u, expected const& of) {
    CHECK(Catch::Detail::stringify(u) == '"' + std::string(of.text) + '"');
    std::ostringstream stream;
    stream << u;
    CHECK(stream.str() == of.text);
#if defined(__cpp_lib_format)
    check_formats<std::format_error>([&](auto format) { return std::vformat(format, std::make_format_args(u)); }, of);
#endif
#if defined(CONSTURI_TESTS_fmt)
    check_formats<fmt::format_error>([&](auto format) { return fmt::vformat(format, fmt::make_format_args(u)); }, of);
#endif
#if defined(CONSTURI_TESTS_nlohmann_json)
    CHECK(nlohmann::json(u) == of.text);
#endif
}

template <class Kind>
static void check_kind(basic_view<Kind> const& u, expected const& of) {
    check_output(u, of);
    check_output(basic_owner<Kind>(u), of);
    check_output(basic_checked<Kind>(u), of);
    check_output(basic_static_owner<Kind, 64>::copy_of(u).value(), of);
}

/// The components as Hana's Struct.
template <class Kind>
static void check_struct(basic_view<Kind> const& u, std::string_view initials = "suhppqf") {
    std::string members;
    auto const add = boost::hana::fuse([&](auto name, auto const&) { members += name.c_str()[0]; });
    boost::hana::for_each(u, add);
    CHECK(members == initials);
    basic_owner<Kind> const owner(u);
    boost::hana::for_each(owner, add);
    CHECK(members.substr(initials.size()) == initials);
}

TEST_CASE("adapters: identifiers of each kind are output, formatted, and strings in JSON") {
    check_kind("s://me:pw@h/%41"_uri, {"s://me:pw@h/%41", "s://me:***@h/%41", "s://me:pw@h/A"});
    check_kind("//me:pw@h/%41"_uri_reference, {"//me:pw@h/%41", "//me:***@h/%41", "//me:pw@h/A"});
    check_kind("s://me:pw@my_h/%41"_rfc2396, {"s://me:pw@my_h/%41", "s://me:***@my_h/%41", "s://me:pw@my_h/A"});
    check_kind("s:%41[me:pw@h]"_rfc2732, {"s:%41[me:pw@h]", "s:%41[me:pw@h]", "s:A[me:pw@h]"});
    check_kind("//me:pw@my_h/%41\u00E4"_java_uri,
               {"//me:pw@my_h/%41\u00E4", "//me:***@my_h/%41\u00E4", "//me:pw@my_h/A\u00E4"});
    check_kind("s://me:pw@\u00E4/%41"_iri, {"s://me:pw@\u00E4/%41", "s://me:***@\u00E4/%41", "s://me:pw@\u00E4/A"});
    check_kind("//me:\u00E4@h/%41"_iri_reference, {"//me:\u00E4@h/%41", "//me:***@h/%41", "//me:\u00E4@h/A"});
    check_kind("tag:me@h,2001:%41"_tag, {"tag:me@h,2001:%41", "", "tag:me@h,2001:A"});
    check_kind<kinds::uri_template>("/%41{id}"_uri_template, {"/%41{id}", "", "/A{id}"});
    check_kind(*geo_uri_view::parse("geo:1,2;a=%41"), {"geo:1,2;a=%41", "geo:1,2;a=%41", "geo:1,2;a=A"});
    check_kind(*sip_uri_view::parse("sip:me:pw@h"), {"sip:me:pw@h", "sip:me:***@h", "sip:me:pw@h"});
    check_kind(*host_list_uri_view::parse("s://me:pw@a,b"), {"s://me:pw@a,b", "s://me:***@a,b", "s://me:pw@a,b"});
    check_output(fixed_sip_uri("sip:me:pw@h"), {"sip:me:pw@h", "sip:me:***@h", "sip:me:pw@h"});
    check_output(fixed_uri("s://me:pw@h/%41"), {"s://me:pw@h/%41", "s://me:***@h/%41", "s://me:pw@h/A"});
    check_output(fixed_uri_reference("%41"), {"%41", "%41", "A"});
}

TEST_CASE("adapters: views and owners with the components of RFC 3986 or of a dialect are Structs of these") {
    check_struct("s:a"_uri);
    check_struct("a"_uri_reference);
    check_struct("a"_rfc2396, "soaruhppqf");
    check_struct("a"_rfc2732, "soaruhppqf");
    check_struct("a"_java_uri, "ssauhppqf");
    check_struct("s:\u00E4"_iri);
    check_struct("\u00E4"_iri_reference);
    STATIC_REQUIRE(!boost::hana::Struct<rfc4151::own_view>::value);
    STATIC_REQUIRE(boost::hana::equal("tag:h,2001:"_tag, "tag:h,2001:"_tag));
}

TEST_CASE("adapters: the result of an operation of java.net.URI is its text, without what is stored after it") {
    auto const& u = java::normalized<"s://me:pw@h:080/%41/b/..">;
    REQUIRE((u.text() == "s://me:pw@h:80/%41/" && u.authority() == "me:pw@h:080"));
    expected const of{"s://me:pw@h:80/%41/", "s://me:***@h:80/%41/", "s://me:pw@h:80/A/"};
    check_output(u, of);
    check_kind(u.view(), of);
    auto const copy = basic_static_owner<java::kinds::uri, 64>::copy_of(u);
    CHECK(copy->authority() == u.authority());
}
