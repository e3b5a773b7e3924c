// The URIs of each scheme and its errors, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/coap.hpp"
#include "cases/data.hpp"
#include "cases/file.hpp"
#include "cases/ftp.hpp"
#include "cases/geo.hpp"
#include "cases/host_list.hpp"
#include "cases/http.hpp"
#include "cases/jdbc.hpp"
#include "cases/ldap.hpp"
#include "cases/mailto.hpp"
#include "cases/news.hpp"
#include "cases/rfc1738.hpp"
#include "cases/sip.hpp"
#include "cases/tag.hpp"
#include "cases/tel.hpp"
#include "cases/urn.hpp"
#include "cases/valid_by_scheme.hpp"
#include "cases/ws.hpp"
#include "exact_copy.hpp"

#include <cstddef>
#include <string>
#include <string_view>

using namespace cases;

TEST_CASE("RFC 5870: a geo URI has coordinates, in WGS 84 of a latitude and a longitude") {
    check_all(of_geo::locations);
    check_all(of_geo::no_locations);
    check_all(of_geo::pairs);
}

TEST_CASE("RFC 6068: a mailto URI has addresses, whose decoded form is valid, and header fields") {
    check_all(of_mailto::messages);
    check_all(of_mailto::no_messages);
    check_all(of_mailto::pairs);
}

TEST_CASE("RFC 5538: a news URI has an article or newsgroups, an nntp URI a server and a newsgroup") {
    check_all(of_news::resources);
    check_all(of_news::no_resources);
    check_all(of_news::numbered);
    check_all(of_news::not_numbered);
}

TEST_CASE("RFC 3261: a sip URI has a host, perhaps with a user, parameters and header fields") {
    check_all(of_sip::participants);
    check_all(of_sip::no_participants);
    check_all(of_sip::pairs);
}

TEST_CASE("RFC 3966: a tel URI has a global number, or a local one with its context") {
    check_all(of_tel::phones);
    check_all(of_tel::no_phones);
    check_all(of_tel::pairs);
}

TEST_CASE("RFC 8141: a URN has a namespace and a name, with a right check digit if it is an ISBN") {
    check_all(of_urn::names);
    check_all(of_urn::no_names);
    check_all(of_urn::pairs);
}

TEST_CASE("RFC 9110 4.2: an http or https URI has a host and perhaps a port") {
    check_all(of_http::resources);
    check_all(of_http::no_resources);
}

TEST_CASE("RFC 6455 3: a ws or wss URI has a host, but no userinfo and no fragment") {
    check_all(of_ws::sockets);
    check_all(of_ws::no_sockets);
}

TEST_CASE("RFC 7252 6: a coap URI has a host, and perhaps values of Uri-Path and Uri-Query, but no fragment") {
    check_all(of_coap::resources);
    check_all(of_coap::no_resources);
    check_all(of_coap::pairs);
}

TEST_CASE("the type of the scheme judges a URI; without one, the verdict is unknown") {
    check_all(of_valid_by_scheme::verdicts);
}

TEST_CASE("RFC 2397: a data URI has a media type and data, whose base64 is exact") {
    check_all(of_data::resources);
    check_all(of_data::no_resources);
    check_all(of_data::pairs);
}

TEST_CASE("RFC 4648 4: base64 has one spelling, and an error has a position; a data URI is made from bytes or text") {
    check_all(of_data::encoded);
    check_all(of_data::not_encoded);
    check_all(of_data::made);
}

TEST_CASE("RFC 5870 3.4.2: a geo URI is made from numbers, and gives them back") { check_all(of_geo::made); }

TEST_CASE("RFC 6068 2: a mailto URI is made from addresses and header fields, none of which can add another one") {
    check_all(of_mailto::made);
}

TEST_CASE("RFC 4515 3: a value that is escaped cannot change a filter") { check_all(of_ldap::filter_values); }

TEST_CASE("RFC 4151: a tag URI has a name of an authority and a date of the calendar") {
    check_all(of_tag::names);
    check_all(of_tag::no_names);
    check_all(of_tag::pairs);
}

TEST_CASE("JDBC 4.3, 9.4: a jdbc URL has a subprotocol, and after // servers") {
    check_all(of_jdbc::databases);
    check_all(of_jdbc::no_databases);
    check_all(of_jdbc::with_passwords);
}

TEST_CASE("a URI with a list of hosts has one or more servers") {
    check_all(of_host_list::clusters);
    check_all(of_host_list::no_clusters);
    check_all(of_host_list::connection_strings);
    check_all(of_host_list::no_connection_strings);
}

TEST_CASE("RFC 1738 3.2: an ftp URI has a host, and perhaps directories, a name and a type code") {
    check_all(of_ftp::files);
    check_all(of_ftp::no_files);
}

TEST_CASE("RFC 8089 2: a file URI has an absolute path and perhaps a host") {
    check_all(of_file::files);
    check_all(of_file::no_files);
}

TEST_CASE("RFC 4516: an ldap URI has a distinguished name, attributes, a scope, a filter and extensions") {
    check_all(of_ldap::searches);
    check_all(of_ldap::no_searches);
    check_all(of_ldap::pairs);
}

TEST_CASE("a hundred parameters are equal in the same order only, so that comparing them takes linear time") {
    auto const with = [](std::string text, int count, int first) {
        for (int i = 0; i != count; ++i)
            text.append(i == 0 && text.find('@') != text.npos ? "?"
                        : text.find('@') == text.npos         ? ";"
                                                              : "&")
                .append("a")
                .append(std::to_string(100'000 + (first + i) % count))
                .append("=1");
        return text;
    };
    auto const are_equivalent = [&](auto parse, std::string const& begin, int count, int first) {
        auto const a = with(begin, count, 0), b = with(begin, count, first);
        return equivalent(*parse(a), *parse(b));
    };
    auto const sip = [](std::string_view text) { return consturi::sip_uri_view::parse(text); };
    auto const geo = [](std::string_view text) { return consturi::geo_uri_view::parse(text); };
    CHECK(are_equivalent(sip, "sip:a@h", 99, 50));
    CHECK(are_equivalent(geo, "geo:1,2", 99, 50));
    CHECK(!are_equivalent(sip, "sip:a@h", 100, 50));
    CHECK(are_equivalent(sip, "sip:a@h", 100, 0));
    CHECK(are_equivalent(sip, "sip:a@h", 100'000, 0));
    CHECK(!are_equivalent(geo, "geo:1,2", 100'000, 99'999));
    CHECK(!equivalent(*geo(with("geo:1,2", 99, 0)), *geo(with("geo:1,2", 100'000, 0))));
}

TEST_CASE("RFC 4515: a filter can have any depth") {
    auto const nested = [](std::size_t depth, std::string const& inner) {
        std::string text = "ldap:///???";
        for (std::size_t i = 0; i != depth; ++i) text += i % 2 == 0 ? "(!" : "(&";
        return text.append(inner).append(depth, ')');
    };
    for (std::size_t const depth : {1U, 2U, 63U, 64U, 65U, 1000000U}) {
        CHECK(consturi::ldap_uri_view::parse(std::string_view(nested(depth, "(a=b)"))));
        auto const unbalanced = nested(depth, "(a=b))");
        CHECK(consturi::ldap_uri_view::parse(std::string_view(unbalanced)).error().position() == unbalanced.size() - 1);
    }
}

TEST_CASE("RFC 4248: a telnet URI has a host, and perhaps a user and a password") {
    check_all(of_rfc1738::services);
    check_all(of_rfc1738::no_services);
}

TEST_CASE("RFC 4266: a gopher URI has a host, and perhaps a type and a selector") {
    check_all(of_rfc1738::items);
    check_all(of_rfc1738::no_items);
}

TEST_CASE("RFC 4156: a wais URI has a database, or a document of one") {
    check_all(of_rfc1738::documents);
    check_all(of_rfc1738::no_documents);
}

TEST_CASE("RFC 4157: a prospero URI has the name of an object, and perhaps fields") {
    check_all(of_rfc1738::objects);
    check_all(of_rfc1738::no_objects);
}
