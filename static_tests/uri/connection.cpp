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

// Anything else is no table, and rejected at the call.
template <class Ports, class U>
concept port_by_view = requires(U u) { u.template effective_port<Ports>(); };
template <class Ports>
concept port_by_scheme = requires { default_port<Ports>(""); };
static_assert(port_by_view<std::vector<scheme_port>, uri_view> && port_by_scheme<std::vector<scheme_port>>);
static_assert(port_by_view<scheme_port[1], fixed_uri<2>> && port_by_scheme<scheme_port[1]>);
static_assert(!port_by_view<unsigned char, uri_view> && !port_by_scheme<unsigned char>);
static_assert(!port_by_view<std::vector<int>, fixed_uri<2>> && !port_by_scheme<scheme_port>);

static_assert(std::is_same_v<decltype("s:"_uri.effective_port()), std::optional<std::uint16_t>>);
static_assert(
    std::is_same_v<decltype("s:"_uri.effective_port(std::vector<scheme_port>())), std::optional<std::uint16_t>>);
static_assert(std::is_same_v<decltype("s:"_uri.socket_host()), std::optional<std::string>>);
static_assert(std::is_same_v<decltype(checked_uri("s:").request_target()), std::string>);
static_assert(std::is_same_v<decltype(fixed_uri("s:").host_header()), std::string>);
