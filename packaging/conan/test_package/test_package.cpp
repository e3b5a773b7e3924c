// Uses what the Conan package has.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/literals.hpp>
#include <consturi/parse.hpp>
#include <iostream>

using namespace consturi::literals;

constexpr auto api = "https://example.com:8443/v1"_uri;
static_assert(api.port_number() == 8443);

int main() {
    auto const parsed = consturi::parse_uri("https://example.com:8443/v2");
    std::cout << parsed.value().path() << '\n';
}
