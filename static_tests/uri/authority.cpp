// The user, the password and what the host of a URI is, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/uri_authority.hpp"

#include <consturi.hpp>

#include <type_traits>

using namespace consturi::literals;

static_assert(cases::first_wrong<cases::userinfos>() == std::size(cases::userinfos));
static_assert(consturi::checked_uri("http://me:pw@h").password() == "pw" && "http://me:pw@h"_uri.user() == "me");
static_assert(consturi::decoded_view(*"http://m%3Ae@h"_uri.user()) == "m:e");

static_assert(cases::first_wrong<cases::hosts>() == std::size(cases::hosts));

// All views and owners have the members. Those for IPv4 and IPv6 return values, so an rvalue has them, too.
static_assert("http://[::1]/"_uri.host_kind() == consturi::host_kind::ipv6);
static_assert("//127.0.0.1/"_uri_reference.ipv4() == "127.0.0.1"_ipv4);
static_assert(consturi::checked_uri("http://[::1]/").ipv6() == "::1"_ipv6);
static_assert(
    std::is_same_v<decltype(consturi::normalize("http://h/"_uri).ipv4()), std::optional<consturi::ipv4_address>>);
static_assert(std::is_same_v<decltype("urn:x"_uri_reference.ipv6()), std::optional<consturi::ipv6_address>>);
static_assert(std::is_same_v<decltype("urn:x"_uri.host_kind()), std::optional<consturi::host_kind>>);

constexpr auto future = "http://[vF1.a.B:]/"_uri;
static_assert(future.ip_future()->version() == "F1" && future.ip_future()->address() == "a.B:");
static_assert(future.ip_future() == consturi::ip_future_address::parse("Vf1.A.b:").value());
static_assert(future.ip_future() != consturi::ip_future_address::parse("vF2.a.B:").value());
static_assert(!consturi::ip_future_address::parse("[v1.a]") && !consturi::ip_future_address::parse("1.a")
              && !consturi::ip_future_address::parse("v1.") && !consturi::ip_future_address::parse("v.a")
              && consturi::ip_future_address::parse("v1g.a").error().position() == 2);
static_assert(consturi::ip_future_address::parse(" v1.a").error().code() == consturi::mistake::surrounding_white_space
              && consturi::ip_future_address::parse("v1.a ").error().code()
                     == consturi::mistake::surrounding_white_space
              && consturi::ip_future_address::parse("v1. a").error().code() == consturi::mistake::unencoded_space);
template <class U>
constexpr bool has_ip_future = requires(U&& u) { static_cast<U&&>(u).ip_future(); };
static_assert(has_ip_future<consturi::uri&> && !has_ip_future<consturi::uri> && has_ip_future<consturi::uri_view>);
