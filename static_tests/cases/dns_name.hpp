// Names, and whether they are host names of DNS.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_DNS_NAME_HPP
#define CONSTURI_CASES_DNS_NAME_HPP

#include "cases/cases.hpp"

#include <consturi/host/dns_name.hpp>

namespace cases {

struct dns_name_case {
    text name;
    bool accepted;
};

constexpr text input_of(dns_name_case const& row) { return row.name; }
constexpr bool holds(dns_name_case const& row, text input) { return consturi::is_dns_name(input) == row.accepted; }

// clang-format off

#define LABEL_OF_63 "a23456789-123456789-123456789-123456789-123456789-123456789-12z"

inline constexpr dns_name_case dns_names[] = {
    {"a",                    true},
    {"localhost",            true},
    {"www.Example.COM",      true},
    {"3com.com",             true}, // RFC 1123 2.1
    {"1.2.3.a",              true},
    {"0x7f000001",           true},
    {"a-1",                  true},
    {"a--b.c",               true},
    {"xn--bcher-kva.example", true},
    {"1-2",                  true},
    {"a.",                   true},
    {"example.com.",         true},
    {"",                     false},
    {".",                    false},
    {"..",                   false},
    {".a",                   false},
    {"a..",                  false},
    {"a..b",                 false},
    {"-",                    false},
    {"-a",                   false},
    {"a-",                   false},
    {"a.-b",                 false},
    {"a-.b",                 false},
    {"a-.",                  false},
    {"a_b",                  false},
    {"_dmarc.example.com",   false},
    {"*.example.com",        false},
    {"a b",                  false},
    {"a%41",                 false},
    {"b\xC3\xBC" "cher.example", false},
    {"a/b",                  false},
    {"a:80",                 false},
    {"[::1]",                false},
    {"1",                    false}, // numbers
    {"127.1",                false},
    {"192.0.2.1",            false},
    {"192.0.2.1.",           false},
    {"a.256",                false},
    {LABEL_OF_63,            true},
    {LABEL_OF_63 ".a",       true},
    {LABEL_OF_63 "a",        false},
    {"a." LABEL_OF_63 "a",   false},
    {LABEL_OF_63 "." LABEL_OF_63 "." LABEL_OF_63 ".123456789.123456789.123456789.123456789.123456789.123456789.z",   true}, // 253
    {LABEL_OF_63 "." LABEL_OF_63 "." LABEL_OF_63 ".123456789.123456789.123456789.123456789.123456789.123456789.z.",  true},
    {LABEL_OF_63 "." LABEL_OF_63 "." LABEL_OF_63 ".123456789.123456789.123456789.123456789.123456789.123456789.zz",  false},
    {LABEL_OF_63 "." LABEL_OF_63 "." LABEL_OF_63 ".123456789.123456789.123456789.123456789.123456789.123456789.zz.", false},
};

#undef LABEL_OF_63

// clang-format on

} // namespace cases

#endif
