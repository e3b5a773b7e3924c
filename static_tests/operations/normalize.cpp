// RFC 3986 6.2.2 and 6.2.3: normalization, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/normalize.hpp"

#include <consturi/literals.hpp>

#include <type_traits>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

static_assert(first_wrong<examples_of_6_2_2>() == std::size(examples_of_6_2_2));
static_assert(first_wrong<other_normal_forms>() == std::size(other_normal_forms));
static_assert(first_wrong<examples_of_6_2_3>() == std::size(examples_of_6_2_3));
static_assert(first_wrong<other_scheme_based_forms>() == std::size(other_scheme_based_forms));

// Constants have exactly the needed size, and can be template arguments.
static_assert(normalized<"HTTP://Example.COM/a/../b">.text() == "http://example.com/b");
static_assert(normalized<"HTTP://Example.COM/a/../b">.host() == "example.com");
static_assert(std::is_same_v<decltype(normalized<"HTTP://Example.COM/a/../b">), fixed_uri<21> const>);
static_assert(normalized<"http://h:80", normalization::scheme_based> == fixed_uri("http://h/"));
static_assert(normalized_reference<"a/../%7Eb"> == fixed_uri_reference("~b")
              && normalized_reference<"//H:", by_scheme> == fixed_uri_reference("//h"));

// Strings at compile time, if the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(normalize("HTTP://example.com/a/../longer/than/small/strings"_uri).str()
              == "http://example.com/longer/than/small/strings");
#endif
