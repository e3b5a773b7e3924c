// A service that fetches what its users name, and must not be led to what they may not reach (server-side request forgery):
// one requirement for the URLs in source, for those that arrive, and for where they redirect to. It is names that are allowed:
// what is connected to has to be the host that was checked, and of a domain whose addresses are trusted.
//
//     allow_list URL [LOCATION...]    the URL to fetch, and the redirects with which it is answered
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>
#include <consturi/unambiguous.hpp>

#include <iostream>
#include <optional>
#include <string_view>

using namespace consturi::requirements;

// Unambiguous: what is fetched is what was checked, whichever library reads the URL next.
constexpr auto may_be_fetched = unambiguous && scheme_is("https") && port_is(443)
    && (host_under("example.com") || host_is("images.example.net")) && max_length(2000);

CONSTURI_LITERAL(_fetched, may_be_fetched)

constexpr auto placeholder = "https://images.example.net/placeholder.png"_fetched;

std::optional<consturi::uri> allowed(std::string_view text) {
    auto const parsed = consturi::parse_uri<may_be_fetched>(text);
    if (parsed) return consturi::uri(*parsed);
    std::cout << parsed.error().explain(text) << '\n';
    return std::nullopt;
}

// A redirect is a reference, and what it means in the place of where it comes from has to be allowed, too.
std::optional<consturi::uri> redirected(consturi::uri const& from, std::string_view location) {
    auto const reference = consturi::parse_uri_reference(location);
    if (reference) return allowed(consturi::resolve(from, *reference).str());
    std::cout << reference.error().explain(location) << '\n';
    return std::nullopt;
}

int main(int count, char** arguments) {
    constexpr int most_redirects = 10;
    auto target = count > 1 ? allowed(arguments[1]) : consturi::uri(placeholder);
    for (int i = 2; target && i < count; ++i) {
        if (i - 1 > most_redirects) {
            std::cout << "more than " << most_redirects << " redirects\n";
            return 1;
        }
        target = redirected(*target, arguments[i]);
    }
    if (!target) return 1;
    std::cout << "fetching " << target->path() << " from " << *target->host() << '\n';
}
