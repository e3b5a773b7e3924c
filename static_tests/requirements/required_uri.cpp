// URIs that meet a requirement, as types, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/require.hpp"

#include <consturi.hpp>
#include <consturi/iri.hpp>

#include <concepts>
#include <string>
#include <type_traits>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

namespace {

inline constexpr auto secure = scheme_is("https") && has_host && !has_userinfo;
inline constexpr auto secure_with_port = has_port && secure;
constexpr std::string_view host_of(required_uri<secure> u) { return *u.host(); }

// A literal, a URI that was parsed or required, and one that meets a stronger requirement, in any order of its parts.
static_assert(host_of("https://a/") == "a");
static_assert(host_of(*parse_uri<secure>("https://a/")) == "a");
static_assert(host_of(require<secure>("https://a/"_uri)) == "a");
static_assert(host_of(require<secure>(checked_uri("https://a/"))) == "a");
static_assert(host_of(*parse_uri<secure_with_port>("https://a:1/")) == "a");
static_assert(host_of(require<secure>(require<has_port>("https://a:1/"_uri))) == "a");
static_assert(std::same_as<decltype(require<!has_port>("https://a/"_uri)), uri_view>); // without a name
static_assert(std::same_as<decltype(parse_uri<!has_port>("https://a/")), result<uri_view>>);
static_assert(host_of(*required_uri<secure>::from("https://a/"_uri)) == "a");

// The error of a URI that was parsed before is that of the parse function.
static_assert(required_uri<secure>::from("http://a/"_uri).error() == parse_uri<secure>("http://a/").error());
static_assert(is_uri("http://a/") && !owned_uri<secure>::parse("http://a/").has_value());

// Which requirement has each part of which other one.
inline constexpr auto secure_again = !has_userinfo && scheme_is("https") && has_host;
inline constexpr auto no_userinfo = !has_userinfo;
inline constexpr auto port_and_host = port_is(1) && has_host;
inline constexpr auto port_1 = port_is(1);
inline constexpr auto port_2 = port_is(2);
inline constexpr auto host_or_query = has_host || has_query;
inline constexpr auto host_or_query_and_port = (has_host || has_query) && has_port;
inline constexpr auto not_both = !(has_host && has_query);
inline constexpr auto no_host = !has_host;
template <auto const& Stronger, auto const& Weaker>
concept has = std::convertible_to<required_uri<Stronger>, required_uri<Weaker>>
              && std::convertible_to<owned_uri<Stronger>&, required_uri<Weaker>>
              && std::convertible_to<owned_uri<Stronger>, owned_uri<Weaker>>
              && std::constructible_from<owned_uri<Weaker>, required_uri<Stronger>>;
template <auto const& Stronger, auto const& Weaker>
concept has_not = !std::convertible_to<required_uri<Stronger>, required_uri<Weaker>>
                  && !std::convertible_to<owned_uri<Stronger>&, required_uri<Weaker>>
                  && !std::convertible_to<owned_uri<Stronger>, owned_uri<Weaker>>
                  && !std::constructible_from<owned_uri<Weaker>, required_uri<Stronger>>;
static_assert(has<secure, secure> && has<secure, secure_again> && has<secure_again, secure>);
static_assert(has<secure_with_port, secure> && has_not<secure, secure_with_port>);
static_assert(has<secure, has_host> && has_not<has_host, secure>);
static_assert(has<secure, no_userinfo> && has_not<secure, has_userinfo>);
static_assert(has<port_and_host, port_1> && has_not<port_and_host, port_2>);
static_assert(has<host_or_query_and_port, host_or_query>);
static_assert(has_not<has_host, host_or_query> && has_not<not_both, no_host>); // nothing cleverer

// Each is a URI, but a URI may not meet the requirement.
template <class From>
concept is_a_uri = std::convertible_to<From, uri_view> && std::convertible_to<From, uri_reference_view>
                   && std::convertible_to<From, checked_uri> && std::convertible_to<From, iri_view>
                   && std::constructible_from<uri, From>;
static_assert(is_a_uri<required_uri<secure>> && is_a_uri<owned_uri<secure>&>);
static_assert(!std::convertible_to<uri_view, required_uri<secure>>
              && !std::convertible_to<checked_uri, required_uri<secure>>
              && !std::convertible_to<uri&, required_uri<secure>> && !std::convertible_to<uri, owned_uri<secure>>);
static_assert(!std::default_initializable<required_uri<secure>> && std::default_initializable<owned_uri<secure>>);
static_assert(std::is_trivially_copyable_v<required_uri<secure>>);

// A changed one is a URI.
constexpr required_uri<secure> api = "https://a/b";
static_assert(std::same_as<decltype(std::declval<required_uri<secure>>().with_path("/x")), uri>);
static_assert(api == "https://a/b"_uri && api < "https://b/"_uri && api.view().path() == "/b");

// A member, and the element of a result of another type.
struct service {
    required_uri<secure> endpoint;
    int retries = 3;
};
static_assert(service{"https://a/"}.endpoint.host() == "a");
constexpr result<uri_view> plain = parse_uri<secure>("https://a/");
static_assert(plain->host() == "a");

} // namespace
