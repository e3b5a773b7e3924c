// fixed_uri and fixed_uri_reference: URIs and references as template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/uri/checked_uri.hpp>

#include <compare>
#include <type_traits>

using namespace consturi;

// The components of a constant.
constexpr fixed_uri api("https://me@api.example.com:8443/v1?a=b#top");
static_assert(api.text() == "https://me@api.example.com:8443/v1?a=b#top" && api.scheme() == "https"
              && api.authority() == "me@api.example.com:8443" && api.userinfo() == "me"
              && api.host() == "api.example.com" && api.port() == "8443" && api.port_number() == 8443
              && api.path() == "/v1" && api.query() == "a=b" && api.fragment() == "top");
constexpr fixed_uri_reference logo("../logo.png");
static_assert(!logo.scheme() && !logo.host() && logo.path() == "../logo.png");

// Views of a constant.
constexpr uri_view api_view = api;
constexpr uri_reference_view api_reference = api, logo_reference = logo;
static_assert(api_view.text().data() == api.text().data() && api_view.port() == "8443" && api.view() == api_view);
static_assert(api_reference.fragment() == "top" && logo_reference.path().data() == logo.text().data());

// A constant is compared with others of any size, and with views.
static_assert(fixed_uri("urn:a") == fixed_uri("urn:a") && fixed_uri("urn:a") != fixed_uri("urn:b")
              && fixed_uri("urn:a") != fixed_uri("urn:"));
static_assert(api == api_view && api_reference == api && logo != api
              && fixed_uri_reference("urn:a") == fixed_uri("urn:a"));
static_assert(fixed_uri("urn:a") < fixed_uri("urn:b") && (api <=> api_view) == std::strong_ordering::equal);

// It is a template argument: the same one, if the texts are equal.
template <fixed_uri U>
struct of_uri {
    static constexpr auto const& argument = U;
};
template <fixed_uri_reference U>
struct of_reference {};
constexpr fixed_uri copy = api;
static_assert(std::is_same_v<of_uri<api>, of_uri<copy>> && &of_uri<api>::argument == &of_uri<copy>::argument);
static_assert(std::is_same_v<of_uri<"urn:a">, of_uri<"urn:a">> && !std::is_same_v<of_uri<"urn:a">, of_uri<"urn:b">>);
static_assert(std::is_same_v<of_reference<"urn:a">, of_reference<fixed_uri("urn:a")>>);

// A URI is a URI reference, which is not always a URI.
constexpr fixed_uri_reference from_a_uri = fixed_uri("http://h:80/?q");
static_assert(std::is_same_v<decltype(from_a_uri), fixed_uri_reference<15> const>
              && from_a_uri == fixed_uri_reference("http://h:80/?q"));
static_assert(from_a_uri.port() == "80");
static_assert(uri_with_scheme<fixed_uri<6>> && any_uri<fixed_uri_reference<6>>
              && !uri_with_scheme<fixed_uri_reference<6>>);
