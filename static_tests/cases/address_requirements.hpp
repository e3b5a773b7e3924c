// Requirements on the address of the host, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_ADDRESS_REQUIREMENTS_HPP
#define CONSTURI_CASES_ADDRESS_REQUIREMENTS_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/address.hpp>
#include <consturi/requirements/combine.hpp>

namespace cases {

/// A reference and, for each requirement, `+` if it is met, `-` if its negation is met, `.` if neither: loopback,
/// private, global, DNS name.
struct address_verdicts {
    text reference, verdicts;
};

template <auto Requirement>
constexpr char verdict_on(consturi::uri_reference_view const& u) {
    return Requirement(u) ? '+' : (!Requirement)(u) ? '-' : '.';
}
constexpr text input_of(address_verdicts const& row) { return row.reference; }
constexpr bool holds(address_verdicts const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    if (!u) return false;
    char const verdicts[] = {verdict_on<host_is_loopback>(*u), verdict_on<host_is_private>(*u),
                             verdict_on<host_is_global>(*u), verdict_on<host_is_dns_name>(*u)};
    return row.verdicts == text(verdicts, sizeof verdicts);
}

// clang-format off

inline constexpr address_verdicts address_requirements[] = {
    // Addresses
    {"http://127.0.0.1/",            "+---"},
    {"http://127.255.255.255:80/",   "+---"},
    {"http://u:p@10.0.0.1/",         "-+--"},
    {"http://172.31.0.1",            "-+--"},
    {"http://8.8.8.8/",              "--+-"},
    {"http://169.254.169.254/",      "----"},
    {"http://192.0.2.1/",            "----"},
    {"http://224.0.0.1/",            "----"},
    {"http://255.255.255.255/",      "----"},
    {"http://0.0.0.0/",              ".---"}, // Linux connects to the host itself
    {"http://0.0.0.1/",              "----"},
    {"http://[::1]/",                "+---"},
    {"http://[::]/",                 ".---"},
    {"http://[fd00::1]/",            "-+--"},
    {"http://[2606:4700::1]/",       "--+-"},
    {"http://[3ffe::1]/",            "--+-"},
    {"http://[fe80::1]/",            "----"},
    {"http://[fec0::1]/",            "----"},
    {"http://[2001:db8::1]/",        "----"},
    {"http://[::2]/",                "----"},
    // Embedded IPv4 addresses
    {"http://[::ffff:127.0.0.1]/",   "+---"},
    {"http://[::ffff:a00:1]/",       "-+--"},
    {"http://[::ffff:8.8.8.8]/",     "--+-"},
    {"http://[::ffff:0:0]/",         ".---"},
    {"http://[64:ff9b::127.0.0.1]/", ".---"},
    {"http://[64:ff9b::10.0.0.1]/",  "-.--"},
    {"http://[64:ff9b::8.8.8.8]/",   "--.-"},
    {"http://[2002:7f00:1::]/",      ".---"},
    {"http://[2002:808:808::]/",     "--.-"},
    {"http://[2001:0:808:808::f5ff:fffe]/", "-..-"}, // Teredo: the client, the server
    {"http://[2001:0:7f00:1::f7f7:f7f7]/", ".-.-"},
    {"http://[::127.0.0.1]/",        ".---"}, // IPv4-compatible
    {"http://[::7f00:1]/",           ".---"},
    {"http://[::10.0.0.1]/",         "-.--"},
    {"http://[::8.8.8.8]/",          "--.-"},
    {"http://[::ffff:0:127.0.0.1]/", ".---"}, // IPv4-translated
    {"http://[::ffff:0:8.8.8.8]/",   "--.-"},
    {"http://[64:ff9b:1::10.0.0.1]/", "...-"}, // the place depends on the network
    {"http://[64:ff9b:1:a00:0:100::]/", "...-"},
    {"http://[64:ff9b:1:ffff::1]/",  "...-"},
    {"http://[64:ff9b:2::]/",        "----"},
    {"http://[::5efe:10.0.0.1]/",    "-.--"}, // ISATAP
    {"http://[fe80::5efe:127.0.0.1]/", ".---"},
    {"http://[fd00::200:5efe:10.0.0.1]/", "-+--"},
    {"http://[fd00::200:5efe:8.8.8.8]/", "-..-"},
    {"http://[2606:4700::5efe:10.0.0.1]/", "-..-"},
    {"http://[2606:4700::200:5efe:8.8.8.8]/", "--+-"},
    {"http://[2606:4700::400:5efe:10.0.0.1]/", "--+-"},
    {"http://[2002:808:808::5efe:10.0.0.1]/", "-..-"}, // 6to4 and ISATAP
    {"http://[2606:4700::10.0.0.1]/", "-..-"}, // a prefix of the network's own: RFC 6052 2.2, 96 to 32 bits
    {"http://[fe80::127.0.0.1]/",    ".---"},
    {"http://[2606:4700::7f:0:100:0]/", ".-.-"},
    {"http://[2606:4700:0:7f:0:1::]/", ".-.-"},
    {"http://[2606:4700:1:7f00:0:100::]/", ".-.-"},
    {"http://[2606:4700:7f:0:1::]/", ".-.-"},
    {"http://[2606:4700:a9fe:a9fe::]/", "--.-"},
    {"http://[2606:4700:a9fe:a9fe::1]/", "--+-"}, // not followed by zeros, or the octet after 64 bits is not 0
    {"http://[2606:4700::100:0:10.0.0.1]/", "--+-"},
    {"http://[2606:4700:10::6814:1]/", "--+-"}, // 104.20.0.1
    {"http://[2606:4700::224.0.0.1]/", "--+-"}, // no host has this address
    {"http://[fd00::8.8.8.8]/",      "-+--"},
    // Hosts that some parsers read as other addresses
    {"http://127.1/",                "...."},
    {"http://2130706433/",           "...."},
    {"http://0x7f000001/",           "...."},
    {"http://0x7f.1/",               "...."},
    {"http://017700000001/",         "...."},
    {"http://0177.0.0.1/",           "...."},
    {"http://256.0.0.1/",            "...."},
    {"http://127.0.0.1./",           "...."},
    {"http://example.1a/",           "...."},
    {"http://127.0.0.1.example.com/", "...."},
    {"http://%31%32%37.0.0.1/",      "...."},
    {"http://[::2:3:4:5:6:7:8]/",    "...."}, // `::` for one group
    {"http://[::0.1.2.3]/",          "...."},
    {"http://[v1.127.0.0.1]/",       "...."},
    {"http://127.0.0.xn--1-/",       "...."}, // Rust decodes it
    {"http://8.8.8.8?@127.0.0.1/",   "...."}, // some parsers search for the `@` up to the next slash
    {"http://@8.8.8.8/",             "...."},
    {"http://127.0.0.1%00@8.8.8.8/", "...."}, // for libwget, the authority ends there
    {"http://u:%7F@8.8.8.8/",        "...."},
    {"http://127.0.0.1%C2%80@8.8.8.8/", "...."}, // U+0080 to U+009F are control characters, too
    {"http://127.0.0.1%C2%9F@8.8.8.8/", "...."},
    {"http://u%C2%A0%C3%85@8.8.8.8/", "--+-"},
    {"http://u%40g:p@8.8.8.8/",      "...."}, // for libwget, the userinfo ends there
    {"http://u%41%20:p@8.8.8.8/",    "--+-"},
    {"http://8.8.8.8:0/",            "...."},
    {"http://8.8.8.8:00080/",        "--+-"},
    {"http://8.8.8.8:000080/",       "...."},
    {"http://127.0.0.1:65536/",      "...."},
    {"http:/127.0.0.1/",             "...."},
    {"file://127.0.0.1/",            "...."},
    {"url:http://127.0.0.1/",        "...."},
    // Names
    {"http://example.com/",          "--.+"},
    {"http://EXAMPLE.com.:80",       "--.+"},
    {"http://a-b.3com.com/",         "--.+"},
    {"http://localhost/",            "...+"},
    {"http://LocalHost.:8080/",      "...+"},
    {"http://a.localhost/",          "...+"},
    {"http://db/",                   "...+"},
    {"http://printer.local/",        "...+"},
    {"http://router.home.arpa/",     "...+"},
    {"http://api.svc.Internal/",     "...+"},
    {"http://localhost.localdomain/", "...+"},
    {"http://localhost6.localdomain6/", "...+"},
    {"http://x.test/",               "...+"},
    {"http://a.b.Test./",            "...+"},
    {"http://x.invalid/",            "...+"},
    {"http://x.onion/",              "...+"},
    {"http://x.alt/",                "...+"},
    {"http://x.example/",            "...+"},
    {"http://kubernetes.default.svc/", "...+"},
    {"http://kubernetes.default.svc.cluster.local/", "...+"},
    {"http://nas.lan/",              "...+"},
    {"http://0.8.e.f.ip6.arpa/",     "...+"},
    {"http://com./",                 "...+"}, // a name without a dot
    {"http://www.example.org/",      "--.+"}, // registered for documentation, but in the public DNS
    {"http://home.arpa.example.com/", "--.+"},
    {"http://test.example.com/",     "--.+"},
    {"http://latest/",               "...+"},
    {"http://x.latest/",             "--.+"},
    {"http://arpa.com/",             "--.+"},
    {"http://notlocalhost.com/",     "--.+"},
    {"http://a.mylocal/",            "--.+"},
    {"http://a_b.example.com/",      "--.-"},
    {"http://-a.example.com/",       "--.-"},
    {"http://~/",                    "...-"},
    {"http://a..b/",                 "...."},
    {"http://.a.b/",                 "...."},
    {"http://a;b.c/",                "...."},
    {"http://a%2Eb/",                "...."},
    {"http://xn--bcher-kva.example/", "...."}, // some parsers decode it
    {"http://a.XN--8g7c.org/",       "...."},
    // No host
    {"file:///etc/hosts",            "...."},
    {"//",                           "...."},
    {"//127.0.0.1/",                 "...."}, // a path for some parsers
    {"//example.com/",               "...."},
    {"/127.0.0.1",                   "...."},
    {"",                             "...."},
    {"127.0.0.1",                    "...."},
    {"mailto:a@127.0.0.1",           "...."},
};

// clang-format on

// A policy without internal hosts, which need not list them
inline constexpr auto is_public = host_is_global || (host_is_dns_name && !host_is_loopback && !host_is_private);
inline constexpr requirement_case public_hosts[] = {
    {meets<is_public>, "http://example.com/", true},
    {meets<is_public>, "http://8.8.8.8/", true},
    {meets<is_public>, "http://[2606:4700::1]/", true},
    {meets<is_public>, "http://localhost/", false},
    {meets<is_public>, "http://127.1/", false},
    {meets<is_public>, "http://169.254.169.254/", false},
    {meets<is_public>, "http://[::ffff:169.254.169.254]/", false},
    {meets<is_public>, "http://[fe80::1]/", false},
    {meets<is_public>, "http://metadata.google.internal/", false},
    {meets<is_public>, "http://0/", false},
    {meets<is_public>, "http://localhost.localdomain/", false},
    {meets<is_public>, "http://x.test/", false},
    {meets<is_public>, "http://kubernetes.default.svc/", false},
    {meets<is_public>, "http://[::127.0.0.1]/", false},
    {meets<is_public>, "http://[2606:4700::10.0.0.1]/", false},
    {meets<is_public>, "http://127.0.0.1%00@example.com/", false}, // libwget reads 127.0.0.1
};

} // namespace cases

#endif
