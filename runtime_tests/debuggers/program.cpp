// A program for consturi_gdb.py: gdb.py stops it and prints these variables. After `prints` is what GDB must print.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>
#include <consturi/schemes/geo.hpp>

#include <string>

using namespace consturi;
using namespace consturi::literals;

// clang-format off

static std::string const input = "https://me@h:1/a?b#c";

static uri_view const view = *parse_uri(input);
// prints "https://me@h:1/a?b#c" = {scheme = "https", authority = "me@h:1", userinfo = "me", host = "h", port = "1", path = "/a", query = "b", fragment = "c"}
static uri_reference_view const reference_view = "../a?"_uri_reference;
// prints "../a?" = {path = "../a", query = ""}
static uri_reference_view const empty_view;
// prints "" = {path = ""}
static checked_uri const checked("urn:a");
// prints "urn:a" = {scheme = "urn", path = "a"}
static checked_uri_reference const checked_reference("//h");
// prints "//h" = {authority = "h", host = "h", path = ""}
static fixed_uri const constant("urn:a");
// prints "urn:a" = {scheme = "urn", path = "a"}
static fixed_uri_reference const constant_reference("a");
// prints "a" = {path = "a"}
static static_uri<8> const in_array = *static_uri<8>::parse("urn:a");
// prints "urn:a" = {scheme = "urn", path = "a"}
static uri const empty;
// prints "" = {path = ""}
static uri const short_owner("urn:a"_uri);
// prints "urn:a" = {scheme = "urn", path = "a"}
static uri const long_owner("urn:a-text-that-does-not-fit-into-the-string-object"_uri);
// prints "urn:a-text-that-does-not-fit-into-the-string-object" = {scheme = "urn", path = "a-text-that-does-not-fit-into-the-string-object"}
static uri_reference const reference("//h"_uri_reference);
// prints "//h" = {authority = "h", host = "h", path = ""}
static rfc2396::uri_reference_view const of_rfc2396 = "s:a#b"_rfc2396;
// prints "s:a#b" = {scheme = "s", fragment = "b"}
static java::uri_view const of_java = "//h:080"_java_uri;
// prints "//h:080" = {authority = "h:080", host = "h", port = "080", path = ""}
static auto const java_constant = java::normalized<"//h:080/.">;
// prints "//h:80/" = {authority = "h:080", host = "h", port = "80", path = "/"}
static java::uri const java_owner(java_constant);
// prints "//h:80/" = {authority = "h:080", host = "h", port = "80", path = "/"}
static iri_view const of_iri = "s://h/"_iri;
// prints "s://h/" = {scheme = "s", authority = "h", host = "h", path = "/"}
static fixed_iri const iri_constant("s:a");
// prints "s:a" = {scheme = "s", path = "a"}
static geo_uri const geo = *geo_uri::parse("geo:1,2");
// prints "geo:1,2" = {scheme = "geo", path = "1,2", coord_a = "1", coord_b = "2", p = "", others = ""}
static fixed_geo_uri const geo_constant("geo:1,2");
// prints "geo:1,2" = {scheme = "geo", path = "1,2", coord_a = "1", coord_b = "2", p = "", others = ""}
static abnf::slice const undefined;
// prints undefined
static abnf::slice const slice{2, 5};
// prints [2, 5)
static parse_error const error = parse_uri("http://h:8a").error();
// prints letter in port, at 10, in port
static result<uri_view> const good = "urn:a"_uri;
// prints value = {value = "urn:a" = {scheme = "urn", path = "a"}}
static result<uri_view> const bad = parse_uri("http://h:8a");
// prints error = {error = letter in port, at 10, in port}
static result<int, long> const number = unexpected(5L);
// prints error = {error = 5}
static result<void> const nothing;
// prints value

// clang-format on

int main() {
    return static_cast<int>(view.text().size() + reference_view.text().size() + empty_view.text().size()
                            + checked.text().size() + checked_reference.text().size() + constant.text().size()
                            + constant_reference.text().size() + in_array.text().size() + empty.text().size()
                            + short_owner.text().size() + long_owner.text().size() + reference.text().size()
                            + of_rfc2396.text().size() + of_java.text().size() + java_constant.text().size()
                            + java_owner.text().size() + of_iri.text().size() + iri_constant.text().size()
                            + geo.text().size() + geo_constant.text().size() + slice.end + undefined.end
                            + error.position())
           + good.has_value() + bad.has_value() + number.has_value() + nothing.has_value();
}
