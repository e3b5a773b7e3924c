// URI references, and their origins.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_ORIGIN_HPP
#define CONSTURI_CASES_ORIGIN_HPP

#include "cases/cases.hpp"

#include <consturi/operations/origin.hpp>
#include <consturi/uri/parse.hpp>

namespace cases {

/// A reference, and a URI with the same origin that is its serialization; `null` for an opaque origin.
struct origin_case {
    text reference, serialization;
};

constexpr text input_of(origin_case const& row) { return row.reference; }

constexpr bool holds(origin_case const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    auto const serialized = consturi::parse_uri_reference(row.serialization);
    if (!u || !serialized) return false;
    bool const is_opaque = row.serialization == "null";
    consturi::origin const o(*u);
    if (o.is_opaque() != is_opaque || same_origin(*u, *u) == is_opaque || same_origin(*u, *serialized) == is_opaque)
        return false;
#if defined(__clang__) && !defined(_LIBCPP_VERSION)
    if (__builtin_is_constant_evaluated()) return true; // std::string is not constexpr
#endif
    return o.str() == row.serialization;
}

// clang-format off

inline constexpr origin_case origins[] = {
    {"http://example.com",                "http://example.com"},
    {"HTTP://u:p@Example.COM:80/a?b#c",   "http://example.com"},
    {"http://example.com:/",              "http://example.com"},
    {"http://example.com:0080/",          "http://example.com"},
    {"http://example.com:443/",           "http://example.com:443"},
    {"https://example.com:65535/",        "https://example.com:65535"},
    {"https://example.com:0/",            "https://example.com:0"},
    {"https://example.com./",             "https://example.com."},
    {"wss://h:443",                       "wss://h"},
    {"redis://h:6379/0",                  "redis://h"},
    {"http://127.0.0.1:8080/",            "http://127.0.0.1:8080"},
    {"http://127.1/",                     "http://127.1"},
    {"http://[2001:DB8:0:0::1]:81/",      "http://[2001:db8::1]:81"},
    {"http://[ABCD:EF01:2345:6789:ABCD:EF01:2345:6789]/", "http://[abcd:ef01:2345:6789:abcd:ef01:2345:6789]"},
    {"http://[::FFFF:7F00:1]/",           "http://[::ffff:127.0.0.1]"},
    {"http://xn--bcher-kva.example/",     "http://xn--bcher-kva.example"},

    {"//example.com/",                    "null"},
    {"",                                  "null"},
    {"/a",                                "null"},
    {"acme://h/",                         "null"}, // an unknown scheme
    {"acme://h:80/",                      "null"},
    {"file:///a",                         "null"},
    {"file://h/a",                        "null"},
    {"data:,a",                           "null"},
    {"blob:https://example.com/a",        "null"},
    {"mailto:me@example.com",             "null"},
    {"http:example.com",                  "null"},
    {"http:///example.com",               "null"},
    {"http://:80/",                       "null"},
    {"http://u@/",                        "null"},
    {"http://h:65536/",                   "null"},
    {"http://h:65616/",                   "null"}, // 65536 + 80
    {"http://ex%61mple.com/",             "null"},
    {"http://example.com%00/",            "null"},
    {"http://[v1.a]/",                    "null"},
};

/// Two URIs with different origins.
struct origin_pair {
    text a, b;
};
constexpr text input_of(origin_pair const& row) { return row.b; }
constexpr bool holds(origin_pair const& row, text input) {
    auto const a = consturi::parse_uri(row.a), b = consturi::parse_uri(input);
    return a && b && same_origin(*a, *a) && same_origin(*b, *b) && !same_origin(*a, *b) && !same_origin(*b, *a);
}

inline constexpr origin_pair different_origins[] = {
    {"http://example.com",    "https://example.com"},
    {"http://example.com:80", "https://example.com:80"},
    {"http://example.com",    "http://example.com:81"},
    {"http://example.com",    "http://example.com."},
    {"http://example.com",    "http://www.example.com"},
    {"http://example.com",    "http://example.org"},
    {"http://example.com",    "http://example.com@example.org"},
    {"http://example.com",    "http://example.org?@example.com"},
    {"http://h",              "ws://h"},
    {"http://127.0.0.1",      "http://127.1"},
    {"http://127.0.0.1",      "http://[::ffff:127.0.0.1]"},
    {"http://[::1]",          "http://[::2]"},
    {"http://[::1]",          "http://localhost"},
};

// clang-format on

} // namespace cases

#endif
