// Editing URIs at compile time, if the standard library's std::string is constexpr; the types of the results.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/literals.hpp>
#include <consturi/uri/edit.hpp>

#include <string_view>
#include <type_traits>
#include <utility>

using namespace consturi;
using namespace consturi::literals;

template <class U>
using with_path = decltype(std::declval<U const&>().with_path(""));
static_assert(std::is_same_v<with_path<uri_view>, uri> && std::is_same_v<with_path<uri>, uri>
              && std::is_same_v<with_path<checked_uri>, uri> && std::is_same_v<with_path<fixed_uri<9>>, uri>
              && std::is_same_v<with_path<static_uri<9>>, uri>
              && std::is_same_v<with_path<uri_reference_view>, uri_reference>
              && std::is_same_v<with_path<uri_reference>, uri_reference>);
static_assert(std::is_same_v<decltype(""_uri_reference.with_scheme("s")), uri>
              && std::is_same_v<decltype("s:"_uri.without_scheme()), uri_reference>
              && std::is_same_v<decltype("s:"_uri / "a"), uri>
              && std::is_same_v<decltype("a"_uri_reference / "b"), uri_reference>);

#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert("http://u@h:1/p?q#f"_uri.with_port(443).without_userinfo() == "http://h:443/p?q#f"_uri);
static_assert("http://h/v1/"_uri / "a" / "b c" == "http://h/v1/a/b%20c"_uri);
static_assert(append_path("http://h/v1?q"_uri, "a/b%2Fc/") == "http://h/v1/a/b%2Fc/?q"_uri);
static_assert(uri("s:?a=1"_uri).set_query("a", "2").append_query("b").text() == "s:?a=2&b");
static_assert(uri("s:?b;a=x"_uri).set_query("a", 2, ";").sort_query(";").text() == "s:?a=2;b");
static_assert(append_segment("s:"_uri, "a:b", safe_set()) == "s:/a%3Ab"_uri);
static_assert(uri("s:?a"_uri).set_query("a", "(1)", safe_set()).text() == "s:?a=%281%29");
static_assert(uri("s:?b&a"_uri).erase_query_if([](query_param p) { return p.name() == "b"; }).text() == "s:?a");
#endif
