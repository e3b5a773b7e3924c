// RFC 3986 5: reference resolution, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/resolve.hpp"

#include <consturi/literals.hpp>
#include <consturi/operations/normalize.hpp>

#include <string_view>
#include <type_traits>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

static_assert(first_wrong<examples_of_5_4_1>() == std::size(examples_of_5_4_1));
static_assert(first_wrong<examples_of_5_4_2>() == std::size(examples_of_5_4_2));
static_assert(first_wrong<other_resolutions>() == std::size(other_resolutions));

// Constants have exactly the needed size, and can be template arguments.
static_assert(resolved<"http://a/b/c", "../g"> == fixed_uri("http://a/g"));
static_assert(resolved<"http://a/b/c", ""> == fixed_uri("http://a/b/c"));

template <fixed_uri Endpoint>
struct client {
    static constexpr auto path = Endpoint.path();
};
static_assert(std::is_same_v<client<normalized<"S:/%61">>, client<"s:/a">>
              && client<resolved<"s:/a", "b">>::path == "/b");

static_assert(resolved<"s:a", normalized<"HTTP://h/">>.text() == "http://h/");

// Strings at compile time, if the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(resolve("http://a/b/c"_uri, "../g"_uri_reference).str() == "http://a/g");
#endif

// A base is a URI type of this library with a scheme. Other types with the same members are rejected.
template <class Base>
concept is_a_base = requires(Base const& base, uri_reference_view const& reference) { resolved_size(base, reference); };
struct not_a_uri {
    std::string_view scheme() const noexcept { return "s"; }
};
static_assert(is_a_base<uri_view> && is_a_base<uri> && is_a_base<fixed_uri<6>>);
static_assert(!is_a_base<uri_reference_view> && !is_a_base<fixed_uri_reference<6>> && !is_a_base<not_a_uri>);
