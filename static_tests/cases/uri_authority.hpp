// URI references, the user and the password of their userinfo, and what their hosts are.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_URI_AUTHORITY_HPP
#define CONSTURI_CASES_URI_AUTHORITY_HPP

#include "cases/cases.hpp"

#include <consturi/uri/authority.hpp>
#include <consturi/uri/parse.hpp>

namespace cases {

using consturi::host_kind;
using consturi::ipv4_address;
using consturi::ipv6_address;

struct user_and_password {
    text reference;
    component user, password;
};

constexpr text input_of(user_and_password const& row) { return row.reference; }

constexpr bool holds(user_and_password const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    return u && u->user() == row.user && u->password() == row.password;
}

// clang-format off

inline constexpr user_and_password userinfos[] = {
    {"http://h/a:b@c",          none,     none},
    {"mailto:a:b@c",            none,     none},
    {"http://@h",               "",       none},
    {"http://me@h",             "me",     none},
    {"http://:@h",              "",       ""},
    {"http://me:@h",            "me",     ""},
    {"http://:pw@h",            "",       "pw"},
    {"//me:pw@[::1]:80",        "me",     "pw"},
    {"http://me:a:b:@h",        "me",     "a:b:"},       // the first : is the delimiter
    {"http://m%3Ae:p%40w@h",    "m%3Ae",  "p%40w"},
};

// clang-format on

/// A reference, what its host is, and the address if it is one.
struct host_case {
    text reference;
    std::optional<host_kind> kind;
    std::optional<ipv4_address> ipv4{};
    std::optional<ipv6_address> ipv6{};
    component ip_future{};
};

constexpr text input_of(host_case const& row) { return row.reference; }
constexpr bool holds(host_case const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    auto const ip_future = u ? u->ip_future() : std::nullopt;
    return u && u->host_kind() == row.kind && u->ipv4() == row.ipv4 && u->ipv6() == row.ipv6
           && (ip_future ? ip_future->text() == row.ip_future : !row.ip_future);
}

// clang-format off

inline constexpr host_case hosts[] = {
    {"urn:x",                           std::nullopt},
    {"/192.0.2.1",                      std::nullopt},
    {"",                                std::nullopt},
    {"file:///etc/hosts",               host_kind::empty},
    {"//",                              host_kind::empty},
    {"//u@:80",                         host_kind::empty},
    {"http://example.com/",             host_kind::reg_name},
    {"//v1.a",                          host_kind::reg_name},
    {"//%31.2.3.4",                     host_kind::reg_name},
    {"//127.1",                         host_kind::reg_name},
    {"//1.2.3.4.",                      host_kind::reg_name},
    {"//1.2.3.4.5",                     host_kind::reg_name},
    {"//1.2.3.256",                     host_kind::reg_name},
    {"//1.2.3.04",                      host_kind::reg_name},
    {"//2130706433",                    host_kind::reg_name},
    {"http://192.0.2.1/",               host_kind::ipv4,      ipv4_address(192, 0, 2, 1)},
    {"//u:1.2.3.4@255.255.255.255:80",  host_kind::ipv4,      ipv4_address(255, 255, 255, 255)},
    {"//0.0.0.0?",                      host_kind::ipv4,      ipv4_address()},
    {"http://[::1]/",                   host_kind::ipv6,      {}, ipv6_address(0, 0, 0, 0, 0, 0, 0, 1)},
    {"//u@[2001:DB8::192.0.2.1]:80#",   host_kind::ipv6,      {}, ipv6_address(0x2001, 0xdb8, 0, 0, 0, 0, 0xc000, 0x201)},
    {"//[::]",                          host_kind::ipv6,      {}, ipv6_address()},
    {"//[v1.::1]",                      host_kind::ip_future, {}, {}, "v1.::1"},
    {"http://[VF.a.b]:1/",              host_kind::ip_future, {}, {}, "VF.a.b"},
};

// clang-format on

} // namespace cases

#endif
