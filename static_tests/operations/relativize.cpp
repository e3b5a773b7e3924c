// Relativization, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/relativize.hpp"

#include <consturi/literals.hpp>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

static_assert(first_wrong<relativizations>() == std::size(relativizations));
static_assert(first_wrong<path_relative_references>() == std::size(path_relative_references));

// Constants have exactly the needed size, and can be template arguments.
static_assert(relativized<"http://a/b", "http://a/b/c">.text() == "b/c");
static_assert(relativized<"http://a/b/c", "http://a/d", path_relative>.text() == "../d");
static_assert(relativized<"http://a/b", "http://a/b"> == fixed_uri_reference(""));
static_assert(resolved<"http://a/b/c", relativized<"http://a/b/c", "http://a/x/y">> == fixed_uri("http://a/x/y"));

template <fixed_uri_reference Logo>
constexpr auto query_of = Logo.query();
static_assert(query_of<"../logo.png?v=2"> == "v=2" && !query_of<"http://a/b">);
static_assert(query_of<relativized<"http://a/b", "http://a/b?">> == "");

// Strings at compile time, if the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(*relativize("http://a/b"_uri, "http://a/b/c"_uri) == "b/c"_uri_reference && uri("s:"_uri).str() == "s:");
#endif
