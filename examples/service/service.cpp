// A service with three endpoints from endpoints.json, which the compiler has read: a wrong one stops the build there. One can
// be given when it starts, and is held to the same.
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
static_assert(endpoints::users.path().ends_with('/'), "users are below it");

int main(int count, char** arguments) {
    consturi::uri_view users = endpoints::users;
    if (count > 1) {
        std::string_view const text = arguments[1];
        auto const given = consturi::parse_uri<service::public_endpoint>(text);
        if (!given) {
            std::cerr << given.error().explain(text) << '\n';
            return 1;
        }
        users = *given;
    }
    auto const first = consturi::resolve(users, "1?with=address"_uri_reference);
    std::cout << "asking " << *first.host() << " for " << first.path() << '?' << *first.query() << '\n'
              << "sending mail by " << *endpoints::mail::relay.host() << ", or " << *endpoints::mail::fallback.host() << ", port "
              << *endpoints::mail::fallback.port_number() << '\n';
}
