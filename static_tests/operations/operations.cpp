// Operations on URIs, done by the compiler: passing is compiling.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/operations.hpp"

#include <consturi/literals.hpp>

#include <type_traits>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

static_assert(each_holds<examples_of_5_4_1>());
static_assert(each_holds<examples_of_5_4_2>());
static_assert(each_holds<other_resolutions>());
static_assert(each_holds<examples_of_6_2_2>());
static_assert(each_holds<other_normal_forms>());
static_assert(each_holds<examples_of_6_2_3>());
static_assert(each_holds<other_scheme_based_forms>());
static_assert(each_holds<differences>());
static_assert(each_holds<relativizations>());

// As constants: of exactly their size, and good for template arguments.
static_assert(normalized<"HTTP://Example.COM/a/../b">.view().text() == "http://example.com/b");
static_assert(normalized<"HTTP://Example.COM/a/../b">.view().host() == "example.com");
static_assert(std::is_same_v<decltype(normalized<"HTTP://Example.COM/a/../b">), fixed_uri<21> const>);
static_assert(normalized<"http://h:80", normalization::scheme_based> == fixed_uri("http://h/"));
static_assert(resolved<"http://a/b/c", "../g"> == fixed_uri("http://a/g"));
static_assert(resolved<"http://a/b/c", ""> == fixed_uri("http://a/b/c"));
static_assert(relativized<"http://a/b", "http://a/b/c">.view().text() == "b/c");
static_assert(relativized<"http://a/b", "http://a/b"> == fixed_uri_reference(""));
static_assert(resolved<"http://a/b/c", relativized<"http://a/b/c", "http://a/x/y">> == fixed_uri("http://a/x/y"));

static_assert(normalized_reference<"a/../%7Eb"> == fixed_uri_reference("~b") && normalized_reference<"//H:", by_scheme> == fixed_uri_reference("//h"));

template <fixed_uri Endpoint>
struct client {
    static constexpr auto path = Endpoint.view().path();
};
static_assert(std::is_same_v<client<normalized<"S:/%61">>, client<"s:/a">> && client<resolved<"s:/a", "b">>::path == "/b");

template <fixed_uri_reference Logo>
constexpr auto query_of = Logo.view().query();
static_assert(query_of<"../logo.png?v=2"> == "v=2" && !query_of<"http://a/b">);
static_assert(query_of<relativized<"http://a/b", "http://a/b?">> == "");

// What is equivalent is so between all kinds of URIs and references.
constexpr auto shout = "HTTP://H/%7E"_uri;
constexpr auto whisper = "http://h/~"_uri_reference;
static_assert(equivalent(shout, whisper) && equivalence_hash<>()(shout) == equivalence_hash<>()(whisper) && !(shout == whisper));
static_assert(equivalent(checked_uri("HTTP://H/~"), whisper));
// The hash is FNV-1a, by its authors' test.
static_assert([] {
    hash_writer to;
    for (char const c : {'f', 'o', 'o', 'b', 'a', 'r'}) to.take(c, false);
    return to.hash();
}() == 0x85944171F73967E8);

// A URI is a reference, as a constant too.
constexpr fixed_uri_reference of_a_uri = fixed_uri("http://h:80/?q");
static_assert(std::is_same_v<decltype(of_a_uri), fixed_uri_reference<15> const> && of_a_uri == fixed_uri_reference("http://h:80/?q"));
static_assert(resolved<"s:a", normalized<"HTTP://h/">>.view().text() == "http://h/" && of_a_uri.view().port() == "80");

// Strings, too, are made by the compiler, where those of the standard library can be.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(resolve("http://a/b/c"_uri, "../g"_uri_reference).text() == "http://a/g");
static_assert(normalize("HTTP://example.com/a/../longer/than/small/strings"_uri).host() == "example.com");
static_assert(*relativize("http://a/b"_uri, "http://a/b/c"_uri) == "b/c"_uri_reference && uri("s:"_uri).str() == "s:");
#endif

static_assert(default_port("HTTPS") == 443 && default_port("ws") == 80 && !default_port("mailto") && !default_port("") && !default_port("http:"));

// The operations are for URIs of this library, with a scheme for a base, and for no other type that looks like one.
template <class Base>
concept is_a_base = requires(Base const& base, uri_reference_view const& reference) { resolved_size(base, reference); };
struct looks_like_one {
    std::string_view scheme() const noexcept { return "s"; }
};
static_assert(is_a_base<uri_view> && is_a_base<uri>);
static_assert(!is_a_base<uri_reference_view> && !is_a_base<looks_like_one>);

// Bytes of variables, which g++ 12 does not read at once.
constexpr bool reads_variables() {
    char const a[] = "http", b[] = "hTtq";
    return are_same(a, a, 4) && are_same(a, b, 0) && are_same(a, b, 1) && !are_same(a, b, 2) && !are_same(a, b, 4) && !are_same(a + 3, b + 3, 1)
           && has_byte(a, 4, 'p') && !has_byte(a, 3, 'p') && !has_byte(a, 4, 'q') && has_byte(b, 4, 'h') && !has_byte(a, 0, 'h')
           && find_byte({a, 4}, 't', 2) == 2 && find_byte({a, 4}, 't', 3) == 4 && find_byte({a, 4}, 't', 4) == 4;
}
static_assert(reads_variables());
