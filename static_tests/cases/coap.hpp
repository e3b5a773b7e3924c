// Rows of coap URIs (RFC 7252 6, RFC 8323 8).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_COAP_HPP
#define CONSTURI_CASES_COAP_HPP

#include "cases/schemes.hpp"
#include "grammars/hierarchical.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/operations/compare.hpp>
#include <consturi/schemes/coap.hpp>
#include <consturi/text/split.hpp>

#include <cstdint>

namespace cases::of_coap {

using consturi::coap_uri_view;

struct resource {
    text input;
    std::uint16_t port;
    text uri_path, uri_query; // the options, with a `|` after each
};

constexpr bool has_options(consturi::coap_options_view options, text expected) {
    for (auto const option : options) {
        auto const value = consturi::detail::before('|', expected);
        if (value.size() == expected.size() || option != value) return false;
        expected.remove_prefix(value.size() + 1);
    }
    return expected.empty();
}
/// From the last one to the first one.
constexpr bool has_options_in_reverse(consturi::coap_options_view options, text expected) {
    for (auto at = options.end(); at != options.begin();) {
        if (!expected.ends_with('|')) return false;
        expected.remove_suffix(1);
        auto const value = expected.substr(consturi::detail::find_after_last(expected, '|'));
        if (*--at != value) return false;
        expected.remove_suffix(value.size());
    }
    return expected.empty();
}

constexpr text input_of(resource const& row) { return row.input; }
constexpr bool holds(resource const& row, text input) {
    auto const u = coap_uri_view::parse(input);
    if (!u || u->text() != row.input || coap_uri_view::from(*u) != u || u->effective_port() != row.port) return false;
    int const rules =
        matches(consturi::rfc7252::coap_URI, input) + matches(consturi::rfc7252::coaps_URI, input)
        + matches(consturi::rfc8323::coap_tcp_URI, input) + matches(consturi::rfc8323::coaps_tcp_URI, input)
        + matches(consturi::rfc8323::coap_ws_URI, input) + matches(consturi::rfc8323::coaps_ws_URI, input);
    return rules == 1 && has_options(u->uri_path(), row.uri_path) && has_options(u->uri_query(), row.uri_query)
           && has_options_in_reverse(u->uri_path(), row.uri_path)
           && has_options_in_reverse(u->uri_query(), row.uri_query);
}

struct pair_of_resources {
    text input, other;
    bool are_equivalent;
};
constexpr text input_of(pair_of_resources const& row) { return row.input; }
constexpr bool holds(pair_of_resources const& row, text input) {
    return equivalent(*coap_uri_view::parse(input), *coap_uri_view::parse(row.other),
                      consturi::normalization::scheme_based)
           == row.are_equivalent;
}

// clang-format off

inline constexpr resource resources[] = {
    // RFC 7252 Appendix B
    {"coap://[2001:db8::2:1]/",                    5683, "", ""},
    {"coap://example.net/",                        5683, "", ""},
    {"coap://example.net/.well-known/core",        5683, ".well-known|core|", ""},
    {"coap://xn--18j4d.example/%E3%81%93%E3%82%93%E3%81%AB%E3%81%A1%E3%81%AF",
                                                   5683, "\xE3\x81\x93\xE3\x82\x93\xE3\x81\xAB\xE3\x81\xA1\xE3\x81\xAF|", ""},
    {"coap://198.51.100.1:61616//%2F//?%2F%2F&?%26", 61616, "|/|||", "//|?&|"},
    // RFC 8323 8.3 and 8.4
    {"coap+ws://example.org/sensors/temperature?u=Cel",  80, "sensors|temperature|", "u=Cel|"},
    {"coaps+ws://example.org/sensors/temperature?u=Cel", 443, "sensors|temperature|", "u=Cel|"},

    {"coap://h",                  5683, "", ""},
    {"COAP://h?",                 5683, "", "|"},
    {"coaps://h:/?&",             5684, "", "||"},
    {"coaps://h//",               5684, "||", ""},
    {"CoAP+TCP://h/a/?b&&c=&d",   5683, "a||", "b||c=|d|"},
    {"coaps+tcp://h:65535/a",    65535, "a|", ""},
    {"coap://%68/%2e%00",         5683, {".\0|", 3}, ""},
    {"coap://h/a/../b;c=d",       5683, "a|..|b;c=d|", ""}, // not normalized
    {"coap://h/a=b?a/b?c",        5683, "a=b|", "a/b?c|"},
};

inline constexpr no_uri_of_scheme<coap_uri_view> no_resources[] = {
    {"coap:",                    5, "authority", mistake::no_authority},
    {"coap:h/a",                 5, "authority", mistake::no_authority},
    {"coap:/a",                  5, "authority", mistake::no_authority},
    {"coaps:?q",                 6, "authority", mistake::no_authority},
    {"coap+tcp:#f",              9, "authority", mistake::no_authority},
    {"coap://",                  7, "host",      mistake::empty_host},
    {"coap:///a",                7, "host",      mistake::empty_host},
    {"coaps://:5684/",           8, "host",      mistake::empty_host},
    {"coap+ws://?q",            10, "host",      mistake::empty_host},
    {"coap://#f",                7, "host",      mistake::empty_host},
    {"coap://me@h/",             7, "userinfo",  mistake::userinfo_without_meaning},
    {"coaps://me:pw@h:1/#f",     8, "userinfo",  mistake::userinfo_without_meaning},
    {"coap://@h/",               7, "userinfo",  mistake::userinfo_without_meaning},
    {"coap://@/",                7, "userinfo",  mistake::userinfo_without_meaning},
    {"coap://h#",                8, "fragment",  mistake::fragment_without_meaning},
    {"coap://h/a?q#f",          12, "fragment",  mistake::fragment_without_meaning},
    {"coaps+tcp://h/#f",        14, "fragment",  mistake::fragment_without_meaning},
    {"coap+ws://h#f",           11, "fragment",  mistake::fragment_without_meaning},
    {"coap://h:65536/",          9, "port",      mistake::port_over_65535},
    {"coaps+ws://h:100000000000", 13, "port",    mistake::port_over_65535},
    {"coap://h:-1/",             9, "port",      mistake::unexpected_character_in_port},
    {"coap://h/[",               9, "segment",   mistake::square_bracket_outside_an_ip_literal},
    {"coap://h/%2",             11, "pct-encoded", mistake::percent_sign_without_two_hexdig},
    {"coap+udp://h/",            0, "scheme",    mistake::another_scheme},
    {"coapss://h/",              0, "scheme",    mistake::another_scheme},
    {"http://h/",                0, "scheme",    mistake::another_scheme},
    {"//h/a",                    0, "scheme",    mistake::no_scheme},
};

// RFC 7252 6.3
inline constexpr pair_of_resources pairs[] = {
    {"coap://example.com:5683/~sensors/temp.xml", "coap://EXAMPLE.com/%7Esensors/temp.xml",  true},
    {"coap://example.com:5683/~sensors/temp.xml", "coap://EXAMPLE.com:/%7esensors/temp.xml", true},
    {"coap://h",                                  "COAP://h/",                               true},
    {"coaps://h:5684?a",                          "coaps://h/?a",                            true},
    {"coap://h/a",                                "coap://h/A",                              false},
    {"coap://h/",                                 "coaps://h/",                              false},
    {"coap://h:5684/",                            "coap://h/",                               false},
    {"coap://h/?",                                "coap://h/",                               false},
    {"coap://h/a%2Fb",                            "coap://h/a/b",                            false},
};

// clang-format on

} // namespace cases::of_coap

#endif
