// What a client needs to connect and to send a request, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/connection.hpp"

#include <consturi/literals.hpp>

#include <type_traits>
#include <vector>

using namespace consturi;
using namespace consturi::literals;

static_assert(cases::first_wrong<cases::connections>() == std::size(cases::connections));

// A table of the user precedes those of the library.
constexpr scheme_port ours[] = {{"acme", 7000}, {"HTTP", 8080}};
static_assert("Acme://h/"_uri.effective_port(ours) == 7000 && "http://h"_uri.effective_port(ours) == 8080);
static_assert("acme://h:1"_uri.effective_port(ours) == 1 && "https://h"_uri.effective_port(ours) == 443);
static_assert("//h"_uri_reference.effective_port({{"acme", 7000}}) == std::nullopt);
static_assert("acme://h"_uri_reference.effective_port({{"acme", 7000}}) == 7000);

static_assert(std::is_same_v<decltype("s:"_uri.effective_port()), std::optional<std::uint16_t>>);
static_assert(
    std::is_same_v<decltype("s:"_uri.effective_port(std::vector<scheme_port>())), std::optional<std::uint16_t>>);
static_assert(std::is_same_v<decltype("s:"_uri.socket_host()), std::optional<std::string>>);
static_assert(std::is_same_v<decltype(checked_uri("s:").request_target()), std::string>);
static_assert(std::is_same_v<decltype(fixed_uri("s:").host_header()), std::string>);
