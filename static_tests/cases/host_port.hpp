// Hosts and ports without a URI, and what they consist of, or their errors.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_HOST_PORT_HPP
#define CONSTURI_CASES_HOST_PORT_HPP

#include "cases/cases.hpp"

#include <consturi/operations/host_port.hpp>

#include <cstdint>
#include <optional>

namespace cases {

struct host_port_case {
    text input, host;
    component port;
    std::optional<std::uint16_t> port_number;
    consturi::host_kind kind;
};
constexpr text input_of(host_port_case const& row) { return row.input; }
constexpr bool holds(host_port_case const& row, text input) {
    auto const parsed = consturi::parse_host_port(input);
    return parsed && parsed->text() == input && parsed->host() == row.host && parsed->port() == row.port
           && parsed->port_number() == row.port_number && parsed->host_kind() == row.kind
           && parsed->ipv4().has_value() == (row.kind == consturi::host_kind::ipv4)
           && parsed->ipv6().has_value() == (row.kind == consturi::host_kind::ipv6);
}

struct invalid_host_port {
    text input;
    std::size_t position;
    consturi::mistake which;
};
constexpr text input_of(invalid_host_port const& row) { return row.input; }
constexpr bool holds(invalid_host_port const& row, text input) {
    auto const parsed = consturi::parse_host_port(input);
    return !parsed && parsed.error().position() == row.position && parsed.error().code() == row.which;
}

using consturi::host_kind;
using consturi::mistake;

// clang-format off

inline constexpr host_port_case host_ports[] = {
    {"localhost:8080",      "localhost",      "8080",  8080,         host_kind::reg_name},
    {"example.com",         "example.com",    none,    std::nullopt, host_kind::reg_name},
    {"192.0.2.1:80",        "192.0.2.1",      "80",    80,           host_kind::ipv4},
    {"[2001:db8::1]:443",   "[2001:db8::1]",  "443",   443,          host_kind::ipv6},
    {"[::1]",               "[::1]",          none,    std::nullopt, host_kind::ipv6},
    {"[v1.a]:1",            "[v1.a]",         "1",     1,            host_kind::ip_future},
    {"a%41:0080",           "a%41",           "0080",  80,           host_kind::reg_name},
    {"h:",                  "h",              "",      std::nullopt, host_kind::reg_name},
    {"h:0",                 "h",              "0",     0,            host_kind::reg_name},
    {"h:65535",             "h",              "65535", 65535,        host_kind::reg_name},
    {"h:65536",             "h",              "65536", std::nullopt, host_kind::reg_name},
    {":8080",               "",               "8080",  8080,         host_kind::empty},
    {"",                    "",               none,    std::nullopt, host_kind::empty},
};

inline constexpr invalid_host_port invalid_host_ports[] = {
    {"me@localhost:8080",   2,  mistake::more_than_a_host_and_a_port},
    {"me:pw@localhost",     3,  mistake::more_than_a_host_and_a_port},
    {"http://localhost",    5,  mistake::more_than_a_host_and_a_port},
    {"localhost:8080/a",    14, mistake::more_than_a_host_and_a_port},
    {"localhost?a@b",       9,  mistake::more_than_a_host_and_a_port},
    {"[::1]#a",             5,  mistake::more_than_a_host_and_a_port},
    {"localhost:http",      10, mistake::letter_in_port},
    {"a b@c",               1,  mistake::unencoded_space},
    {" h:80",               0,  mistake::surrounding_white_space},
    {"h:80 ",               4,  mistake::surrounding_white_space},
    {"h ",                  1,  mistake::surrounding_white_space},
    {"\th",                 0,  mistake::surrounding_white_space},
    {"[::1]\r\n",           5,  mistake::surrounding_white_space},
    {"\"h:80\"",            0,  mistake::surrounding_quotation_mark},
    {"<h>",                 0,  mistake::surrounding_angle_bracket},
    {"::1",                 1,  mistake::ipv6_address_without_square_brackets},
    {"2001:db8::1",         5,  mistake::ipv6_address_without_square_brackets},
    {"[::1",                4,  mistake::ip_literal_without_a_closing_bracket},
    {"h%4",                 3,  mistake::percent_sign_without_two_hexdig},
    {"[::1],[::2]",         5,  mistake::several_hosts_or_ports},
    {"[::1]80",             5,  mistake::unexpected_character_in_authority},
};

// clang-format on

} // namespace cases

#endif
