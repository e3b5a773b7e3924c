// Endpoints as URI literals, checked at compile time: a typo in one of them is a compile error.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>

#include <iostream>
#include <string_view>

using namespace consturi::literals;

constexpr auto api = "https://api.example.com:8443/v1/users?limit=10"_uri;
static_assert(api.scheme() == "https", "the API requires TLS");
static_assert(api.port_number() == 8443);

// Accepts only checked URIs: literals are checked by the compiler, other URIs by the parser.
void fetch(consturi::checked_uri u) {
    std::cout << "GET " << u.path() << " from " << u.host().value_or("(no host)") << '\n';
}

// A URI as a template argument.
template <consturi::fixed_uri Endpoint>
struct client {
    static constexpr auto host = *Endpoint.host();
};

int main() {
    fetch(api);
    fetch("https://status.example.com/health");
    std::cout << "metrics are sent to " << client<"https://metrics.example.com/write">::host << '\n';

    for (std::string_view const text : {"https://example.com/given/at/run/time", "https://example.com:80a/"}) {
        if (auto const parsed = consturi::parse_uri(text)) fetch(*parsed);
        else std::cout << parsed.error().explain(text) << '\n';
    }
}
