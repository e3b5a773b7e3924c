// Texts that are no URIs, or no references: where that shows, and in which rule.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_MISTAKES_HPP
#define CONSTURI_CASES_MISTAKES_HPP

#include "cases.hpp"

namespace cases {

using namespace std::string_view_literals;
inline constexpr bool reference = true;

// clang-format off

inline constexpr mistake mistakes_in_uris[] = {
    {"",                          0, "scheme"},
    {"1http://h/",                0, "scheme"},
    {"://h/",                     0, "scheme"},
    {"/v1",                       0, "scheme"},
    {"example.com",              11, "URI"},
    {"example.com/x",            11, "URI"},
    {"http//h/",                  4, "URI"},
    {"ht tp://h/",                2, "URI"},
    {"http:\\\\h\\",              5, "URI"},
    {"http://h:80a/",            11, "port"},
    {"http://h:-1/",              9, "port"},
    {"http://h:80:81/",          11, "port"},
    {"http://exa mple.com/",     10, "reg-name"},
    {"http://ex\xC3\xA4mple/",    9, "reg-name"},
    {"http://h\0/"sv,             8, "reg-name"},
    {"http://u@h@x/",            10, "reg-name"},
    {"http://h[/",                8, "reg-name"},
    {"ftp://me:pass word@h/",    13, "userinfo"},
    {"ftp://me:pass word/a@h",    9, "port"},
    {"ftp://me:80%zz@h/",        12, "pct-encoded"},
    {"ftp://me:8[0@h",           10, "userinfo"},
    {"ftp://me@h:80a/@",         13, "port"},
    {"http://[::1/",             11, "IP-literal"},
    {"http://[::1",              11, "IP-literal"},
    {"http://[::1%25eth0]/",     11, "IP-literal"},
    {"http://[]/",                8, "IP-literal"},
    {"http://[1.2.3.4]/",         9, "IPv6address"},
    {"http://[1:2:3]/",          13, "IPv6address"},
    {"http://[::1::]/",         12, "h16"},
    {"http://[v1]/",             10, "IPvFuture"},
    {"http://[v.a]/",             9, "IPvFuture"},
    {"http://[v1.]/",            11, "IPvFuture"},
    {"http://[::1]a",            12, "authority"},
    {"http://h/a b",             10, "segment"},
    {"http://h/a/b/c d",         14, "segment"},
    {"http://h/a/b?c/d e",       16, "query"},
    {"http://h/a/b?c/d#e/f//g#", 23, "fragment"},
    {"http://u@h/a//b@{",        16, "segment"},
    {"http://h/%zz",             10, "pct-encoded"},
    {"http://h/%4",              11, "pct-encoded"},
    {"http://h/%",               10, "pct-encoded"},
    {"http://h/?[",              10, "query"},
    {"http://h/?^",              10, "query"},
    {"http://h/#^",              10, "fragment"},
    {"http://h/?a b",            11, "query"},
    {"http://h/#a#b",            11, "fragment"},
    {"a:/b/c d",                  6, "segment"},
    {"a:{",                       2, "URI"},
    {"a:b{",                      3, "segment-nz"},
    {"a:/{",                      3, "segment-nz"},
};

inline constexpr mistake mistakes_in_references[] = {
    {"1:b",                       1, "segment-nz-nc", reference},
    {"a b",                       1, "segment-nz-nc", reference},
    {"//h:8a",                    5, "port",          reference},
    {"//h:8a{@",                  6, "userinfo",      reference},
    {"//h:8a\xFF@",               6, "userinfo",      reference},
    {":b",                        0, "relative-ref",  reference},
    {"#a#b",                      2, "fragment",      reference},
    {"?[",                        1, "query",         reference},
    {"%",                         1, "pct-encoded",   reference},
};

/// A text that is neither a URI nor a URI reference.
struct nonsense {
    text input;
};

// Each of these is accepted, or read differently, by a well-known library.
inline constexpr nonsense accepted_elsewhere[] = {
    {"http://h/#a#b"},              // Boost.URL: a fragment
    {"http://h/?["},                // Boost.URL: a query
    {"http://[fe80::1%25eth0]/"},   // Boost.URL: a zone id (RFC 6874, not RFC 3986)
    {"//h:8a"},                     // Boost.URL: a path "a"
    {"http://[::01.2.3.4]/"},       // PEGTL: an IPv6 address
    {"http://[::1.2.3.04]/"},
    {"http://[::1.2.3.256]/"},
    {"http://h/\\"},                // WHATWG: a slash
    {"http:\\\\h"},
    {"http://h\t/"},                // WHATWG: dropped
    {"http://h\n/"},
    {" http://h/"},
    {"http://h/ "},
    {"http://\xC3\xA4/"},           // WHATWG: converted
    {"http://h/{a}|^`\"<>"},
};

// clang-format on

constexpr text input_of(nonsense const& row) { return row.input; }
constexpr bool holds(nonsense const&, text input) {
    using namespace consturi;
    return !is_uri(input) && !is_uri_reference(input) && !is_absolute_uri(input) && !is_relative_ref(input)
           && !parse_uri(input) && !parse_uri_reference(input) && !parse_absolute_uri(input) && !parse_relative_ref(input);
}

} // namespace cases

#endif
