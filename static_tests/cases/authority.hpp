// Requirements of the userinfo and the port, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_AUTHORITY_HPP
#define CONSTURI_CASES_AUTHORITY_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/authority.hpp>

namespace cases {

// clang-format off

inline constexpr requirement_case authority_requirements[] = {
    {meets<has_userinfo>,  "//u@h",       true},
    {meets<has_userinfo>,  "//@h",        true},
    {meets<has_userinfo>,  "//h/u@h",     false},
    {meets<has_userinfo>,  "mailto:u@h",  false},
    {meets<has_password>,  "//u:p@h",     true},
    {meets<has_password>,  "//u:@h",      true},
    {meets<!has_password>, "//u%3Ap@h",   false}, // some parsers decode it; the same below
    {meets<!has_password>, "//%3a@h",     false},
    {meets<!has_password>, "//u%41p@h",   true},
    {meets<has_userinfo>,  "//u@",        true},
    {meets<has_userinfo>,  "//%00@h",     true},
    {meets<has_password>,  "//u%3Ap@h",   false}, // an encoded colon belongs to the user name
    {meets<has_password>,  "//h:1/@",     false},

    // Negations: an unknown verdict meets neither the requirement nor its negation.
    {meets<!has_userinfo>, "//h",         true},
    {meets<!has_userinfo>, "xy:u@h",      false}, // some parsers read xy:u@h without a scheme
    {meets<!has_userinfo>, "x:a@evil.org", false},
    {meets<!has_password>, "x:a@evil.org", false},
    {meets<!has_password>, "smtp:a%40h",  false},
    {meets<!has_userinfo>, "smtp:/a@h",   false},
    {meets<!has_password>, "ab.c://h/",   false},  // without `@`, there is none
    {meets<!has_userinfo>, "//h/#u@g",    true},
    {meets<!has_userinfo>, "//h#u@g",     false},
    {meets<!has_userinfo>, "//u@h",       false},
    {meets<!has_userinfo>, "//h;",        true},  // no parser reads ';' as '@'
    {meets<!has_userinfo>, "//u%40h",     false}, // some parsers read u@h
    {meets<!has_userinfo>, "file:///p@q", false},
    {meets<has_userinfo>,  "mailto://u@h", false}, // java.net.URL finds no authority
    {meets<has_password>,  "javascript://u:p@h", false},
    {meets<!has_userinfo>, "/p@q",        true},
    {meets<!has_userinfo>, "http:///p@q", false},
    {meets<!has_password>, "//u@h",       true},
    {meets<!has_password>, "//u:@h",      false},
    {meets<!has_password>, "//u@h?@",     false},
    {meets<!has_password>, "//u%3Ap%40h", false},
    {meets<!has_password>, "//u%00@h",    false}, // libwget ends the authority there
    {meets<!has_password>, "//u%40@h",    false}, // for libwget, the userinfo ends there
};

inline constexpr requirement_case port_requirements[] = {
    {meets<has_port>,                  "//h:80",          true},
    {meets<has_port>,                  "//h:",            false},
    {meets<has_port>,                  "http://h",        false},
    {meets<port_is(443)>,              "https://h",       true},  // the scheme's default port
    {meets<port_is(443)>,              "https://h:",      true},
    {meets<port_is(443)>,              "https://h:0443",  true},
    {meets<port_is(443)>,              "//h:443",         true},
    {meets<port_is(443)>,              "https://h:444",   false},
    {meets<port_is(443)>,              "https:/h",        false}, // no authority
    {meets<port_is(443)>,              "//h",             false},
    {meets<port_is(443)>,              "xy://h:65979",     false}, // 2^16 + 443
    {meets<port_between(1024, 65535)>, "https://h:1024",  true},
    {meets<port_between(1024, 65535)>, "https://h:65535", true},
    {meets<port_between(1024, 65535)>, "coap://h",        true},
    {meets<port_between(1024, 65535)>, "https://h:1023",  false},
    {meets<port_between(1024, 65535)>, "https://h:65536", false},
    {meets<port_between(1024, 65535)>, "https://h",       false},
    {meets<port_between(0, 0)>,        "xy://h:0",         false},
    {meets<port_between(0, 65535)>,    "xy://h",           false},

    // Negations: an unknown verdict meets neither the requirement nor its negation.
    {meets<!has_port>,                 "//h/",            true},
    {meets<!has_port>,                 "//h:/",           false},
    {meets<!has_port>,                 "/p:80",           false}, // PHP reads a port
    {meets<!has_port>,                 "//h/:80",         false},
    {meets<has_port>,                  "//h:0",           true},
    {meets<!port_is(443)>,             "https://h:0",     false},
    {meets<has_port>,                  "//h:65536",       true},
    {meets<has_port>,                  "//:80",           true},
    {meets<has_port>,                  "http://h:80?q",   true},
    {meets<port_is(443)>,              "https://h?:80",   true},
    {meets<!has_port>,                 "//h/a:80/",       false},
    {meets<!has_port>,                 "//h/a",           true},
    {meets<!has_port>,                 "http://h/:80",    true},
    {meets<!has_port>,                 "localhost:8080/admin", false}, // curl reads http://localhost:8080/admin
    {meets<!has_port>,                 "smtp:/127.0.0.1:25/admin", false}, // libcurl reads smtp://
    {meets<!has_port>,                 "xy:/h",           false},
    {meets<!has_port>,                 "x://h/",          false}, // Mono reads a drive
    {meets<!has_port>,                 "https://[::1]/8080/x", false}, // neon reads port 8080
    {meets<!has_port>,                 "https://[::1]/x", true},
    {meets<!has_port>,                 "https://[::1]/",  true},
    {meets<!has_port>,                 "https://[::1]",   false}, // neon reads on behind the terminating zero
    {meets<!port_is(8080)>,            "https://[::1]",   false},
    {meets<!port_is(8080)>,            "https://[::1]:443", true},
    {meets<!port_is(8080)>,            "https://1.2.3.4", true},
    {meets<port_is(443)>,              "https://[::1]",   true},
    {meets<!port_is(8080)>,            "https://[::1]/8080/x", false},
    {meets<!port_is(8080)>,            "https://[::1]:443/8080/x", true},
    {meets<!port_is(8080)>,            "https://[::1]/x/8080", true},
    {meets<!port_is(8080)>,            "https://h/8080/x", true},
    {meets<!port_is(80)>,              "//[::1]/8",       false},
    {meets<has_port>,                  "mailto://h:80/",  false},
    {meets<port_is(80)>,               "file://h:80/",    false},
    {meets<port_between(1, 99)>,       "a.b://h:80/",     false},
    {meets<!has_port>,                 "//h:80/",         false},
    {meets<!has_port>,                 "http:h:80",       false},
    {meets<!has_port>,                 "//h#@g:80",       false}, // some parsers read the host g
    {meets<!has_port>,                 "//h%3A80/",       false},
    {meets<!port_is(22)>,              "https://h",       true},
    {meets<!port_is(22)>,              "https://h:00443", true},
    {meets<!port_is(22)>,              "https://h:000443", false}, // httpx reads no authority
    {meets<!port_is(22)>,              "xy://h:23",        true},
    {meets<!port_is(22)>,              "xy://h:65535",     true},
    {meets<!port_is(22)>,              "xy://h:22",        false},
    {meets<!port_is(22)>,              "xy://h",           false},
    {meets<!port_is(22)>,              "xy://h:65558",     false},
    {meets<!port_is(22)>,              "/h",              false},
    {meets<!port_is(22)>,              "xy://h:23?@g:22",  false},
    {meets<!port_is(22)>,              "xy://h:23?/@g:22", false},
    {meets<!port_between(0, 1023)>,    "xy://h:1024",      true},
    {meets<!port_between(0, 1023)>,    "xy://h:65535",     true},
    {meets<!port_between(0, 1023)>,    "https://h",       false},
    {meets<!port_between(0, 1023)>,    "http:h",          false},
    {meets<!port_between(0, 1023)>,    "xy://h",           false},
    {meets<!port_between(0, 1023)>,    "xy://h:65536",     false},
};

// clang-format on

} // namespace cases

#endif
