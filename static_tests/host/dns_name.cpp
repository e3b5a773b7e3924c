// Names of hosts in DNS, and domains for special uses, at compile time. The runtime test compares these with IANA's
// registry.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/dns_name.hpp"

static_assert(cases::first_wrong<cases::dns_names>() == std::size(cases::dns_names));

using cases::text;

constexpr text domain_of(text name) {
    auto const domain = consturi::special_use_of(name);
    return domain ? domain->name : "";
}
static_assert(domain_of("localhost") == "localhost" && domain_of("a.b.LocalHost.") == "localhost");
static_assert(domain_of("localhost.localdomain") == "localdomain" && domain_of("localdomain.localhost") == "localhost");
static_assert(domain_of("a.svc.cluster.local") == "cluster.local" && domain_of("a.b.local") == "local");
static_assert(domain_of("www.example.com") == "example.com" && domain_of("com.example") == "example");
static_assert(domain_of("example.com.au").empty() && domain_of("notlocalhost").empty()
              && domain_of("local.host").empty());
static_assert(domain_of("arpa").empty() && domain_of("11.in-addr.arpa").empty()
              && domain_of("1.10.in-addr.arpa") != "");
static_assert(domain_of("").empty() && domain_of(".").empty() && domain_of("..").empty()
              && domain_of("test..").empty());
static_assert(domain_of(".test") == "test");
