// What is known about schemes, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/uri/scheme_facts.hpp>

#include <cstddef>
#include <iterator>

using namespace consturi::detail;
namespace facts = consturi::schemes::facts;

// In either case; nothing is known about a scheme that has no row.
static_assert(facts_of("https").default_port == 443 && facts_of("HTTPS").has(facts::has_root));
static_assert(facts_of("Mongodb+SRV").has(facts::servers_in_dns) && facts_of("view-source").size == 11);
static_assert(&facts_of("acme") == &known_schemes::none && facts_of("acme").facts == 0);
static_assert(&facts_of("") == &known_schemes::none && &facts_of("http:") == &known_schemes::none);
static_assert(&facts_of("htt") == &known_schemes::none && &facts_of({"ws\0", 3}) == &known_schemes::none);
static_assert(!facts_of("ftp").has(facts::has_root) && !facts_of("file").has(facts::server));

// A port by convention is no port of a specification.
static_assert(facts_of("redis").default_port == 6379 && facts_of("redis").specified_port() == 0);
static_assert(facts_of("ldap").specified_port() == 389 && facts_of("mailto").specified_port() == 0);

// The schemes that occur most are found first.
static_assert(&facts_of("https") == &known_schemes::table[0] && &facts_of("http") == &known_schemes::table[1]);

// What is found is this row, as names are different and in lower case. Clients connect to servers, so these locate.
static_assert([] {
    for (auto const& row : known_schemes::table) {
        if (&facts_of({row.name, row.size}) != &row) return false;
        for (std::size_t i = 0; i != row.size; ++i)
            if (row.name[i] != to_lower(row.name[i])) return false;
        if (row.default_port != 0 ? !row.has(facts::server) : row.has(facts::by_convention)) return false;
        if (row.has(facts::locates) && row.has(facts::only_names)) return false;
    }
    return true;
}());

// RFC 3986 6.2.3: default ports of schemes.
static_assert(consturi::default_port("HTTPS") == 443 && consturi::default_port("ws") == 80);
static_assert(!consturi::default_port("mailto") && !consturi::default_port("") && !consturi::default_port("http:"));

// By convention
static_assert(consturi::default_port("redis") == 6379 && consturi::default_port("AMQPS") == 5671
              && consturi::default_port("sips") == 5061);
static_assert(consturi::default_port("acme", {{"acme", 7000}}) == 7000
              && consturi::default_port("http", {{"http", 0}}) == 0);
static_assert(consturi::default_port("http", {{"acme", 7000}}) == 80 && !consturi::default_port("mongodb+srv"));
