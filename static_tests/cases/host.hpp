// Requirements of the host, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_HOST_HPP
#define CONSTURI_CASES_HOST_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/host.hpp>

namespace cases {

// clang-format off

#define LABEL_OF_63 "012345678901234567890123456789012345678901234567890123456789abc"

inline constexpr requirement_case host_requirements[] = {
    {meets<has_host>,                  "//h",                       true},
    {meets<has_host>,                  "//[::1]",                   true},
    {meets<has_host>,                  "file:///etc",               false}, // an empty host
    {meets<has_host>,                  "//:80",                     false},
    {meets<has_host>,                  "urn:h",                     false},
    {meets<host_is("example.com")>,    "//EXAMPLE.com:1/a",         true},
    {meets<host_is("example.com")>,    "//ex%61mpl%45.com",         false},
    {meets<host_is("example.com")>,    "//u@example.com",           true},
    {meets<host_is("example.com")>,    "//example.com.",            false},
    {meets<host_is("example.com")>,    "//a.example.com",           false},
    {meets<host_is("example.com")>,    "//example.com@h",           false},
    {meets<host_is("example.com")>,    "example.com",               false},
    {meets<host_is("[2001:DB8::1]")>,  "//[2001:db8::1]",           true},
    {meets<host_is("[::1]")>,          "//[0::1]",                  false}, // the text is compared, not the address
    {meets<host_is("a,b")>,            "//a,%62",                   false},
    {meets<host_is("a,b")>,            "//a%2Cb",                   false},
    {meets<host_is("aa")>,             "//%61",                     false},
    {meets<host_is("a")>,              "//a%61",                    false},
    {meets<host_under("example.com")>, "//example.com",             true},
    {meets<host_under("example.com")>, "//a.b.Example.COM",         true},
    {meets<host_under("example.com")>, "//a%2eexampl%65.com",       false},
    {meets<host_under("Example.com")>, "//a.example.com",           true},
    {meets<host_under("example.com")>, "//badexample.com",          false},
    {meets<host_under("example.com")>, "//example.com.evil",        false},
    {meets<host_under("example.com")>, "//example.com.",            false},
    {meets<host_under("example.com")>, "//.example.com",            false}, // empty label
    {meets<host_under("example.com")>, "//a..example.com",          false},
    {meets<host_under("example.com")>, "//example.com@evil",        false},
    {meets<host_under("example.com")>, "//com",                     false},
    {meets<host_under("example.com")>, "//a%00.example.com",        false},
    {meets<host_under("example.com")>, "//evil.org%2F.example.com", false},
    {meets<host_under("example.com")>, "//a%7E%2d.example.com",     false},
    {meets<host_under("example.com")>, "//badexampl%65.com",        false},
    {meets<host_under("example.com")>, "//exampl%65.org",           false},
    {meets<host_under("example.com")>, "//%2Eexample.com",          false},
    {meets<host_under("example.com")>, "//a.%2Eexample.com",        false},
    {meets<host_under("example.com")>, "//exampl%65.com",           false},
    {meets<host_under("example.com")>, "//[v1.example.com]",        false},
    {meets<host_under("example.com")>, "/example.com",              false},
    {meets<host_is_ip>,                "//1.2.3.4",                 true},
    {meets<host_is_ip>,                "//%31.2%2e3.%34:80",        false},
    {meets<host_is_ip>,                "//255.255.255.255",         true},
    {meets<host_is_ip>,                "//[::]",                    true},
    {meets<host_is_ip>,                "//[v1.a]",                  true},
    {meets<host_is_ip>,                "//1.2.3",                   false}, // a reg-name by RFC 3986
    {meets<host_is_ip>,                "//1.2.3.256",               false},
    {meets<host_is_ip>,                "//1.2.3.4.",                false},
    {meets<host_is_ip>,                "//1255.255.255.255",        false},
    {meets<host_is_ip>,                "//",                        false},
    {meets<host_is_ip>,                "1.2.3.4",                   false},

    // Negations: an unknown verdict meets neither the requirement nor its negation.
    {meets<!host_is("evil.org")>,      "mongodb://a.b,evil.org/",   false}, // a list of hosts
    {meets<!host_under("evil.org")>,   "mongodb://a.b,evil.org/",   false},
    {meets<!host_is("evil.org")>,      "jdbc:mysql://evil.org/",    false}, // a URI inside another
    {meets<!host_under("evil.org")>,   "feed:https://evil.org/",    false},
    {meets<!host_under("evil.org")>,   "url:x:http://evil.org/",    false},
    {meets<!has_host>,                 "jdbc:mysql://evil.org/",    false},
    {meets<!host_is_ip>,               "//h",                       true},
    {meets<!host_is_ip>,               "//h.",                      true},
    {meets<!host_is_ip>,               "//h..",                     false},
    {meets<!host_is_ip>,               "//h?@1.2.3.4",              false},
    {meets<!host_is_ip>,               "//127.0.0.1",               false},
    {meets<!has_host>,                 "/p",                        true},
    {meets<!has_host>,                 "file:///p",                 false}, // Rust and Mono know other files
    {meets<!has_host>,                 "mailto:u@h",                false}, // curl reads a user and a host
    {meets<!has_host>,                 "",                          true},
    {meets<!has_host>,                 "?q",                        true},
    {meets<!has_host>,                 "//h",                       false},
    {meets<!has_host>,                 "evil.org/a",                false}, // curl and urllib3 guess a scheme
    {meets<!has_host>,                 "localhost:8080/admin",      false},
    {meets<!has_host>,                 "x:a@evil.org",              false},
    {meets<!has_host>,                 "smtp:/127.0.0.1:25/admin",  false}, // libcurl reads smtp://127.0.0.1
    {meets<!has_host>,                 "x:///evil.org/",            false},
    {meets<!has_host>,                 "xy:///evil.org/",           false},
    {meets<!has_host>,                 "xy:/evil.org/",             false},
    {meets<!has_host>,                 "xy:evil.org",               false},
    {meets<!has_host>,                 "xy:",                       false},
    {meets<has_host>,                  "//.",                       true},
    {meets<has_host>,                  "//;",                       true},
    {meets<has_host>,                  "//%00",                     true},
    {meets<has_host>,                  "//h:65536",                 true},
    {meets<host_is("h")>,              "//@h",                      true},
    {meets<host_is("h")>,              "//h:",                      true},
    {meets<host_is("h")>,              "//h?",                      true},
    {meets<host_is_ip>,                "//[::2:3:4:5:6:7:8]/a",     true},
    {meets<host_under("h")>,           "//127.0.0.1.h",             false}, // Boost.URL reads 127.0.0.1
    {meets<host_under("h")>,           "//evil.org;.h",             true},
    {meets<host_under("h")>,           "//_.h",                     true},
    {meets<has_host>,                  "mailto://example.com/a",    false}, // java.net.URL finds none
    {meets<has_host>,                  "file://example.com/c:/x",   false}, // Rust finds none
    {meets<has_host>,                  "jar://h/",                  false},
    {meets<has_host>,                  "urn://h/",                  false},
    {meets<has_host>,                  "SIP://h/",                  false},
    {meets<has_host>,                  "a.b://h/",                  false},
    {meets<has_host>,                  "ab://h/",                   true},
    {meets<host_under("example.com")>, "javascript://example.com/%0Aalert(1)", false},
    {meets<host_under("example.com")>, "evil.org://example.com/a",  false}, // urllib3 reads the host evil.org
    {meets<host_under("example.com")>, "c://example.com/etc/passwd", false}, // Mono reads a file
    {meets<host_is("example.com")>,    "data://example.com/a",      false},
    {meets<host_is("example.com")>,    "e://example.com/",          false},
    {meets<host_is_ip>,                "x://1.2.3.4/",              false},
    {meets<!host_is("evil.org")>,      "evil.org://example.com/a",  false},
    {meets<!host_is("evil.org")>,      "news://example.com/a",      false},
    {meets<!host_is("evil.org")>,      "x://example.com/a",         false},
    {meets<!host_is("a.b")>,           "view-source://example.com/", false},
    // Names that are too long
    {meets<host_under("h")>,           "//" LABEL_OF_63 ".h",       true},
    {meets<host_under("h")>,           "//a" LABEL_OF_63 ".h",      false},
    {meets<host_under("h")>,           "//h.a" LABEL_OF_63 ".h",    false},
    {meets<host_under("h")>,           "//" LABEL_OF_63 "." LABEL_OF_63 "." LABEL_OF_63 ".0123456789012345678901234567890123456789012345678901234567.h", true},
    {meets<host_under("h")>,           "//" LABEL_OF_63 "." LABEL_OF_63 "." LABEL_OF_63 ".01234567890123456789012345678901234567890123456789012345678.ah", false},
    {meets<host_under("h")>,           "//" LABEL_OF_63 "." LABEL_OF_63 "." LABEL_OF_63 ".0123456789012345678901234567890123456789012345678901234567890.h", false},
    {meets<!host_is("h")>,             "//a" LABEL_OF_63 ".b",      false},
    {meets<!host_is("h")>,             "//" LABEL_OF_63 ".b",       true},
    {meets<!host_is_ip>,               "//a" LABEL_OF_63,           false},
    // An IPv4 address at the beginning of a name: Boost.URL takes the rest for a path
    {meets<!host_is_ip>,               "//127.0.0.1.example.com/",  false},
    {meets<!host_is_ip>,               "//127.0.0.1a/",             false},
    {meets<!host_is_ip>,               "//1.2.3.4-h/",              false},
    {meets<!host_is_ip>,               "//255.255.255.255.a",       false},
    {meets<!host_is_ip>,               "//1.2.3.h/",                true},
    {meets<!host_is_ip>,               "//h.1.2.3.4.h/",            true},
    {meets<!host_is("127.0.0.1")>,     "//127.0.0.1.h",             false},
    {meets<!host_under("h")>,          "//127.0.0.1.g",             false},
    // Labels that decode to Unicode: some parsers decode them, and some find a dot in them
    {meets<!host_under("example.com")>, "//xn--apiexample-ph3i.com/", false},
    {meets<!host_is("evil.org")>,      "//xn--evil-.org/",          false},
    {meets<!host_is_ip>,               "//127.0.0.xn--1-/",         false},
    {meets<!host_is("a.b")>,           "//XN--bcher-kva.example/",  false},
    {meets<!host_is("a.b")>,           "//c.xn--bcher-kva",         false},
    {meets<!host_is("a.b")>,           "//xn-bcher-kva.c",          true},
    {meets<host_is("xn--bcher-kva.example")>, "//xn--bcher-kva.example/", true},
    // A query or a fragment after the host: LuaSocket reads them as part of it
    {meets<!host_is("evil.org")>,      "https://evil.org%00@example.com/", false}, // libwget reads evil.org
    {meets<!host_is("evil.org")>,      "https://evil.org%C2%85@example.com/", false},
    {meets<!host_is("evil.org")>,      "https://evil.org%20@example.com/", true},
    {meets<!host_under("example.com")>, "//evil.org?.example.com/", false},
    {meets<!host_under("example.com")>, "//evil.org#.example.com/", false},
    {meets<!host_is("a.b")>,           "http://c?d",                false},
    {meets<!host_is("a.b")>,           "http://c:80?d",             false},
    {meets<!host_is("a.b")>,           "http://c#",                 false},
    {meets<!host_is_ip>,               "http://c?",                 false},
    {meets<!host_is_ip>,               "http://c/?",                true},
    {meets<!has_host>,                 "http:/h",                   false}, // some parsers read http://h
    {meets<!has_host>,                 "http:///h",                 false},
    {meets<!has_host>,                 "///h",                      false},
    {meets<!has_host>,                 "url:h",                     false},
    {meets<!host_is_ip>,               "//127.1",                   false}, // some parsers read an IP address
    {meets<!host_is_ip>,               "//0x7f.1",                  false},
    {meets<!host_is_ip>,               "//h.1a.",                   false},
    {meets<!host_is_ip>,               "//[::1]",                   false},
    {meets<!host_is_ip>,               "//h%41",                    false},
    {meets<!host_is_ip>,               "//h;a",                     false},
    {meets<!host_is_ip>,               "//",                        false},
    {meets<!host_is_ip>,               "/h",                        false},
    {meets<!host_is("a.b")>,           "//c.b",                     true},
    {meets<!host_is("a.b")>,           "//x.a.b",                   true},
    {meets<!host_is("a.b")>,           "//b",                       true},
    {meets<!host_is("a.b")>,           "//127.0.0.1",               true},
    {meets<!host_is("a.b")>,           "//[::1]",                   true},
    {meets<!host_is("a.b")>,           "//A.b",                     false},
    {meets<!host_is("a.b")>,           "//a.b.",                    false}, // some parsers read a.b
    {meets<!host_is("a.b")>,           "//a%2Eb",                   false},
    {meets<!host_is("a.b")>,           "//a.b;c",                   false},
    {meets<!host_is("a.b")>,           "//127.1",                   false},
    {meets<!host_is("a.b")>,           "/c",                        false},
    {meets<!host_is("a.b")>,           "//.a.b",                    false},
    {meets<!host_is("a.b")>,           "//a.b..",                   false},
    {meets<!host_is("a.b")>,           "//..",                      false},
    {meets<!host_is("a.b")>,           "//.",                       false},
    {meets<!host_is("a.b")>,           "//c.",                      true},
    {meets<!host_is("a.b")>,           "//[v1.a.b]",                false}, // some parsers remove "[v1." and "]"
    {meets<!host_is("a.b")>,           "//[V1.a.b]",                false},
    {meets<!host_is("a.b")>,           "//[::1]",                   true},
    {meets<!host_is("a.b")>,           "//[::ffff:1.2.3.4]",        true},
    {meets<!host_is("a.b")>,           "//c?@a.b/",                 false}, // some parsers search for '@' beyond '?'
    {meets<!host_is("a.b")>,           "//c:1#@a.b",                false},
    {meets<!host_is("a.b")>,           "//c?d/@a.b",                false}, // the host ends at the slash for some parsers
    {meets<!host_is("a.b")>,           "//c?d=a.b",                 false},
    {meets<!host_is("a.b")>,           "//c/?@a.b",                 true},
    {meets<!host_is("a.b")>,           "//c/@a.b",                  true},
    {meets<!host_is("127.0.0.1")>,     "//127.0.0.2",               true},
    {meets<!host_is("127.0.0.1")>,     "//h",                       true},
    {meets<!host_is("127.0.0.1")>,     "//127.0.0.1.",              false},
    {meets<!host_is("127.0.0.1")>,     "//127.1",                   false},
    {meets<!host_is("127.0.0.1")>,     "//[::ffff:7f00:1]",         false},
    {meets<!host_is("[::1]")>,         "//h",                       true},
    {meets<!host_is("[::1]")>,         "//[::2]",                   false},
    {meets<!host_is("[::1]")>,         "//127.0.0.1",               false},
    {meets<!host_is("a.b.")>,          "//a.b",                     false},
    {meets<!host_under("evil.org")>,   "//devil.org",               true},
    {meets<!host_under("evil.org")>,   "//evil.org.h",              true},
    {meets<!host_under("evil.org")>,   "//org",                     true},
    {meets<!host_under("evil.org")>,   "//1.2.3.4",                 true},
    {meets<!host_under("evil.org")>,   "//evil.org",                false},
    {meets<!host_under("evil.org")>,   "//a.Evil.org",              false},
    {meets<!host_under("evil.org")>,   "//a..evil.org",             false},
    {meets<!host_under("evil.org")>,   "//.evil.org",               false},
    {meets<!host_under("evil.org")>,   "//a.evil.org.",             false},
    {meets<!host_under("evil.org")>,   "//a.evil.org..",            false},
    {meets<!host_under("evil.org")>,   "//[v1.evil.org]",           false},
    {meets<!host_under("evil.org")>,   "//h#@evil.org",             false},
    {meets<!host_under("evil.org")>,   "//a%2F.evil.org",           false},
    {meets<!host_under("evil.org")>,   "//evil.org;h",              false},
    {meets<!host_under("evil.org")>,   "urn:x",                     false},
};

#undef LABEL_OF_63

// clang-format on

} // namespace cases

#endif
