// A service with three endpoints from endpoints.json, which are checked at compile time: an invalid one stops the
// build. An endpoint on the command line must meet the same requirement.
//
//     service [USERS]
//
// Distributed under the Boost Software License, Version 1.0.
#include "endpoints.json.hpp"
#include "requirements.hpp"

#include <iostream>
#include <string_view>

using namespace consturi::literals;
namespace endpoints = service::endpoints;
static_assert(endpoints::users.path().ends_with('/'), "user URIs are relative to it");

int main(int count, char** arguments) {
    consturi::uri_view users = endpoints::users;
    if (count > 1) {
        std::string_view const text = arguments[1];
        auto const parsed = consturi::parse_uri<service::public_endpoint>(text);
        if (!parsed) {
            std::cerr << parsed.error().explain(text) << '\n';
            return 1;
        }
        users = *parsed;
    }
    auto const first = consturi::resolve(users, "1?with=address"_uri_reference);
    std::cout << "GET " << first.path() << '?' << *first.query() << " from " << *first.host() << '\n'
              << "mail relay " << *endpoints::mail::relay.host() << ", fallback " << *endpoints::mail::fallback.host()
              << ", port " << *endpoints::mail::fallback.port_number() << '\n';
}
