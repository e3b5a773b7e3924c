// Reference resolution, by the compiler.
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

static_assert(each_holds<examples_of_5_4_1>());
static_assert(each_holds<examples_of_5_4_2>());
static_assert(each_holds<other_resolutions>());

// As constants: of exactly their size, and good for template arguments.
static_assert(resolved<"http://a/b/c", "../g"> == fixed_uri("http://a/g"));
static_assert(resolved<"http://a/b/c", ""> == fixed_uri("http://a/b/c"));

template <fixed_uri Endpoint>
struct client {
    static constexpr auto path = Endpoint.view().path();
};
static_assert(std::is_same_v<client<normalized<"S:/%61">>, client<"s:/a">> && client<resolved<"s:/a", "b">>::path == "/b");

static_assert(resolved<"s:a", normalized<"HTTP://h/">>.view().text() == "http://h/");

// Strings, too, are made by the compiler, where those of the standard library can be.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(resolve("http://a/b/c"_uri, "../g"_uri_reference).text() == "http://a/g");
#endif

// The operations are for URIs of this library, with a scheme for a base, and for no other type that looks like one.
template <class Base>
concept is_a_base = requires(Base const& base, uri_reference_view const& reference) { resolved_size(base, reference); };
struct looks_like_one {
    std::string_view scheme() const noexcept { return "s"; }
};
static_assert(is_a_base<uri_view> && is_a_base<uri>);
static_assert(!is_a_base<uri_reference_view> && !is_a_base<looks_like_one>);
