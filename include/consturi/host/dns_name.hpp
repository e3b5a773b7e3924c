// Names of hosts in DNS, and the domains that the public DNS does not resolve: IANA's registry of special-use domain
// names (RFC 6761), as of 2026-05-22, and domains of private networks.
// https://www.iana.org/assignments/special-use-domain-names
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_DNS_NAME_HPP
#define CONSTURI_HOST_DNS_NAME_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc1123.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>

#include <optional>
#include <string_view>

namespace consturi {

/// Whether `text` is a host name of DNS (RFC 1123 2.1, RFC 2181 11): labels of 1 to 63 letters, digits and inner
/// hyphens, with a `.` between them, and at most 253 bytes. A `.` at the end, which stands for the root (RFC 1034 3.1),
/// is allowed and not counted. The last label has a letter or a hyphen: an IPv4 address is not a name, nor is `127.1`.
///
/// Takes time linear in the size of the text; does not allocate. Underscores and triplets are rejected, although DNS
/// allows any byte in a label. Whether the name exists is not checked.
///
///     static_assert(is_dns_name("www.3com.com") && is_dns_name("xn--bcher-kva.example."));
///     static_assert(!is_dns_name("a..b") && !is_dns_name("-a") && !is_dns_name("10.0.0.1"));
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool is_dns_name(std::string_view text) noexcept {
    if (text.ends_with('.')) text.remove_suffix(1);
    auto const last_label = text.substr(detail::find_after_last(text, '.'));
    return text.size() <= 253 && last_label.find_first_not_of("0123456789") != last_label.npos
           && matches<InstructionSet>(rfc1123::hname, text);
}

/// A domain for a special use: the domain itself, and all names below it.
struct special_use_domain {
    std::string_view name;      // in lower case, without a dot at the end
    std::string_view reference; // as in the registry; or the software or document that uses the domain
    bool in_public_dns = false; // whether the public DNS has hosts there nevertheless
};

// clang-format off

/// IANA's registry of special-use domain names.
template <class Domain = special_use_domain> // a template: the table is compiled only if it is used
inline constexpr Domain special_use_domains[] = {
    {"alt",                      "[RFC9476]"}, // names of other systems than DNS
    {"6tisch.arpa",              "[RFC9031]"},
    {"eap.arpa",                 "[RFC9965]"},
    {"eap-noob.arpa",            "[RFC9140][RFC9965]"},
    {"home.arpa",                "[RFC8375]"}, // the network at home
    {"10.in-addr.arpa",          "[RFC6761]"}, // here and below: names of addresses of private networks
    {"254.169.in-addr.arpa",     "[RFC6762]"},
    {"16.172.in-addr.arpa",      "[RFC6761]"},
    {"17.172.in-addr.arpa",      "[RFC6761]"},
    {"18.172.in-addr.arpa",      "[RFC6761]"},
    {"19.172.in-addr.arpa",      "[RFC6761]"},
    {"20.172.in-addr.arpa",      "[RFC6761]"},
    {"21.172.in-addr.arpa",      "[RFC6761]"},
    {"22.172.in-addr.arpa",      "[RFC6761]"},
    {"23.172.in-addr.arpa",      "[RFC6761]"},
    {"24.172.in-addr.arpa",      "[RFC6761]"},
    {"25.172.in-addr.arpa",      "[RFC6761]"},
    {"26.172.in-addr.arpa",      "[RFC6761]"},
    {"27.172.in-addr.arpa",      "[RFC6761]"},
    {"28.172.in-addr.arpa",      "[RFC6761]"},
    {"29.172.in-addr.arpa",      "[RFC6761]"},
    {"30.172.in-addr.arpa",      "[RFC6761]"},
    {"31.172.in-addr.arpa",      "[RFC6761]"},
    {"170.0.0.192.in-addr.arpa", "[RFC8880]"},
    {"171.0.0.192.in-addr.arpa", "[RFC8880]"},
    {"168.192.in-addr.arpa",     "[RFC6761]"},
    {"8.e.f.ip6.arpa",           "[RFC6762]"},
    {"9.e.f.ip6.arpa",           "[RFC6762]"},
    {"a.e.f.ip6.arpa",           "[RFC6762]"},
    {"b.e.f.ip6.arpa",           "[RFC6762]"},
    {"ipv4only.arpa",            "[RFC8880]"}, // the network's translator of addresses (NAT64)
    {"resolver.arpa",            "[RFC9462]"}, // the network's resolver
    {"service.arpa",             "[RFC9665]"},
    {"example",                  "[RFC6761]"},
    {"example.com",              "[RFC6761]", true},
    {"example.net",              "[RFC6761]", true},
    {"example.org",              "[RFC6761]", true},
    {"invalid",                  "[RFC6761]"},
    {"local",                    "[RFC6762]"}, // multicast DNS
    {"localhost",                "[RFC6761]"},
    {"onion",                    "[RFC7686]"}, // Tor
    {"test",                     "[RFC6761]"},
};

/// Domains of private networks that are not in the registry. The root zone of DNS does not have them.
template <class Domain = special_use_domain>
inline constexpr Domain private_domains[] = {
    {"internal",      "ICANN, resolution 2024.07.29.06"}, // reserved for private use
    {"intranet",      "[RFC6762], Appendix G"},
    {"private",       "[RFC6762], Appendix G"},
    {"corp",          "[RFC6762], Appendix G"},
    {"home",          "[RFC6762], Appendix G"},
    {"lan",           "[RFC6762], Appendix G"},
    {"localdomain",   "/etc/hosts"}, // localhost.localdomain is a name of the host itself, also the next two
    {"localdomain4",  "/etc/hosts"},
    {"localdomain6",  "/etc/hosts"},
    {"cluster.local", "Kubernetes"}, // the names of services: SERVICE.NAMESPACE.svc.cluster.local
    {"svc",           "Kubernetes"}, // the search list of a pod completes these names with cluster.local
};

// clang-format on

/// The domain for a special use to which a name of DNS belongs: the smallest one of the two tables; nothing, if there
/// is none.
///
/// Ignores case, and a `.` at the end of the name. Takes time linear in the size of the text; does not allocate.
///
///     static_assert(special_use_of("printer.LOCAL.")->reference == "[RFC6762]");
///     static_assert(special_use_of("localhost.example")->name == "example");
///     static_assert(!special_use_of("local.io"));
template <class Domain = special_use_domain>
[[nodiscard]] constexpr std::optional<Domain> special_use_of(std::string_view name) noexcept {
    if (name.ends_with('.')) name.remove_suffix(1);
    auto const find_in = [&](auto const& domains) -> std::optional<Domain> {
        for (auto const& domain : domains)
            if (ascii::equal_ignoring_case(name, domain.name)) return domain;
        return std::nullopt;
    };
    for (;;) { // from the name itself to its last label
        if (auto const found = find_in(private_domains<Domain>)) return found;
        if (auto const found = find_in(special_use_domains<Domain>)) return found;
        auto const label_end = detail::find_byte(name, '.');
        if (label_end == name.size()) return std::nullopt;
        name.remove_prefix(label_end + 1);
    }
}

} // namespace consturi

#endif
