// What meets requirements, and what does not.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_REQUIREMENTS_HPP
#define CONSTURI_CASES_REQUIREMENTS_HPP

#include "cases/cases.hpp"

#include <consturi/requirements/require.hpp>
#include <consturi/unambiguous.hpp>

namespace cases {

using namespace consturi::requirements;

template <auto Requirement>
constexpr bool meets(consturi::uri_reference_view const& u) { return Requirement(u); }

/// A requirement, a reference, and whether that meets it.
struct demand {
    bool (*requirement)(consturi::uri_reference_view const&);
    text reference;
    bool is_met;
};

/// A requirement, a URI that does not meet it, what is said to be not met, and where.
struct refusal_of_uri {
    consturi::result<consturi::uri_view> (*parse)(text);
    text input;
    text requirement;
    std::size_t position;
};

/// A requirement and its negation.
struct opposite {
    bool (*requirement)(consturi::uri_reference_view const&);
    bool (*negation)(consturi::uri_reference_view const&);
};

constexpr text input_of(demand const& row) { return row.reference; }
constexpr text input_of(refusal_of_uri const& row) { return row.input; }

constexpr bool holds(demand const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    return u && row.requirement(*u) == row.is_met;
}

constexpr bool holds(refusal_of_uri const& row, text input) {
    auto const u = row.parse(input);
    return consturi::is_uri(input) && !u && u.error().rule() == row.requirement && u.error().position() == row.position
           && u.error().rule_position() == row.position && u.error().message() == "a requirement is not met"
           && u.error().expected_bytes().empty() && !u.error().end_expected();
}

// clang-format off

inline constexpr demand demands[] = {
    {meets<scheme_is("https")>,            "https://h/",              true},
    {meets<scheme_is("https")>,            "httpx:",                  false},
    {meets<scheme_is("https")>,            "HTTPS:",                  true},
    {meets<scheme_is("HTTPS")>,            "https:",                  true},
    {meets<scheme_is("https")>,            "http://h/",               false},
    {meets<scheme_is("https")>,            "httpss://h/",             false},
    {meets<scheme_is("https")>,            "//h/",                    false},
    {meets<scheme_is("https")>,            "https",                   false},
    {meets<!scheme_is("https")>,           "http://h/",               true},
    {meets<!scheme_is("https")>,           "Https://h/",              false},
    {meets<!scheme_is("https")>,           "//h/",                    false}, // whatever the base's is
    {meets<!scheme_is("https")>,           "URL:https://h/",          false}, // some take it off
    {meets<!scheme_is("https")>,           "urls:https://h/",         true},
    {meets<!scheme_in("http", "wss")>,     "https:",                  true},
    {meets<!scheme_in("http", "wss")>,     "wss:",                    false},
    {meets<!scheme_in("http", "wss")>,     "h",                       false},
    {meets<!scheme_in("http", "wss")>,     "url:wss:",                false},
    {meets<scheme_in("http", "wss")>,      "WSS://h/",                true},
    {meets<scheme_in("http", "wss")>,      "http:",                   true},
    {meets<scheme_in("http", "wss")>,      "ws://h/",                 false},
    {meets<scheme_in("http", "wss")>,      "h/",                      false},

    {meets<has_userinfo>,                  "//u@h",                   true},
    {meets<has_userinfo>,                  "//@h",                    true},  // the '@' is there
    {meets<has_userinfo>,                  "//h/u@h",                 false},
    {meets<has_userinfo>,                  "mailto:u@h",              false},
    {meets<has_password>,                  "//u:p@h",                 true},
    {meets<has_password>,                  "//u:@h",                  true},
    {meets<has_password>,                  "//u%3Ap@h",               false}, // a byte of the name
    {meets<has_password>,                  "//h:1/@",                 false},

    {meets<has_host>,                      "//h",                     true},
    {meets<has_host>,                      "//[::1]",                 true},
    {meets<has_host>,                      "file:///etc",             false}, // an empty one
    {meets<has_host>,                      "//:80",                   false},
    {meets<has_host>,                      "urn:h",                   false},
    {meets<host_is("example.com")>,        "//EXAMPLE.com:1/a",       true},
    {meets<host_is("example.com")>,        "//ex%61mpl%45.com",       true},
    {meets<host_is("example.com")>,        "//u@example.com",         true},
    {meets<host_is("example.com")>,        "//example.com.",          false},
    {meets<host_is("example.com")>,        "//a.example.com",         false},
    {meets<host_is("example.com")>,        "//example.com@h",         false},
    {meets<host_is("example.com")>,        "example.com",             false},
    {meets<host_is("[2001:DB8::1]")>,      "//[2001:db8::1]",         true},
    {meets<host_is("[::1]")>,              "//[0::1]",                false}, // the text, not the address
    {meets<host_is("")>,                   "file:///etc",             true},
    {meets<host_is("")>,                   "file:/etc",               false},
    {meets<host_is("a,b")>,                "//a,%62",                 true},
    {meets<host_is("a,b")>,                "//a%2Cb",                 false},
    {meets<host_is("aa")>,                 "//%61",                   false},
    {meets<host_is("a")>,                  "//a%61",                  false},
    {meets<host_under("example.com")>,     "//example.com",           true},
    {meets<host_under("example.com")>,     "//a.b.Example.COM",       true},
    {meets<host_under("example.com")>,     "//a%2eexampl%65.com",     true},
    {meets<host_under("Example.com")>,     "//a.example.com",         true},
    {meets<host_under("example.com")>,     "//badexample.com",        false},
    {meets<host_under("example.com")>,     "//example.com.evil",      false},
    {meets<host_under("example.com")>,     "//example.com.",          false},
    {meets<host_under("example.com")>,     "//.example.com",          false}, // a label is not empty
    {meets<host_under("example.com")>,     "//a..example.com",        false},
    {meets<host_under("example.com")>,     "//example.com@evil",      false},
    {meets<host_under("example.com")>,     "//com",                   false},
    {meets<host_under("example.com")>,     "//a%00.example.com",      false},
    {meets<host_under("example.com")>,     "//evil.org%2F.example.com",false},
    {meets<host_under("example.com")>,     "//a%7E%2d.example.com",   true},
    {meets<host_under("example.com")>,     "//badexampl%65.com",      false},
    {meets<host_under("example.com")>,     "//exampl%65.org",         false},
    {meets<host_under("example.com")>,     "//%2Eexample.com",        false},
    {meets<host_under("example.com")>,     "//a.%2Eexample.com",      false},
    {meets<host_under("example.com")>,     "//exampl%65.com",         true},
    {meets<host_under("example.com")>,     "//[v1.example.com]",      false},
    {meets<host_under("example.com")>,     "/example.com",            false},
    {meets<host_is_ip>,                    "//1.2.3.4",               true},
    {meets<host_is_ip>,                    "//%31.2%2e3.%34:80",      true},
    {meets<host_is_ip>,                    "//255.255.255.255",       true},
    {meets<host_is_ip>,                    "//[::]",                  true},
    {meets<host_is_ip>,                    "//[v1.a]",                true},
    {meets<host_is_ip>,                    "//1.2.3",                 false}, // a name, by RFC 3986
    {meets<host_is_ip>,                    "//1.2.3.256",             false},
    {meets<host_is_ip>,                    "//1.2.3.4.",              false},
    {meets<host_is_ip>,                    "//1255.255.255.255",      false},
    {meets<host_is_ip>,                    "//",                      false},
    {meets<host_is_ip>,                    "1.2.3.4",                 false},

    {meets<has_port>,                      "//h:80",                  true},
    {meets<has_port>,                      "//h:",                    false},
    {meets<has_port>,                      "http://h",                false},
    {meets<port_is(443)>,                  "https://h",               true},  // the scheme's
    {meets<port_is(443)>,                  "https://h:",              true},
    {meets<port_is(443)>,                  "https://h:0443",          true},
    {meets<port_is(443)>,                  "//h:443",                 true},
    {meets<port_is(443)>,                  "https://h:444",           false},
    {meets<port_is(443)>,                  "https:/h",                false}, // no authority
    {meets<port_is(443)>,                  "//h",                     false},
    {meets<port_is(443)>,                  "x://h:65979",             false}, // 2^16 + 443
    {meets<port_between(1024, 65535)>,     "https://h:1024",          true},
    {meets<port_between(1024, 65535)>,     "https://h:65535",         true},
    {meets<port_between(1024, 65535)>,     "coap://h",                true},
    {meets<port_between(1024, 65535)>,     "https://h:1023",          false},
    {meets<port_between(1024, 65535)>,     "https://h:65536",         false},
    {meets<port_between(1024, 65535)>,     "https://h",               false},
    {meets<port_between(0, 0)>,            "x://h:0",                 true},
    {meets<port_between(0, 65535)>,        "x://h",                   false},

    {meets<path_under("/api")>,            "//h/api",                 true},
    {meets<path_under("/api")>,            "/api/",                   true},
    {meets<path_under("/api")>,            "/api/v1?q#f",             true},
    {meets<path_under("/api")>,            "/%61pi/v1",               true},
    {meets<path_under("/api")>,            "/x/../api/./v1",          true},
    {meets<path_under("/api")>,            "/../api",                 true},
    {meets<path_under("/api/")>,           "/api/v1",                 true},
    {meets<path_under("/api")>,            "/API",                    false},
    {meets<path_under("/api")>,            "/apis",                   false},
    {meets<path_under("/api")>,            "/ap",                     false},
    {meets<path_under("/api")>,            "/",                       false},
    {meets<path_under("/api")>,            "//h",                     false},
    {meets<path_under("/api")>,            "api/v1",                  false},
    {meets<path_under("/api")>,            "urn:/x/api",              false},
    {meets<path_under("/api")>,            "/api/../admin",           false},
    {meets<path_under("/api")>,            "/api/%2E%2e/admin",       false},
    {meets<path_under("/api")>,            "/api/..",                 false},
    {meets<path_under("/api")>,            "/api/v1/../..",           false},
    {meets<path_under("/api")>,            "/api/..%2Fadmin",         false},
    {meets<path_under("/api")>,            "/api/..%5cadmin",         false},
    {meets<path_under("/api")>,            "/api%2fv1",               false},
    {meets<path_under("/api")>,            "//h//api",                false},
    {meets<path_under("/api")>,            "/api//v1",                true},
    {meets<path_under("/api")>,            "/api//../admin",          false}, // for some, /admin
    {meets<path_under("/api")>,            "/api/v1;v=1",             true},
    {meets<path_under("/api")>,            "/api/;/v1",               true},
    {meets<path_under("/api")>,            "/api;v=1",                false},
    {meets<path_under("/api")>,            "/api/..;/admin",          false}, // for some, /admin, and so below
    {meets<path_under("/api")>,            "/api/x/%2E.;a;b/..;/..",  false},
    {meets<path_under("/api")>,            "/api/.;/v1",              false},
    {meets<path_under("/api")>,            "/api/..%3B/admin",        false},
    {meets<path_under("/api")>,            "/api/..%3b;/admin",       false},
    {meets<path_under("/api")>,            "/api/;/../admin",         false},
    {meets<path_under("/api")>,            "/api/x%3B/./..",          false},
    {meets<path_under("/api")>,            "/api/%252e%252e/admin",   false},
    {meets<path_under("/api")>,            "/api/%25%32E./admin",     false},
    {meets<path_under("/api")>,            "/api/%252",               true},
    {meets<path_under("/api")>,            "/api/%25",                true},
    {meets<path_under("/api")>,            "/api/%c0%ae./admin",      false},
    {meets<path_under("/api")>,            "/api/%E0%80%AE./admin",   false},
    {meets<path_under("/api")>,            "/api/%E0%A0%80",          true},
    {meets<path_under("/api")>,            "/api/..%00/admin",        false},
    {meets<path_under("/api")>,            "/api/%7F",                false},
    {meets<path_under("/api")>,            "/api/%20",                true},
    {meets<path_under("/api/v1")>,         "/api",                    false},
    {meets<path_under("/")>,               "/",                       true},
    {meets<path_under("/")>,               "/a/b",                    true},
    {meets<path_under("/")>,               "/a/../..",                true},
    {meets<path_under("/")>,               "//h",                     false},
    {meets<path_under("/")>,               "a",                       false},
    {meets<no_dot_segments>,               "/a/.b/..c/...",           true},
    {meets<no_dot_segments>,               "?../a",                   true},
    {meets<no_dot_segments>,               "../a",                    false},
    {meets<no_dot_segments>,               "/a/%2e",                  false},
    {meets<no_encoded_slash>,              "/a%5c?%2e",               true},
    {meets<no_encoded_slash>,              "/a%2Fb",                  false},
    {meets<no_encoded_slash>,              "//u%2fx@h/?a",            false},
    {meets<no_encoded_slash>,              "?%2f",                    false},

    {meets<has_query>,                     "?",                       true},
    {meets<has_query>,                     "#?",                      false},
    {meets<has_fragment>,                  "?#",                      true},
    {meets<has_fragment>,                  "?%23",                    false},

    {meets<is_normalized>,                 "http://h:80",             true},
    {meets<is_normalized>,                 "../a%2Fb",                true},
    {meets<is_normalized>,                 "",                        true},
    {meets<is_normalized>,                 "s:/.//a",                 true},
    {meets<is_normalized>,                 "HTTP://h",                false},
    {meets<is_normalized>,                 "http://H",                false},
    {meets<is_normalized>,                 "/%7e",                    false},
    {meets<is_normalized>,                 "/%2f",                    false},
    {meets<is_normalized>,                 "/a/./b",                  false},
    {meets<is_normalized>,                 "./a",                     false},
    {meets<max_length(3)>,                 "a:b",                     true},
    {meets<max_length(UINT32_MAX)>,        "//h/p",                   true},
    {meets<max_length(3)>,                 "a:bc",                    false},
    {meets<max_length(0)>,                 "",                        true},
    {meets<no_encoded_nul>,                "/%01%2500",               true},
    {meets<no_encoded_nul>,                "/a%00",                   false},
    {meets<no_encoded_nul>,                "?%00",                    false},

    {meets<no_empty_host>,                 "s://h",                   true},
    {meets<no_empty_host>,                 "//h",                     true},
    {meets<no_empty_host>,                 "/h",                      true},  // the base's
    {meets<no_empty_host>,                 "file:///h",               false},
    {meets<no_empty_host>,                 "//:80",                   false},
    {meets<no_empty_host>,                 "http:h",                  false},
    {meets<no_empty_host>,                 "gopher:/127.0.0.1/",      false}, // a host, for some
    {meets<no_empty_host>,                 "localhost:80",            false},
    {meets<no_empty_host>,                 "mailto:a@h",              false},
    {meets<no_url_prefix>,                 "URL:file:/etc/passwd",    false},
    {meets<no_url_prefix>,                 "url://h",                 false},
    {meets<no_url_prefix>,                 "urls:a",                  true},
    {meets<no_url_prefix>,                 "url",                     true},
    {meets<ldh_host>,                   "//a-b.c--d.D9",           true},
    {meets<ldh_host>,                   "//a_b.c",                 false},
    {meets<ldh_host>,                   "//-a",                    false},
    {meets<ldh_host>,                   "//a-",                    false},
    {meets<ldh_host>,                   "//a.-b",                  false},
    {meets<ldh_host>,                   "//a-.b",                  false},
    {meets<ldh_host>,                   "//-",                     false},
    {meets<ldh_host>,                   "//[v1.a]",                false},
    {meets<ldh_host>,                   "//[V1.a]",                false},
    {meets<ldh_host>,                   "//h.",                    true},
    {meets<ldh_host>,                   "//[::1]",                 true},
    {meets<ldh_host>,                   "h%41",                    true},
    {meets<ldh_host>,                   "//h%41",                  false},
    {meets<ldh_host>,                   "//.h",                    false},
    {meets<ldh_host>,                   "//a..b",                  false},
    {meets<ldh_host>,                   "//a~b",                   false},
    {meets<ldh_host>,                   "//a;b",                   false},
    {meets<no_trailing_dot>,               "//h",                     true},
    {meets<no_trailing_dot>,               "h.",                      true},
    {meets<no_trailing_dot>,               "//h.:80",                 false},
    {meets<no_numeric_host>,               "//127.0.0.1",             true},
    {meets<no_numeric_host>,               "//[::ffff:127.0.0.1]",    true},
    {meets<no_numeric_host>,               "//1.h",                   true},
    {meets<no_numeric_host>,               "//h.1a",                  false},
    {meets<no_numeric_host>,               "//0xg",                   false},
    {meets<no_numeric_host>,               "//0x1.h",                 true},
    {meets<no_numeric_host>,               "//x1",                    true},
    {meets<no_numeric_host>,               "//",                      true},
    {meets<no_numeric_host>,               "//127.1",                 false},
    {meets<no_numeric_host>,               "//127.0.0.1.",            false},
    {meets<no_numeric_host>,               "//0177.0.0.1",            false},
    {meets<no_numeric_host>,               "//256.1.1.1",             false},
    {meets<no_numeric_host>,               "//2130706433",            false},
    {meets<no_numeric_host>,               "//h.0x7F",                false},
    {meets<no_numeric_host>,               "//0Xf",                   false},
    {meets<no_numeric_host>,               "//0x",                    false},
    {meets<canonical_port>,                   "//h",                     true},
    {meets<canonical_port>,                   "//h:65535",               true},
    {meets<canonical_port>,                   "//h:",                    false},
    {meets<canonical_port>,                   "//h:65536",               false},
    {meets<canonical_port>,                    "//h:080",                 false},
    {meets<canonical_port>,                    "//h:0",                   false},
    {meets<path_before_query>,              "//h",                     true},
    {meets<path_before_query>,              "//h/?q#f",                true},
    {meets<path_before_query>,              "?q",                      true},
    {meets<path_before_query>,              "s:#f",                    true},
    {meets<path_before_query>,              "//h?q",                   false},
    {meets<path_before_query>,              "//h:80#f",                false},
    {meets<no_empty_segments>,              "//h/a/b/",                true},
    {meets<no_empty_segments>,              "/a?//#//",                true},
    {meets<no_empty_segments>,              "s://h",                   true},
    {meets<no_empty_segments>,              "//h//a",                  false},
    {meets<no_empty_segments>,              "a//",                     false},
    {meets<no_empty_segments>,              "/a//b",                   false},
    {meets<no_path_parameters>,             "/a?;%3B#;",               true},
    {meets<no_path_parameters>,             "//;%3b/",                 true},
    {meets<no_path_parameters>,             "/..;/",                   false},
    {meets<no_path_parameters>,             "a;",                      false},
    {meets<no_path_parameters>,             "/a%3b",                   false},
    {meets<no_path_parameters>,             "%41%3B",                  false},
    {meets<no_double_encoding>,             "/%25?%252F",              true},
    {meets<no_double_encoding>,             "/%252",                   true},
    {meets<no_double_encoding>,             "/%25?2F",                 true},
    {meets<no_double_encoding>,             "/%25g2%252g",             true},
    {meets<no_double_encoding>,             "/%25%20%32",              true},
    {meets<no_double_encoding>,             "/%25%32",                 true},
    {meets<no_double_encoding>,             "/%25%32%66",              false},
    {meets<no_double_encoding>,             "/%252%46",                false},
    {meets<no_double_encoding>,             "/%25%325",                false},
    {meets<no_double_encoding>,             "/%41%252F",               false},
    {meets<no_double_encoding>,             "%25aF/",                  false},
    {meets<no_overlong_utf8>,               "/%C3%80%c2",              true},
    {meets<no_overlong_utf8>,               "/%E0%A0%80?%F0%90%80%80", true},
    {meets<no_overlong_utf8>,               "/%E1%80%80?%F1%80%80%80", true},
    {meets<no_overlong_utf8>,               "/%E0a%80?%E0",            true},
    {meets<no_overlong_utf8>,               "/%E0%80%AE",              false},
    {meets<no_overlong_utf8>,               "/%E0%9F%BF",              false},
    {meets<no_overlong_utf8>,               "/%F0%80%80%AF",           false},
    {meets<no_overlong_utf8>,               "/%F0%8F%BF%BF",           false},
    {meets<no_overlong_utf8>,               "/%C0%AF",                 false},
    {meets<no_overlong_utf8>,               "?%c1",                    false},
    {meets<no_overlong_utf8>,               "/%F8%87%80%80%AE",        false},
    {meets<no_overlong_utf8>,               "/%FC%83%80%80%80%AF",     false},
    {meets<no_overlong_utf8>,               "/%F8%88%FC%84?%F8",       true},
    {meets<no_encoded_separators>,         "/%2E?%2F#%5C",            true},
    {meets<no_encoded_separators>,         "//h%2F/",                 true},
    {meets<no_encoded_separators>,         "/%2f",                    false},
    {meets<no_encoded_separators>,         "a%2E%5c",                 false},
    {meets<no_encoded_controls>,           "/%20%7E%80%FF",           true},
    {meets<no_encoded_controls>,           "?%20%1f",                 false},
    {meets<no_encoded_controls>,           "#%00",                    false},
    {meets<no_encoded_controls>,           "//u%7f@h",                false},

    {meets<has_query && has_fragment>,     "?#",                      true},
    {meets<has_query && has_fragment>,     "?",                       false},
    {meets<has_query || has_fragment>,     "#",                       true},
    {meets<has_query || has_fragment>,     "",                        false},
    {meets<!(has_query || has_fragment)>,  "",                        true},
    {meets<!(has_query && has_fragment)>,  "?#",                      false},
    {meets<!!has_query>,                   "?",                       true},

    // What is not known meets neither a requirement nor its opposite.
    {meets<!host_is_ip>,                   "//h",                     true},
    {meets<!host_is_ip>,                   "//h.",                    true},
    {meets<!host_is_ip>,                   "//h..",                   false},
    {meets<!host_is_ip>,                   "//h?@1.2.3.4",            false},
    {meets<!host_is_ip>,                   "//127.0.0.1",             false},
    {meets<!has_userinfo>,                 "//h",                     true},
    {meets<!has_userinfo>,                 "s:u@h",                   true},
    {meets<!has_userinfo>,                 "//h/#u@g",                true},
    {meets<!has_userinfo>,                 "//h#u@g",                 false},
    {meets<!has_userinfo>,                 "//u@h",                   false},
    {meets<!has_userinfo>,                 "//h;",                    true},  // what is no '@' for anybody
    {meets<!has_userinfo>,                 "//u%40h",                 false}, // for some, u@h
    {meets<!has_userinfo>,                 "file:///p@q",             true},
    {meets<!has_userinfo>,                 "http:///p@q",             false},
    {meets<!has_password>,                 "//u@h",                   true},
    {meets<!has_password>,                 "//u:@h",                  false},
    {meets<!has_password>,                 "//u@h?@",                 false},
    {meets<!has_password>,                 "//u%3Ap%40h",             false},
    {meets<!has_host>,                     "/p",                      true},
    {meets<!has_host>,                     "file:///p",               true},
    {meets<!has_host>,                     "mailto:u@h",              true},
    {meets<!has_host>,                     "//h",                     false},
    {meets<!has_host>,                     "http:/h",                 false}, // for some, http://h
    {meets<!has_host>,                     "http:///h",               false},
    {meets<!has_host>,                     "///h",                    false},
    {meets<!has_host>,                     "url:h",                   false},
    {meets<!has_port>,                     "//h/",                    true},
    {meets<!has_port>,                     "//h:/",                   true},
    {meets<!has_port>,                     "/p:80",                   true},
    {meets<!has_port>,                     "//h:80/",                 false},
    {meets<!has_port>,                     "http:h:80",               false},
    {meets<!has_port>,                     "//h#@g:80",               false}, // for some, the host g
    {meets<!has_port>,                     "//h%3A80/",               false},
    {meets<!host_is_ip>,                   "//127.1",                 false}, // an address, for some
    {meets<!host_is_ip>,                   "//0x7f.1",                false},
    {meets<!host_is_ip>,                   "//h.1a.",                 false},
    {meets<!host_is_ip>,                   "//[::1]",                 false},
    {meets<!host_is_ip>,                   "//h%41",                  false},
    {meets<!host_is_ip>,                   "//h;a",                   false},
    {meets<!host_is_ip>,                   "//",                      false},
    {meets<!host_is_ip>,                   "/h",                      false},
    {meets<!host_is("a.b")>,               "//c.b",                   true},
    {meets<!host_is("a.b")>,               "//x.a.b",                 true},
    {meets<!host_is("a.b")>,               "//b",                     true},
    {meets<!host_is("a.b")>,               "//127.0.0.1",             true},
    {meets<!host_is("a.b")>,               "//[::1]",                 true},
    {meets<!host_is("a.b")>,               "//A.b",                   false},
    {meets<!host_is("a.b")>,               "//a.b.",                  false}, // the same, for some
    {meets<!host_is("a.b")>,               "//a%2Eb",                 false},
    {meets<!host_is("a.b")>,               "//a.b;c",                 false},
    {meets<!host_is("a.b")>,               "//127.1",                 false},
    {meets<!host_is("a.b")>,               "/c",                      false},
    {meets<!host_is("a.b")>,               "//.a.b",                  false},
    {meets<!host_is("a.b")>,               "//a.b..",                 false},
    {meets<!host_is("a.b")>,               "//..",                    false},
    {meets<!host_is("a.b")>,               "//.",                     false},
    {meets<!host_is("a.b")>,               "//c.",                    true},
    {meets<!host_is("a.b")>,               "//[v1.a.b]",              false}, // some take the brackets and `v1.` off
    {meets<!host_is("a.b")>,               "//[V1.a.b]",              false},
    {meets<!host_is("a.b")>,               "//[::1]",                 true},
    {meets<!host_is("a.b")>,               "//c?@a.b/",               false}, // some read on for the '@'
    {meets<!host_is("a.b")>,               "//c:1#@a.b",              false},
    {meets<!host_is("a.b")>,               "//c?d/@a.b",              true},
    {meets<!host_is("a.b")>,               "//c?d=a.b",               true},
    {meets<!host_is("a.b")>,               "//c/?@a.b",               true},
    {meets<!host_is("a.b")>,               "//c/@a.b",                true},
    {meets<!host_is("127.0.0.1")>,         "//127.0.0.2",             true},
    {meets<!host_is("127.0.0.1")>,         "//h",                     true},
    {meets<!host_is("127.0.0.1")>,         "//127.0.0.1.",            false},
    {meets<!host_is("127.0.0.1")>,         "//127.1",                 false},
    {meets<!host_is("127.0.0.1")>,         "//[::ffff:7f00:1]",       false},
    {meets<!host_is("[::1]")>,             "//h",                     true},
    {meets<!host_is("[::1]")>,             "//[::2]",                 false},
    {meets<!host_is("[::1]")>,             "//127.0.0.1",             false},
    {meets<!host_is("a.b.")>,              "//a.b",                   false},
    {meets<!host_under("evil.org")>,       "//devil.org",             true},
    {meets<!host_under("evil.org")>,       "//evil.org.h",            true},
    {meets<!host_under("evil.org")>,       "//org",                   true},
    {meets<!host_under("evil.org")>,       "//1.2.3.4",               true},
    {meets<!host_under("evil.org")>,       "//evil.org",              false},
    {meets<!host_under("evil.org")>,       "//a.Evil.org",            false},
    {meets<!host_under("evil.org")>,       "//a..evil.org",           false},
    {meets<!host_under("evil.org")>,       "//.evil.org",             false},
    {meets<!host_under("evil.org")>,       "//a.evil.org.",           false},
    {meets<!host_under("evil.org")>,       "//a.evil.org..",          false},
    {meets<!host_under("evil.org")>,       "//[v1.evil.org]",         false},
    {meets<!host_under("evil.org")>,       "//h#@evil.org",           false},
    {meets<!host_under("evil.org")>,       "//a%2F.evil.org",         false},
    {meets<!host_under("evil.org")>,       "//evil.org;h",            false},
    {meets<!host_under("evil.org")>,       "urn:x",                   false},
    {meets<!port_is(22)>,                  "https://h",               true},
    {meets<!port_is(22)>,                  "x://h:23",                true},
    {meets<!port_is(22)>,                  "x://h:65535",             true},
    {meets<!port_is(22)>,                  "x://h:22",                false},
    {meets<!port_is(22)>,                  "x://h",                   false},
    {meets<!port_is(22)>,                  "x://h:65558",             false},
    {meets<!port_is(22)>,                  "/h",                      false},
    {meets<!port_is(22)>,                  "x://h:23?@g:22",          false},
    {meets<!port_is(22)>,                  "x://h:23?/@g:22",         true},
    {meets<!port_between(0, 1023)>,        "x://h:1024",              true},
    {meets<!port_between(0, 1023)>,        "x://h:65535",             true},
    {meets<!port_between(0, 1023)>,        "https://h",               false},
    {meets<!port_between(0, 1023)>,        "http:h",                  false},
    {meets<!port_between(0, 1023)>,        "x://h",                   false},
    {meets<!port_between(0, 1023)>,        "x://h:65536",             false},
    {meets<!path_under("/admin")>,         "/admins",                 true},
    {meets<!path_under("/admin")>,         "//h",                     true},
    {meets<!path_under("/admin")>,         "/admin/../b",             true},
    {meets<!path_under("/admin")>,         "/admin",                  false},
    {meets<!path_under("/admin")>,         "/a/../admin",             false},
    {meets<!path_under("/admin")>,         "/admin/a%2Fb",            false},
    {meets<!path_under("/admin")>,         "/b%5C",                   false},
    {meets<!path_under("/admin")>,         "/admin/x//../y",          false},
    {meets<!path_under("/admin")>,         "//h//admin",              false},
    {meets<!path_under("/admin")>,         "/admin;x",                false}, // for some, /admin, and so below
    {meets<!path_under("/admin")>,         "/admin%3Bx/b",            false},
    {meets<!path_under("/admin")>,         "/b/..;/admin",            false},
    {meets<!path_under("/admin")>,         "/b;x",                    false},
    {meets<!path_under("/admin")>,         "/%2561dmin",              false},
    {meets<!path_under("/admin")>,         "/%C1%A1dmin",             false},
    {meets<!path_under("/admin")>,         "/admin%00",               false},
    {meets<!path_under("/admin")>,         "/b%0A",                   false},
    {meets<!path_under("/admin")>,         "/b%25",                   true},
    {meets<!path_under("/admin")>,         "/b%41%20/c",              true},
    {meets<!path_under("/admin")>,         "admin",                   false},
    {meets<!path_under("/admin")>,         "",                        false},
    {meets<!path_under("/")>,              "//h",                     false},
    {meets<!(has_query && host_is_ip)>,    "//127.1",                 true},
    {meets<!(has_query && host_is_ip)>,    "//127.1?",                false},
    {meets<!(has_query || host_is_ip)>,    "//127.1",                 false},
    {meets<!(has_query || host_is_ip)>,    "//h",                     true},
    {meets<!(has_query && !host_is_ip)>,   "//1.2.3.4?",              true},
    {meets<!(has_query && !host_is_ip)>,   "//127.1?",                false},
};

inline constexpr auto public_endpoint = scheme_is("https") && has_host && !has_userinfo && port_between(1024, 65535);
inline constexpr auto internal
    = satisfies("internal", [](consturi::uri_reference_view const& u) { return u.host() == "internal"; });
inline constexpr auto strict = public_endpoint && (path_under("/api") || path_under("/health")) && !(has_query || has_fragment)
                               && max_length(60) && (internal || !host_is_ip);

inline constexpr refusal_of_uri refusals_of_uris[] = {
    {consturi::parse_uri<public_endpoint>, "http://h:8080",                  "scheme_is(\"https\")",         0},
    {consturi::parse_uri<public_endpoint>, "https:a",                        "has_host",                     6},
    {consturi::parse_uri<public_endpoint>, "https://:8080",                  "has_host",                     8},
    {consturi::parse_uri<public_endpoint>, "https://u:p@h:8080",             "!has_userinfo",                8},
    {consturi::parse_uri<public_endpoint>, "https://u:p@h:80",               "!has_userinfo",                8},
    {consturi::parse_uri<public_endpoint>, "https://h:80/",                  "port_between(1024, 65535)",    10},
    {consturi::parse_uri<public_endpoint>, "https://h/",                     "port_between(1024, 65535)",    9},
    {consturi::parse_uri<strict>,          "https://h:8080/",                "path_under(\"/api\") || path_under(\"/health\")", 14},
    {consturi::parse_uri<strict>,          "https://h:8080/api?q",           "!(has_query || has_fragment)", 19},
    {consturi::parse_uri<strict>,          "https://h:8080/api#f",           "!(has_query || has_fragment)", 19},
    {consturi::parse_uri<!(has_userinfo && has_query)>, "http://u@h/?q",     "!(has_userinfo && has_query)", 7},
    {consturi::parse_uri<strict>,          "https://h:8080/api/000000000000000000000000000000000000000000000000", "max_length(60)", 60},
    {consturi::parse_uri<strict>,          "https://1.2.3.4:8080/api",       "internal || !host_is_ip",      0},
    {consturi::parse_uri<scheme_in("ws", "wss")>, "http://h/",               "scheme_in(\"ws\", \"wss\")",   0},
    {consturi::parse_uri<path_under("/a")>, "http://h/b",                    "path_under(\"/a\")",           8},
    {consturi::parse_uri<!has_query>,      "http://h/b?q",                   "!has_query",                   11},
    {consturi::parse_uri<has_query>,       "http://h/b#f",                   "has_query",                    10},
    {consturi::parse_uri<!has_fragment>,   "http://h/b#f",                   "!has_fragment",                11},
    {consturi::parse_uri<has_fragment>,    "http://h/b?q",                   "has_fragment",                 12},
    {consturi::parse_uri<internal>,        "http://h/",                      "internal",                     0},
    {consturi::parse_uri<port_is(80)>,     "http://h:81/",                   "port_is(80)",                  9},
    {consturi::parse_uri<!has_password>,   "http://u:p@h",                   "!has_password",                7},
    {consturi::parse_uri<!!has_query>,     "http://h/b",                     "has_query",                    10},
    {consturi::parse_uri<no_encoded_slash>, "http://h/b%41%2f",              "no_encoded_slash",             13},
    {consturi::parse_uri<no_encoded_nul>,  "http://h/?%00",                  "no_encoded_nul",               10},
    {consturi::parse_uri<no_dot_segments>, "http://h/a/..",                  "no_dot_segments",              11},
    {consturi::parse_uri<no_dot_segments>, "http://h/a/.%2E/b",              "no_dot_segments",              11},
    {consturi::parse_uri<no_dot_segments>, "s:./../b",                       "no_dot_segments",              2},
    {consturi::parse_uri<no_url_prefix>,   "url:a",                          "no_url_prefix",                0},
    {consturi::parse_uri<is_normalized>,   "http://h/%41",                   "is_normalized",                0},
    {consturi::parse_uri<max_length(9)>,   "http://h/b",                     "max_length(9)",                9},
    {consturi::parse_uri<host_under("h")>, "s:g",                            "host_under(\"h\")",            2},
    {consturi::parse_uri<!host_is_ip>,     "s://u@1.2.3.4",                  "!host_is_ip",                  6},
    {consturi::parse_uri<has_userinfo>,    "s://h",                          "has_userinfo",                 4},
    {consturi::parse_uri<has_port>,        "s:/h",                           "has_port",                     2},
    {consturi::parse_uri<no_empty_host>,   "http://u@:80",                   "no_empty_host",                9},
    {consturi::parse_uri<no_empty_host>,   "http:h",                         "no_empty_host",                5},
    {consturi::parse_uri<ldh_host>,     "http://u@h;",                    "ldh_host",                  9},
    {consturi::parse_uri<no_trailing_dot>, "http://h./",                     "no_trailing_dot",              7},
    {consturi::parse_uri<no_numeric_host>, "http://127.1/",                  "no_numeric_host",              7},
    {consturi::parse_uri<canonical_port>,     "http://h:/",                     "canonical_port",                  9},
    {consturi::parse_uri<path_before_query>, "http://h?q",                   "path_before_query",            8},
    {consturi::parse_uri<path_before_query>, "http://h:1#q",                 "path_before_query",            10},
    {consturi::parse_uri<no_empty_segments>, "http://h/a//b",                "no_empty_segments",            11},
    {consturi::parse_uri<no_path_parameters>, "http://h/a;b",                "no_path_parameters",           10},
    {consturi::parse_uri<no_path_parameters>, "http://h/a%41%3bb",           "no_path_parameters",           13},
    {consturi::parse_uri<no_double_encoding>, "http://h/%41%252f",           "no_double_encoding",           12},
    {consturi::parse_uri<no_overlong_utf8>, "http://h/?%41%c0%af",           "no_overlong_utf8",             13},
    {consturi::parse_uri<no_encoded_separators>, "http://h%2f/a%41%5c?",     "no_encoded_separators",        16},
    {consturi::parse_uri<no_encoded_controls>, "http://h/?%41%0d%0a",        "no_encoded_controls",          13},
    {consturi::parse_uri<unambiguous>,     "http://foo@evil.example:80/",    "!has_userinfo",                7},
    {consturi::parse_uri<!path_under("/a")>, "http://h/a%2Fb",               "!path_under(\"/a\")",           8},
    {consturi::parse_uri<!(has_host && !host_is_ip)>, "http://127.1/",       "!(has_host && !host_is_ip)",   7},
    {consturi::parse_uri<host_is("h")>,    "http://u:p@g",                   "host_is(\"h\")",               11},
    {consturi::parse_uri<(has_host && has_port) || has_query>, "http://h/",  "(has_host && has_port) || has_query", 8},
    {consturi::parse_uri<(has_port && has_host) || has_query>, "http://h/",  "(has_port && has_host) || has_query", 8},
    {consturi::parse_uri<!no_dot_segments>, "http://h/a",                    "!no_dot_segments",             8},
};

inline constexpr opposite opposites[] = {
    {meets<host_is("a.h")>, meets<!host_is("a.h")>},         {meets<host_is("1.2.3.4")>, meets<!host_is("1.2.3.4")>},
    {meets<host_under("h")>, meets<!host_under("h")>},       {meets<host_is_ip>, meets<!host_is_ip>},
    {meets<port_is(80)>, meets<!port_is(80)>},               {meets<port_between(0, 99)>, meets<!port_between(0, 99)>},
    {meets<path_under("/a")>, meets<!path_under("/a")>},     {meets<path_under("/a/b")>, meets<!path_under("/a/b")>},
    {meets<has_host>, meets<!has_host>},
    {meets<has_userinfo>, meets<!has_userinfo>},             {meets<has_password>, meets<!has_password>},
    {meets<scheme_is("http")>, meets<!scheme_is("http")>},   {meets<scheme_in("x", "http")>, meets<!scheme_in("x", "http")>},
    {meets<port_is(80) || host_is_ip>, meets<!(port_is(80) || host_is_ip)>},
    {meets<port_is(80) && host_is_ip>, meets<!(port_is(80) && host_is_ip)>},
};

// clang-format on

/// Whether a reference meets the negation of a requirement that another, which means the same, meets.
constexpr bool gets_around(consturi::uri_reference_view const& a, consturi::uri_reference_view const& b) {
    for (auto const& [requirement, negation] : opposites)
        if (negation(a) && requirement(b)) return true;
    return false;
}
constexpr bool contradict_each_other(consturi::uri_reference_view const& a, consturi::uri_reference_view const& b) {
    return gets_around(a, b) || gets_around(b, a);
}

} // namespace cases

#endif
