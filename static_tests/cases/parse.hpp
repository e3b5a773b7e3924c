// URIs and references, and their components.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_PARSE_HPP
#define CONSTURI_CASES_PARSE_HPP

#include "cases/cases.hpp"

#include <consturi/uri/parse.hpp>

namespace cases {

/// A URI reference and its expected components.
struct split {
    text reference;
    component scheme, userinfo, host, port;
    text path;
    component query, fragment;
};

constexpr text input_of(split const& row) { return row.reference; }
constexpr bool holds(split const& row, text input) {
    using namespace consturi;
    auto const parsed = parse_uri_reference(input);
    if (!parsed || !is_uri_reference(input) || parsed->text().data() != input.data() || parsed->text() != input)
        return false;
    bool const same = parsed->scheme() == row.scheme && parsed->userinfo() == row.userinfo && parsed->host() == row.host
                      && parsed->port() == row.port && parsed->path() == row.path && parsed->query() == row.query
                      && parsed->fragment() == row.fragment;
    bool has_authority = parsed->authority().has_value() == row.host.has_value();
    if (row.host && has_authority) {
        auto const begin = row.userinfo ? parsed->userinfo()->data() : parsed->host()->data();
        auto const end =
            row.port ? parsed->port()->data() + row.port->size() : parsed->host()->data() + row.host->size();
        has_authority = *parsed->authority() == text(begin, static_cast<std::size_t>(end - begin));
    }

    // RFC 3986 4: a URI has a scheme, a relative reference has none, an absolute URI is a URI without a fragment.
    bool const is_absolute = row.scheme && !row.fragment;
    bool const one_kind =
        is_uri(input) == row.scheme.has_value() && parse_uri(input).has_value() == is_uri(input)
        && is_relative_ref(input) != is_uri(input) && parse_relative_ref(input).has_value() == is_relative_ref(input)
        && is_absolute_uri(input) == is_absolute && parse_absolute_uri(input).has_value() == is_absolute;
    return same && has_authority && one_kind;
}

// clang-format off

// RFC 3986 1.1.2
inline constexpr split examples_of_1_1_2[] = {
    {"ftp://ftp.is.co.za/rfc/rfc1808.txt",           "ftp",    none, "ftp.is.co.za",  none, "/rfc/rfc1808.txt", none, none},
    {"http://www.ietf.org/rfc/rfc2396.txt",          "http",   none, "www.ietf.org",  none, "/rfc/rfc2396.txt", none, none},
    {"ldap://[2001:db8::7]/c=GB?objectClass?one",    "ldap",   none, "[2001:db8::7]", none, "/c=GB", "objectClass?one", none},
    {"mailto:John.Doe@example.com",                  "mailto", none, none,            none, "John.Doe@example.com", none, none},
    {"news:comp.infosystems.www.servers.unix",       "news",   none, none,            none, "comp.infosystems.www.servers.unix", none, none},
    {"tel:+1-816-555-1212",                          "tel",    none, none,            none, "+1-816-555-1212", none, none},
    {"telnet://192.0.2.16:80/",                      "telnet", none, "192.0.2.16",    "80", "/", none, none},
    {"urn:oasis:names:specification:docbook:dtd:xml:4.1.2", "urn", none, none,        none, "oasis:names:specification:docbook:dtd:xml:4.1.2", none, none},
};

// RFC 3986 3
inline constexpr split examples_of_3[] = {
    {"foo://example.com:8042/over/there?name=ferret#nose", "foo", none, "example.com", "8042", "/over/there", "name=ferret", "nose"},
    {"urn:example:animal:ferret:nose",                     "urn", none, none,          none,   "example:animal:ferret:nose", none, none},
};

// RFC 3986 5.4.1 and 5.4.2: the base and the references
inline constexpr split inputs_of_5_4[] = {
    {"http://a/b/c/d;p?q", "http", none, "a", none, "/b/c/d;p", "q", none},
    {"g:h",           "g",    none, none, none, "h", none, none},
    {"g",             none,   none, none, none, "g", none, none},
    {"./g",           none,   none, none, none, "./g", none, none},
    {"g/",            none,   none, none, none, "g/", none, none},
    {"/g",            none,   none, none, none, "/g", none, none},
    {"//g",           none,   none, "g",  none, "", none, none},
    {"?y",            none,   none, none, none, "", "y", none},
    {"g?y",           none,   none, none, none, "g", "y", none},
    {"#s",            none,   none, none, none, "", none, "s"},
    {"g#s",           none,   none, none, none, "g", none, "s"},
    {"g?y#s",         none,   none, none, none, "g", "y", "s"},
    {";x",            none,   none, none, none, ";x", none, none},
    {"g;x",           none,   none, none, none, "g;x", none, none},
    {"g;x?y#s",       none,   none, none, none, "g;x", "y", "s"},
    {"",              none,   none, none, none, "", none, none},
    {".",             none,   none, none, none, ".", none, none},
    {"./",            none,   none, none, none, "./", none, none},
    {"..",            none,   none, none, none, "..", none, none},
    {"../",           none,   none, none, none, "../", none, none},
    {"../g",          none,   none, none, none, "../g", none, none},
    {"../..",         none,   none, none, none, "../..", none, none},
    {"../../",        none,   none, none, none, "../../", none, none},
    {"../../g",       none,   none, none, none, "../../g", none, none},
    {"../../../g",    none,   none, none, none, "../../../g", none, none},
    {"../../../../g", none,   none, none, none, "../../../../g", none, none},
    {"/./g",          none,   none, none, none, "/./g", none, none},
    {"/../g",         none,   none, none, none, "/../g", none, none},
    {"g.",            none,   none, none, none, "g.", none, none},
    {".g",            none,   none, none, none, ".g", none, none},
    {"g..",           none,   none, none, none, "g..", none, none},
    {"..g",           none,   none, none, none, "..g", none, none},
    {"./../g",        none,   none, none, none, "./../g", none, none},
    {"./g/.",         none,   none, none, none, "./g/.", none, none},
    {"g/./h",         none,   none, none, none, "g/./h", none, none},
    {"g/../h",        none,   none, none, none, "g/../h", none, none},
    {"g;x=1/./y",     none,   none, none, none, "g;x=1/./y", none, none},
    {"g;x=1/../y",    none,   none, none, none, "g;x=1/../y", none, none},
    {"g?y/./x",       none,   none, none, none, "g", "y/./x", none},
    {"g?y/../x",      none,   none, none, none, "g", "y/../x", none},
    {"g#s/./x",       none,   none, none, none, "g", none, "s/./x"},
    {"g#s/../x",      none,   none, none, none, "g", none, "s/../x"},
    {"http:g",        "http", none, none, none, "g", none, none},
};

// RFC 3986 5.3: undefined and empty differ, for each component.
inline constexpr split undefined_and_empty[] = {
    {"a:",              "a",  none,  none, none, "",   none, none},
    {"a:?",             "a",  none,  none, none, "",   "",   none},
    {"a:#",             "a",  none,  none, none, "",   none, ""},
    {"a:?#",            "a",  none,  none, none, "",   "",   ""},
    {"a://",            "a",  none,  "",   none, "",   none, none},
    {"a:///",           "a",  none,  "",   none, "/",  none, none},
    {"a://:",           "a",  none,  "",   "",   "",   none, none},
    {"a://@",           "a",  "",    "",   none, "",   none, none},
    {"a://@:",          "a",  "",    "",   "",   "",   none, none},
    {"a://:@:/?#",      "a",  ":",   "",   "",   "/",  "",   ""},
    {"a://h:",          "a",  none,  "h",  "",   "",   none, none},
    {"a://u@h",         "a",  "u",   "h",  none, "",   none, none},
    {"?",               none, none,  none, none, "",   "",   none},
    {"#",               none, none,  none, none, "",   none, ""},
    {"//",              none, none,  "",   none, "",   none, none},
    {"//?#",            none, none,  "",   none, "",   "",   ""},
    {"///",             none, none,  "",   none, "/",  none, none},
    {"/",               none, none,  none, none, "/",  none, none},
};

// RFC 3986 3.2: the first way to read an authority is not always the right one.
inline constexpr split authorities[] = {
    {"//a:b@c",              none, "a:b",    "c",            none, "",  none, none},
    {"//a:1@c:2",            none, "a:1",    "c",            "2",  "",  none, none},
    {"//1.2.3.4",            none, none,     "1.2.3.4",      none, "",  none, none},
    {"//1.2.3.4.com",        none, none,     "1.2.3.4.com",  none, "",  none, none},
    {"//1.2.3.4@h",          none, "1.2.3.4", "h",           none, "",  none, none},
    {"//1.2.3.4:80@h:81/",   none, "1.2.3.4:80", "h",        "81", "/", none, none},
    {"//256.1.1.1",          none, none,     "256.1.1.1",    none, "",  none, none},
    {"//01.2.3.4",           none, none,     "01.2.3.4",     none, "",  none, none},
    {"//1.2.3.4.5",          none, none,     "1.2.3.4.5",    none, "",  none, none},
    {"//1.2.3",              none, none,     "1.2.3",        none, "",  none, none},
    {"//a%40b@c",            none, "a%40b",  "c",            none, "",  none, none},
    {"//%00",                none, none,     "%00",          none, "",  none, none},
    {"//a::::@h",            none, "a::::",  "h",            none, "",  none, none},
    {"//[::1]",              none, none,     "[::1]",        none, "",  none, none},
    {"//[::1]:8080/p",       none, none,     "[::1]",        "8080", "/p", none, none},
    {"//u@[::1]:8080/p",     none, "u",      "[::1]",        "8080", "/p", none, none},
    {"//[v1.a]",             none, none,     "[v1.a]",       none, "",  none, none},
    {"//[V1.a]",             none, none,     "[V1.a]",       none, "",  none, none},
    {"//[vAf.a:b!c]:1",      none, none,     "[vAf.a:b!c]",  "1",  "",  none, none},
    {"//h:0000000000000000000000000080/", none, none, "h", "0000000000000000000000000080", "/", none, none},
    {"//a!$&'()*+,;=b",      none, none,     "a!$&'()*+,;=b", none, "", none, none},
    {"x://h:8042?",          "x",  none,     "h",            "8042", "", "",  none},
};

// RFC 3986 3.3 to 3.5: where paths, queries and fragments begin and end.
inline constexpr split paths_queries_and_fragments[] = {
    {"a:b:c",        "a",  none, none, none, "b:c",     none, none},
    {"a:/b//c",      "a",  none, none, none, "/b//c",   none, none},
    {"a:b//c",       "a",  none, none, none, "b//c",    none, none},
    {"a://h//c",     "a",  none, "h",  none, "//c",     none, none},
    {"./a:b",        none, none, none, none, "./a:b",   none, none},
    {"a/b:c",        none, none, none, none, "a/b:c",   none, none},
    {"/a:b",         none, none, none, none, "/a:b",    none, none},
    {"a@b",          none, none, none, none, "a@b",     none, none},
    {"a?b?c",        none, none, none, none, "a",       "b?c", none},
    {"a?b#c?d",      none, none, none, none, "a",       "b",  "c?d"},
    {"a#b/c?d:e@f",  none, none, none, none, "a",       none, "b/c?d:e@f"},
    {"a?/:@!$&'()*+,;=-._~%41", none, none, none, none, "a", "/:@!$&'()*+,;=-._~%41", none},
    {"%41%4a%Ff",    none, none, none, none, "%41%4a%Ff", none, none},
    {"A+-.0:",       "A+-.0", none, none, none, "",     none, none},
};

// clang-format on

} // namespace cases

#endif
