// RFC 3986 A: texts that each rule accepts, and texts that it rejects.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_RFC3986_HPP
#define CONSTURI_CASES_RFC3986_HPP

#include "cases/rules.hpp"

#include <consturi/rfc/rfc3986.hpp>

namespace cases {

namespace rfc = consturi::rfc3986;

// clang-format off

inline constexpr rule_case ipv6_addresses[] = {
    // Each of the nine alternatives, with the most, with the fewest, and with one group before the "::".
    {by<rfc::IPv6address>, "1:2:3:4:5:6:7:8",           yes},
    {by<rfc::IPv6address>, "1:2:3:4:5:6:1.2.3.4",       yes},
    {by<rfc::IPv6address>, "::1:2:3:4:5:6:7",           yes},
    {by<rfc::IPv6address>, "::1:2:3:4:5:1.2.3.4",       yes},
    {by<rfc::IPv6address>, "1::2:3:4:5:6:7",            yes},
    {by<rfc::IPv6address>, "::2:3:4:5:6:7",             yes},
    {by<rfc::IPv6address>, "1::2:3:4:5:1.2.3.4",        yes},
    {by<rfc::IPv6address>, "1:2::3:4:5:6:7",            yes},
    {by<rfc::IPv6address>, "1:2::3:4:5:1.2.3.4",        yes},
    {by<rfc::IPv6address>, "::3:4:5:6:7",               yes},
    {by<rfc::IPv6address>, "1::3:4:5:6:7",              yes},
    {by<rfc::IPv6address>, "1:2:3::4:5:6:7",            yes},
    {by<rfc::IPv6address>, "1:2:3::4:5:1.2.3.4",        yes},
    {by<rfc::IPv6address>, "::4:5:6:7",                 yes},
    {by<rfc::IPv6address>, "1::4:5:6:7",                yes},
    {by<rfc::IPv6address>, "1:2:3:4::5:6:7",            yes},
    {by<rfc::IPv6address>, "1:2:3:4::5:1.2.3.4",        yes},
    {by<rfc::IPv6address>, "::5:6:7",                   yes},
    {by<rfc::IPv6address>, "1::5:6:7",                  yes},
    {by<rfc::IPv6address>, "1:2:3:4:5::6:7",            yes},
    {by<rfc::IPv6address>, "1:2:3:4:5::1.2.3.4",        yes},
    {by<rfc::IPv6address>, "::6:7",                     yes},
    {by<rfc::IPv6address>, "1::6:7",                    yes},
    {by<rfc::IPv6address>, "::1.2.3.4",                 yes},
    {by<rfc::IPv6address>, "1:2:3:4:5:6::7",            yes},
    {by<rfc::IPv6address>, "::7",                       yes},
    {by<rfc::IPv6address>, "1::7",                      yes},
    {by<rfc::IPv6address>, "1:2:3:4:5:6:7::",           yes},
    {by<rfc::IPv6address>, "1::",                       yes},
    {by<rfc::IPv6address>, "::",                        yes},
    {by<rfc::IPv6address>, "aBcD:0000:00:0::FFFF",      yes},
    {by<rfc::IPv6address>, "::ffff:192.0.2.1",          yes},
    {by<rfc::IPv6address>, "",                          no},
    {by<rfc::IPv6address>, ":",                         no},
    {by<rfc::IPv6address>, ":::",                       no},
    {by<rfc::IPv6address>, "1",                         no},
    {by<rfc::IPv6address>, "1:",                        no},
    {by<rfc::IPv6address>, ":1",                        no},
    {by<rfc::IPv6address>, "1:2:3:4:5:6:7",             no},
    {by<rfc::IPv6address>, "1:2:3:4:5:6:7:8:9",         no},
    {by<rfc::IPv6address>, "1:2:3:4:5:6:7:1.2.3.4",     no},
    {by<rfc::IPv6address>, "::1:2:3:4:5:6:7:8",         no},
    {by<rfc::IPv6address>, "1::2:3:4:5:6:7:8",          no},
    {by<rfc::IPv6address>, "1:2::3:4:5:6:7:8",          no},
    {by<rfc::IPv6address>, "1:2:3::4:5:6:7:8",          no},
    {by<rfc::IPv6address>, "1:2:3:4::5:6:7:8",          no},
    {by<rfc::IPv6address>, "1:2:3:4:5::6:7:8",          no},
    {by<rfc::IPv6address>, "1:2:3:4:5:6::7:8",          no},
    {by<rfc::IPv6address>, "1:2:3:4:5:6:7::8",          no},
    {by<rfc::IPv6address>, "1:2:3:4:5:6:7:8::",         no},
    {by<rfc::IPv6address>, "1::2::3",                   no},
    {by<rfc::IPv6address>, "12345::",                   no},
    {by<rfc::IPv6address>, "::g",                       no},
    {by<rfc::IPv6address>, "::1.2.3",                   no},
    {by<rfc::IPv6address>, "::1.2.3.4.5",               no},
    {by<rfc::IPv6address>, "::1.2.3.4:5",               no},
    {by<rfc::IPv6address>, "1.2.3.4::",                 no},
    {by<rfc::IPv6address>, "::01.2.3.4",                no},
    {by<rfc::IPv6address>, "::256.2.3.4",               no},
    {by<rfc::IPv6address>, "::1.2.3.4%eth0",            no},
};

inline constexpr rule_case other_hosts[] = {
    {by<rfc::dec_octet>,   "0",                 yes},
    {by<rfc::dec_octet>,   "9",                 yes},
    {by<rfc::dec_octet>,   "10",                yes},
    {by<rfc::dec_octet>,   "99",                yes},
    {by<rfc::dec_octet>,   "100",               yes},
    {by<rfc::dec_octet>,   "199",               yes},
    {by<rfc::dec_octet>,   "200",               yes},
    {by<rfc::dec_octet>,   "249",               yes},
    {by<rfc::dec_octet>,   "250",               yes},
    {by<rfc::dec_octet>,   "255",               yes},
    {by<rfc::dec_octet>,   "",                  no},
    {by<rfc::dec_octet>,   "00",                no},
    {by<rfc::dec_octet>,   "01",                no},
    {by<rfc::dec_octet>,   "256",               no},
    {by<rfc::dec_octet>,   "260",               no},
    {by<rfc::dec_octet>,   "300",               no},
    {by<rfc::dec_octet>,   "1000",              no},
    {by<rfc::IPv4address>, "0.0.0.0",           yes},
    {by<rfc::IPv4address>, "255.255.255.255",   yes},
    {by<rfc::IPv4address>, "1.2.3",             no},
    {by<rfc::IPv4address>, "1.2.3.",            no},
    {by<rfc::IPv4address>, "1.2.3.4.",          no},
    {by<rfc::IPv4address>, "1.2.3.4.com",       no},
    {by<rfc::host>,        "1.2.3.4.com",       yes},
    {by<rfc::host>,        "256.256.256.256",   yes},
    {by<rfc::host>,        "",                  yes},
    {by<rfc::host>,        "[::1]",             yes},
    {by<rfc::host>,        "[::1",              no},
    {by<rfc::host>,        "::1",               no},
    {by<rfc::host>,        "a:b",               no},
    {by<rfc::IPvFuture>,   "v1.a",              yes},
    {by<rfc::IPvFuture>,   "V1.a",              yes},
    {by<rfc::IPvFuture>,   "vF0.~:!",           yes},
    {by<rfc::IPvFuture>,   "v.a",               no},
    {by<rfc::IPvFuture>,   "v1.",               no},
    {by<rfc::IPvFuture>,   "vg.a",              no},
    {by<rfc::IPvFuture>,   "v1.%41",            no},
    {by<rfc::h16>,         "",                  no},
    {by<rfc::h16>,         "0",                 yes},
    {by<rfc::h16>,         "ABCD",              yes},
    {by<rfc::h16>,         "ABCDE",             no},
    {by<rfc::ls32>,        "1:2",               yes},
    {by<rfc::ls32>,        "1.2.3.4",           yes},
    {by<rfc::ls32>,        "12:34567",          no},
    {by<rfc::port>,        "",                  yes},
    {by<rfc::port>,        "65536",             yes},
    {by<rfc::port>,        "8a",                no},
    {by<rfc::port>,        "+8",                no},
};

inline constexpr rule_case other_rules[] = {
    {by<rfc::scheme>,        "a",        yes},
    {by<rfc::scheme>,        "Z9+-.",    yes},
    {by<rfc::scheme>,        "",         no},
    {by<rfc::scheme>,        "9",        no},
    {by<rfc::scheme>,        "a_",       no},
    {by<rfc::userinfo>,      "u:p:%20",  yes},
    {by<rfc::userinfo>,      "u@",       no},
    {by<rfc::pct_encoded>,   "%aF",      yes},
    {by<rfc::pct_encoded>,   "%a",       no},
    {by<rfc::pct_encoded>,   "%ag",      no},
    {by<rfc::pct_encoded>,   "%%41",     no},
    {by<rfc::path>,          "",         yes},
    {by<rfc::path>,          "//",       yes},
    {by<rfc::path>,          "a:b",      yes},
    {by<rfc::path>,          "?",        no},
    {by<rfc::path_abempty>,  "",         yes},
    {by<rfc::path_abempty>,  "//a//",    yes},
    {by<rfc::path_abempty>,  "a",        no},
    {by<rfc::path_absolute>, "/",        yes},
    {by<rfc::path_absolute>, "/a//",     yes},
    {by<rfc::path_absolute>, "//",       no},
    {by<rfc::path_absolute>, "",         no},
    {by<rfc::path_noscheme>, "a/b:c",    yes},
    {by<rfc::path_noscheme>, "a:b",      no},
    {by<rfc::path_rootless>, "a:b/",     yes},
    {by<rfc::path_rootless>, "/a",       no},
    {by<rfc::path_empty>,    "",         yes},
    {by<rfc::path_empty>,    "a",        no},
    {by<rfc::segment>,       "",         yes},
    {by<rfc::segment>,       "a/",       no},
    {by<rfc::segment_nz>,    "",         no},
    {by<rfc::segment_nz>,    ":",        yes},
    {by<rfc::segment_nz_nc>, "@",        yes},
    {by<rfc::segment_nz_nc>, ":",        no},
    {by<rfc::query>,         "/?:@%00",  yes},
    {by<rfc::query>,         "#",        no},
    {by<rfc::fragment>,      "/?:@%00",  yes},
    {by<rfc::fragment>,      "#",        no},
    {by<rfc::absolute_URI>,  "a:?b",     yes},
    {by<rfc::absolute_URI>,  "a:#",      no},
    {by<rfc::hier_part>,     "//h/p",    yes},
    {by<rfc::hier_part>,     "a:b",      yes},
    {by<rfc::relative_part>, "a:b",      no},
    {by<rfc::relative_ref>,  "a?b#c",    yes},
    {by<rfc::reserved>,      "]",        yes},
    {by<rfc::reserved>,      "%",        no},
};

// clang-format on

/// A position in a URI reference, between two texts, and the bytes that are valid there (RFC 3986 3, derived by hand).
struct position {
    text before, after;
    text bytes;
};
#define CONSTURI_ALPHA "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
#define CONSTURI_REG CONSTURI_ALPHA "0123456789-._~!$&'()*+,;="
inline constexpr position byte_positions[] = {
    {"", "b://h", CONSTURI_ALPHA "/?#"},                // the first byte of a scheme or of a relative reference
    {"a", "b://h", CONSTURI_ALPHA "0123456789+-.:/?#"}, // in a scheme, or after it
    {"a://", "", CONSTURI_REG ":@/?#"},                 // in an authority, which may be empty
    {"a://", "@h", CONSTURI_REG ":/?#"},                // in userinfo, or after the authority
    {"a://h", "h", CONSTURI_REG "@/?#"},                // in a host, or after it
    {"a://h:1", "1", "0123456789@/?#"},                 // in a port, or after it
    {"a://[v1.", "]", CONSTURI_REG ":"},                // in an IPvFuture
    {"a://[::", "]", "0123456789ABCDEFabcdef"},         // in an IPv6 address
    {"a://h/p", "p", CONSTURI_REG ":@/?#"},             // in a path, or after it
    {"a:", "", CONSTURI_REG ":@/?#"},                   // in a rootless path, or after it
    {"a?b", "b", CONSTURI_REG ":@/?#"},                 // in a query, or after it
    {"a#b", "b", CONSTURI_REG ":@/?"},                  // in a fragment
    {"%", "0", "0123456789ABCDEFabcdef"},               // in a triplet
    {"%0", "", "0123456789ABCDEFabcdef"},
};

/// Whether the position accepts exactly the listed ones of all 256 bytes.
constexpr bool holds(position const& row, text) {
    char input[16]{};
    auto const at = row.before.size(), size = at + 1 + row.after.size();
    if (size > sizeof input) return false;
    for (std::size_t i = 0; i != size; ++i) input[i] = i < at ? row.before[i] : i > at ? row.after[i - at - 1] : '\0';
    for (int byte = 0; byte != 256; ++byte) {
        input[at] = static_cast<char>(byte);
        bool const allowed = row.bytes.find(static_cast<char>(byte)) != text::npos;
        if (by<rfc::URI_reference>({input, size}) != allowed) return false;
    }
    return true;
}
constexpr text input_of(position const& row) { return row.before; }

inline constexpr one_byte_rule one_byte_rules[] = {
    {by<rfc::gen_delims>, ":/?#[]@"},
    {by<rfc::sub_delims>, "!$&'()*+,;="},
    {by<rfc::reserved>, ":/?#[]@!$&'()*+,;="},
    {by<rfc::unreserved>, CONSTURI_ALPHA "0123456789-._~"},
};
#undef CONSTURI_REG
#undef CONSTURI_ALPHA

} // namespace cases

#endif
