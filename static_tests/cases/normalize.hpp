// RFC 3986 6.2.2 and 6.2.3: references and their normal forms.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_NORMALIZE_HPP
#define CONSTURI_CASES_NORMALIZE_HPP

#include "cases/cases.hpp"
#include "cases/compare.hpp"
#include "cases/written.hpp"

#include <consturi/operations/normalize.hpp>
#include <consturi/uri/parse.hpp>

namespace cases {

/// A URI reference and its normal form.
struct normal_form {
    text reference, normal;
    consturi::normalization how = consturi::normalization::syntax_based;
};

constexpr text input_of(normal_form const& row) { return row.reference; }

constexpr bool holds(normal_form const& row, text input) {
    using namespace consturi;
    auto const reference = parse_uri_reference(input), normal = parse_uri_reference(row.normal);
    auto const equal = [&](auto const& a, auto const& b) { return equivalent(a, b, row.how); };
    auto const hash = [&](auto const& u) { return equivalence_hash_of(u, row.how); };
    return reference && normal && equal(*reference, *normal) && equal(*normal, *reference)
           && hash(*reference) == hash(*normal)
           && writes([&](auto buffer) { return normalize_into(buffer, *reference, row.how); },
                     normalized_size(*reference, row.how), row.normal)
           && normalized_size(*normal, row.how) == row.normal.size() && is_normal(*normal, row.how)
           && is_normal(*reference, row.how) == (input == row.normal);
}

// clang-format off

// RFC 3986 6.2.2
inline constexpr normal_form examples_of_6_2_2[] = {
    {"example://a/b/c/%7Bfoo%7D",            "example://a/b/c/%7Bfoo%7D"},
    {"eXAMPLE://a/./b/../b/%63/%7bfoo%7d",   "example://a/b/c/%7Bfoo%7D"},
    {"HTTP://www.EXAMPLE.com/",              "http://www.example.com/"},
    {"http://www.example.com/%3a",           "http://www.example.com/%3A"},
    {"http://example.com/%7Esmith",          "http://example.com/~smith"},
};

inline constexpr normal_form other_normal_forms[] = {
    {"",                          ""},
    {"http://h",                  "http://h"},
    {"http://h:080/",             "http://h:080/"},
    {"http://h:/",                "http://h:/"},
    {"//U%41:P@H%41%c3%AB/A?B#C", "//UA:P@ha%C3%AB/A?B#C"},
    {"//[FE80::A]/",              "//[fe80::a]/"},
    {"//[V1.A:B]/",               "//[v1.a:b]/"},
    {"//%31.2.3.4",               "//1.2.3.4"},
    {"?%41%2f%26#%2D%3f",         "?A%2F%26#-%3F"},
    {"%3B%3b;",                   "%3B%3B;"},                  // 2.2: an encoded reserved character is not equivalent to the plain one
    {"/a%2Fb",                    "/a%2Fb"},
    {"A://A",                     "a://a"},
    {"Z://a",                     "z://a"},
    {"z://Z",                     "z://z"},
    {"/%b1",                      "/%B1"},
    {"/%1b",                      "/%1B"},
    {"/a%00%ff",                  "/a%00%FF"},
    {"/a/%2e%2E/%2e/b/%2E",       "/b/"},
    {"/a/%2F/%2f%2f/%2a%2E",      "/a/%2F/%2F%2F/%2A."},
    // Dot segments
    {"/",                         "/"},
    {"/.",                        "/"},
    {"/..",                       "/"},
    {"/a/..",                     "/"},
    {"/a/.",                      "/a/"},
    {"/../../a/./b/../c",         "/a/c"},
    {"/a//../b",                  "/a/b"},
    {"/...",                      "/..."},
    {"/a/b..",                    "/a/b.."},
    {"http://h/../a",             "http://h/a"},
    {"http://h/a/../..//",        "http://h//"},
    // Relative paths stay relative
    {"..",                        "../"},
    {"../",                       "../"},
    {"../../a/../b/.",            "../../b/"},
    {"a/../../b",                 "../b"},
    {"a/..",                      "./"},                       // not the empty reference, which resolves to the base itself
    {"a/..?q",                    "./?q"},
    {".",                         "./"},
    {"./a",                       "a"},
    // Paths that would parse as something else
    {"a/../b:c",                  "./b:c"},                    // "b:c" would have a scheme
    {"./b:c",                     "./b:c"},
    {"../b:c",                    "../b:c"},
    {"a/b:c",                     "a/b:c"},
    {"a/..//b",                   ".//b"},                     // "/b" would be absolute
    {"/a/..//b",                  "/.//b"},                    // "//b" would be an authority
    {"s:/a/..//x",                "s:/.//x"},
    {"s:/.//x",                   "s:/.//x"},
    {"s:a/..//x",                 "s:.//x"},
    {"s:a/../b:c",                "s:b:c"},
    {"s:a/../c",                  "s:c"},
    {"s:a/..",                    "s:"},
    {"s:/a/..",                   "s:/"},
};

// RFC 3986 6.2.3
inline constexpr auto by_scheme = consturi::normalization::scheme_based;
inline constexpr normal_form examples_of_6_2_3[] = {
    {"http://example.com",     "http://example.com/", by_scheme},
    {"http://example.com/",    "http://example.com/", by_scheme},
    {"http://example.com:/",   "http://example.com/", by_scheme},
    {"http://example.com:80/", "http://example.com/", by_scheme},
};

inline constexpr normal_form other_scheme_based_forms[] = {
    {"HTTP://U@%48:0080?q#f",  "http://U@h/?q#f",     by_scheme},
    {"http://h/a/..",          "http://h/",           by_scheme},
    {"http://[::1]:80#f",      "http://[::1]/#f",     by_scheme},
    {"http://h:08080",         "http://h:08080/",     by_scheme}, // only the default port is removed
    {"http://h:65616/",        "http://h:65616/",     by_scheme}, // 2^16 + 80
    {"https://h:443/a",        "https://h/a",         by_scheme},
    {"https://h:80",           "https://h:80/",       by_scheme},
    {"ws://h:80?q",            "ws://h/?q",           by_scheme},
    {"wss://h:443",            "wss://h/",            by_scheme},
    {"coap://h:5683",          "coap://h/",           by_scheme},
    {"coaps://h:5684",         "coaps://h/",          by_scheme},
    {"coap+tcp://h:5683",      "coap+tcp://h",        by_scheme},
    {"coaps+tcp://h:5684",     "coaps+tcp://h",       by_scheme},
    {"coap+ws://h:80",         "coap+ws://h",         by_scheme},
    {"coaps+ws://h:443",       "coaps+ws://h",        by_scheme},
    {"ipp://h:631",            "ipp://h",             by_scheme},
    {"ipps://h:631",           "ipps://h",            by_scheme},
    {"rsync://h:873",          "rsync://h",           by_scheme},
    {"ftp://h:21",             "ftp://h",             by_scheme}, // not known to be equivalent to "ftp://h/"
    {"dict://h:2628",          "dict://h",            by_scheme},
    {"gopher://h:70",          "gopher://h",          by_scheme},
    {"imap://h:143",           "imap://h",            by_scheme},
    {"ldap://h:389",           "ldap://h",            by_scheme},
    {"nntp://h:119",           "nntp://h",            by_scheme},
    {"pop://h:110",            "pop://h",             by_scheme},
    {"rtsp://h:554",           "rtsp://h",            by_scheme},
    {"rtsps://h:322",          "rtsps://h",           by_scheme},
    {"telnet://h:23",          "telnet://h",          by_scheme},
    {"wais://h:210/d",         "wais://h/d",          by_scheme},
    {"prospero://h:1525/o",    "prospero://h/o",      by_scheme},
    {"x://h:/",                "x://h/",              by_scheme}, // RFC 3986 3.2.3: for any scheme
    {"x://h:80",               "x://h:80",            by_scheme},
    {"redis://h:6379/",        "redis://h:6379/",     by_scheme}, // a convention, no standard
    {"sip://h:5060",           "sip://h:5060",        by_scheme}, // RFC 3261 19.1.4
    // RFC 8089: the machine itself
    {"file://localhost/x",     "file:///x",           by_scheme},
    {"FILE://Localhos%74:/x",  "file:///x",           by_scheme},
    {"file:/x",                "file:///x",           by_scheme},
    {"file:/.//x",             "file:////x",          by_scheme}, // a path, not the host x
    {"file:/x/../?q#f",        "file:///?q#f",        by_scheme},
    {"file://localhost//h/x",  "file:////h/x",        by_scheme},
    {"file://localhost/x",     "file://localhost/x"},
    {"file:/x",                "file:/x"},
    {"file://localhost:80/x",  "file://localhost:80/x", by_scheme},
    {"file://@localhost/x",    "file://@localhost/x", by_scheme},
    {"file://localhost./x",    "file://localhost./x", by_scheme},
    {"file://h/x",             "file://h/x",          by_scheme},
    {"file://localhost",       "file://localhost",    by_scheme}, // RFC 8089 requires a path
    {"file:x",                 "file:x",              by_scheme},
    {"file:",                  "file:",               by_scheme},
    {"http://localhost/x",     "http://localhost/x",  by_scheme},
    {"//localhost/x",          "//localhost/x",       by_scheme},
    {"x://h:0",                "x://h:0",             by_scheme},
    {"x://h:65536",            "x://h:65536",         by_scheme},
    {"//h:",                   "//h",                 by_scheme},
    {"//h:80",                 "//h:80",              by_scheme}, // the scheme is that of the base
    {"http:",                  "http:",               by_scheme}, // no authority
    {"http:?q",                "http:?q",             by_scheme},
    {"http:80",                "http:80",             by_scheme},
    {"http:///",               "http:///",            by_scheme},
    {"/.//h:80",               "/.//h:80",            by_scheme},
    {"",                       "",                    by_scheme},
};

// clang-format on

} // namespace cases

#endif
