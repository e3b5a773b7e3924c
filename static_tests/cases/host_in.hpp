// Requirements whose arguments are lists, blocks of addresses, or known at run time only; references, and whether the
// references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_HOST_IN_HPP
#define CONSTURI_CASES_HOST_IN_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <array>

namespace cases {

using consturi::ipv4_address, consturi::ipv6_address;

inline constexpr text listed[] = {"a.h", "B.org", "1.2.3.4", "[::1]"};
inline constexpr char const* domains[] = {"a.h", "b.org"};
inline constexpr std::array<text, 0> no_hosts{};

inline constexpr ipv4_address link_local(169, 254, 0, 0);
inline constexpr ipv6_address documentation(0x2001, 0xdb8), unique_local(0xfd00, 0), six_to_four(0x2002, 0);
inline constexpr ipv6_address nat64(0x64, 0xff9b), mapped(0, 0, 0, 0, 0, 0xffff), all_ipv6;
inline constexpr ipv6_address mapped_loopback(0, 0, 0, 0, 0, 0xffff, 0x7f00);

/// The arguments of these requirements are no constants.
constexpr bool is_a(consturi::uri_reference_view const& u) { return host_is(text("a.h"))(u); }
constexpr bool is_not_a(consturi::uri_reference_view const& u) { return (!host_is(text("a.h")))(u); }
constexpr bool is_under_a(consturi::uri_reference_view const& u) { return host_under(text("a.h"))(u); }
constexpr bool is_not_under_a(consturi::uri_reference_view const& u) { return (!host_under(text("a.h")))(u); }
constexpr bool is_http(consturi::uri_reference_view const& u) { return scheme_is(text("HTTP"))(u); }
constexpr bool is_not_http(consturi::uri_reference_view const& u) { return (!scheme_is(text("HTTP")))(u); }
constexpr bool is_api(consturi::uri_reference_view const& u) { return path_under(text("/api"))(u); }
constexpr bool is_not_api(consturi::uri_reference_view const& u) { return (!path_under(text("/api")))(u); }
template <std::uint16_t Lowest, std::uint16_t Highest>
constexpr bool has_port_in(consturi::uri_reference_view const& u) {
    std::uint16_t const lowest = Lowest, highest = Highest;
    return port_between(lowest, highest)(u) && (Lowest != Highest || port_is(lowest)(u));
}
template <std::size_t Bytes>
constexpr bool is_short(consturi::uri_reference_view const& u) {
    std::size_t const bytes = Bytes;
    return max_length(bytes)(u);
}

// clang-format off

inline constexpr requirement_case host_in_requirements[] = {
    {meets<host_in(listed)>,                   "//a.h",            true},
    {meets<host_in(listed)>,                   "https://u@b.ORG:80/", true},
    {meets<host_in(listed)>,                   "//1.2.3.4",        true},
    {meets<host_in(listed)>,                   "//[::1]",          true},
    {meets<host_in(listed)>,                   "//x.a.h",          false},
    {meets<host_in(listed)>,                   "//a.h.",           false},
    {meets<host_in(listed)>,                   "/a.h",             false},
    {meets<host_in(listed)>,                   "file://a.h/",      false},
    {meets<host_in(no_hosts)>,                 "//a.h",            false},
    {meets<!host_in(listed)>,                  "//c.h",            true},
    {meets<!host_in(listed)>,                  "//a.h",            false},
    {meets<!host_in(listed)>,                  "//b.org",          false},
    {meets<!host_in(listed)>,                  "//b.org.",         false}, // unknown for one of the list; the same below
    {meets<!host_in(listed)>,                  "//[0::1]",         false},
    {meets<!host_in(listed)>,                  "//127.1",          false},
    {meets<!host_in(listed)>,                  "http://b.org%00@c.h/", false},
    {meets<!host_in(listed)>,                  "/c",               false},
    {meets<!host_in(no_hosts)>,                "//a.h",            true},
    {meets<host_under_any(domains)>,           "//a.h",            true},
    {meets<host_under_any(domains)>,           "//x.y.b.org",      true},
    {meets<host_under_any(domains)>,           "//xb.org",         false},
    {meets<host_under_any(domains)>,           "//c.org%2F.b.org", false},
    {meets<!host_under_any(domains)>,          "//xb.org",         true},
    {meets<!host_under_any(domains)>,          "//x.b.org.",       false},
    {meets<!host_under_any(domains)>,          "//x.b.org",        false},

    // Blocks of addresses
    {meets<host_in(link_local, 16)>,           "http://169.254.169.254/", true},
    {meets<host_in(link_local, 16)>,           "http://[::ffff:169.254.169.254]/", true},
    {meets<host_in(link_local, 16)>,           "http://169.255.0.0/", false},
    {meets<host_in(link_local, 16)>,           "http://[fe80::1]/", false},
    {meets<host_in(link_local, 16)>,           "http://localhost/", false},
    {meets<host_in(link_local, 16)>,           "http://[64:ff9b::169.254.169.254]/", false},
    {meets<host_in(link_local, 0)>,            "http://1.2.3.4/",  true},
    {meets<host_in(link_local, 32)>,           "http://169.254.0.1/", false},
    {meets<!host_in(link_local, 16)>,          "http://169.255.0.0/", true},
    {meets<!host_in(link_local, 16)>,          "http://example.com/", true},
    {meets<!host_in(link_local, 16)>,          "http://[fe80::1]/", true},
    {meets<!host_in(link_local, 16)>,          "http://169.254.169.254/", false},
    {meets<!host_in(link_local, 16)>,          "http://[::ffff:169.254.169.254]/", false},
    {meets<!host_in(link_local, 16)>,          "http://[64:ff9b::169.254.169.254]/", false},
    {meets<!host_in(link_local, 16)>,          "http://[2606:4700::169.254.169.254]/", false},
    {meets<!host_in(link_local, 16)>,          "http://[64:ff9b:1::]/", false},
    {meets<!host_in(link_local, 16)>,          "http://metadata.google.internal/", false},
    {meets<!host_in(link_local, 16)>,          "http://0xa9fea9fe/", false},
    {meets<!host_in(link_local, 16)>,          "//169.255.0.0/",   false}, // a path for some parsers
    {meets<host_in(documentation, 32)>,        "http://[2001:DB8:ffff::1]/", true},
    {meets<host_in(documentation, 32)>,        "http://[2001:db9::1]/", false},
    {meets<!host_in(documentation, 32)>,       "http://[2001:db9::1]/", true},
    {meets<!host_in(documentation, 32)>,       "http://1.2.3.4/",  true},
    // An address is in a block of IPv6 addresses as it is written, whatever it embeds
    {meets<host_in(documentation, 32)>,        "http://[2001:db8::5efe:1.2.3.4]/", true}, // ISATAP
    {meets<host_in(all_ipv6, 0)>,              "http://[::ffff:127.0.0.1]/", true},
    {meets<!host_in(all_ipv6, 0)>,             "http://[::ffff:127.0.0.1]/", false},
    {meets<host_in(all_ipv6, 0)>,              "http://[64:ff9b:1::1]/", true}, // RFC 8215
    {meets<host_in(mapped, 96)>,               "http://[::ffff:127.0.0.1]/", true},
    {meets<!host_in(mapped, 96)>,              "http://[::ffff:127.0.0.1]/", false},
    {meets<host_in(mapped_loopback, 104)>,     "http://[::FFFF:7f00:1]/", true},
    {meets<!host_in(mapped_loopback, 104)>,    "http://[::ffff:127.0.0.1]/", false},
    {meets<host_in(mapped_loopback, 104)>,     "http://[::ffff:128.0.0.1]/", false},
    {meets<!host_in(mapped_loopback, 104)>,    "http://[::ffff:128.0.0.1]/", true},
    {meets<!host_in(mapped_loopback, 128)>,    "http://[::ffff:127.0.0.0]/", false},
    {meets<!host_in(mapped_loopback, 128)>,    "http://[::ffff:127.0.0.1]/", true},
    {meets<host_in(nat64, 96)>,                "http://[64:ff9b::1.2.3.4]/", true},
    {meets<host_in(six_to_four, 16)>,          "http://[2002:808:808::1]/", true},
    {meets<host_in(unique_local, 8)>,          "http://[fd00::a00:1]/", true},
    {meets<!host_in(unique_local, 8)>,         "http://[fd00::a00:1]/", false},
    {meets<!host_in(unique_local, 8)>,         "http://[64:ff9b::10.0.0.1]/", true},
    {meets<!host_in(unique_local, 8)>,         "http://localhost/", false},
    {meets<host_in(mapped_loopback, 104)>,     "http://127.0.0.1/", false}, // the mapped address, on a socket for both
    {meets<!host_in(mapped_loopback, 104)>,    "http://127.0.0.1/", false},
    {meets<!host_in(mapped_loopback, 104)>,    "http://[64:ff9b::127.0.0.1]/", false},
    {meets<!host_in(mapped_loopback, 104)>,    "http://128.0.0.1/", true},

    // Arguments that are no constants
    {is_a,                                     "//A.h/",           true},
    {is_a,                                     "//b.h/",           false},
    {is_not_a,                                 "//b.h/",           true},
    {is_not_a,                                 "//a.h./",          false},
    {is_under_a,                               "//b.a.h/",         true},
    {is_under_a,                               "//ba.h/",          false},
    {is_not_under_a,                           "//ba.h/",          true},
    {is_http,                                  "http://h/",        true},
    {is_http,                                  "https://h/",       false},
    {is_not_http,                              "https://h/",       true},
    {is_not_http,                              "//h/",             false},
    {is_api,                                   "http://h/api/a",   true},
    {is_api,                                   "http://h/apis",    false},
    {is_not_api,                               "http://h/apis",    true},
    {is_not_api,                               "http://h/api",     false},
    {has_port_in<80, 80>,                      "http://h/",        true},
    {has_port_in<81, 81>,                      "http://h/",        false},
    {has_port_in<80, 90>,                      "http://h:85/",     true},
    {has_port_in<90, 80>,                      "http://h:85/",     false},
    {is_short<4>,                              "ab:c",             true},
    {is_short<3>,                              "ab:c",             false},
    {is_short<SIZE_MAX>,                       "ab:c",             true},
};

// clang-format on

} // namespace cases

#endif
