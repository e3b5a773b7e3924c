// Protection against server-side request forgery: a service fetches URLs that its users supply, but only from allowed
// hosts. One requirement applies to URLs in source code, to URLs from users, and to redirects. It allows host names,
// not addresses: the service must connect to the host that was checked, in a domain whose DNS entries are trusted.
//
//     allow_list [URL [LOCATION...]]    the URL to fetch, and the Location headers of the redirects that follow
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>
#include <consturi/unambiguous.hpp>

#include <iostream>
#include <optional>
#include <string_view>

using namespace consturi::requirements;

// `unambiguous`: the HTTP library must read the URL the same way, whichever library it is.
constexpr auto fetchable = unambiguous && scheme_is("https") && port_is(443)
                           && (host_under("example.com") || host_is("images.example.net")) && max_length(2000);

CONSTURI_LITERAL(_fetchable_url, fetchable)

constexpr auto placeholder = "https://images.example.net/placeholder.png"_fetchable_url;

std::optional<consturi::uri> allowed(std::string_view text) {
    auto const parsed = consturi::parse_uri<fetchable>(text);
    if (parsed) return consturi::uri(*parsed);
    std::cout << parsed.error().explain(text) << '\n';
    return std::nullopt;
}

// A Location header is a URI reference, relative to the URL that redirects. Its target must be allowed too.
std::optional<consturi::uri> follow_redirect(consturi::uri const& from, std::string_view location) {
    auto const reference = consturi::parse_uri_reference(location);
    if (reference) return allowed(consturi::resolve(from, *reference).str());
    std::cout << reference.error().explain(location) << '\n';
    return std::nullopt;
}

int main(int count, char** arguments) {
    constexpr int max_redirects = 10;
    auto target = count > 1 ? allowed(arguments[1]) : consturi::uri(placeholder);
    for (int i = 2; target && i < count; ++i) {
        if (i - 1 > max_redirects) {
            std::cout << "more than " << max_redirects << " redirects\n";
            return 1;
        }
        target = follow_redirect(*target, arguments[i]);
    }
    if (!target) return 1;
    std::cout << "GET " << target->path() << " from " << *target->host() << '\n';
}
