// The comparisons of all types that have them.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>
#include <consturi/unicode.hpp>

#include <iterator>

using namespace consturi;
using namespace consturi::literals;

// More than one comparison in a constant expression: with g++ 14, the second defaulted comparison of arrays is wrong.
template <class T>
consteval bool tells_apart(T const& a, T const& b) {
    return a == T(a) && b == T(b) && a != b && b != a && !(a == b);
}

static_assert(tells_apart(byte_set::of("a"), byte_set::of("b")));
static_assert(tells_apart(safe_set(byte_set::of("/")), safe_set(byte_set::of("?"))));
static_assert(tells_apart(safe_set(), safe_set().with_triplets()));
static_assert(tells_apart(fixed_string("a"), fixed_string("b")));
static_assert(tells_apart(abnf::slice{0, 1}, abnf::slice{0, 2}));
static_assert(tells_apart("1.2.3.4"_ipv4, "1.2.3.5"_ipv4));
static_assert(tells_apart("::1"_ipv6, "::2"_ipv6));
static_assert(tells_apart(*ip_future_address::parse("v1.a"), *ip_future_address::parse("v1.b")));
static_assert("1.2.3.4"_ipv4 < "1.2.3.5"_ipv4 && "1.2.3.5"_ipv4 > "1.2.3.4"_ipv4 && "1.2.3.4"_ipv4 <= "1.2.3.4"_ipv4);
static_assert("::1"_ipv6 < "::2"_ipv6 && "::2"_ipv6 > "::1"_ipv6 && "::1"_ipv6 <= "::1"_ipv6);

static_assert(tells_apart("s:a"_uri, "s:b"_uri));
static_assert("s:a"_uri < "s:b"_uri && "s:b"_uri > "s:a"_uri && "s:a"_uri <= "s:a"_uri);
static_assert(tells_apart("a"_uri_reference, "b"_uri_reference));
static_assert(tells_apart(fixed_uri("s:a"), fixed_uri("s:b")));
static_assert(tells_apart(fixed_uri_reference("a"), fixed_uri_reference("b")));
static_assert(tells_apart(*static_uri<8>::parse("s:a"), *static_uri<8>::parse("s:b")));
static_assert(tells_apart(*static_uri_reference<8>::parse("a"), *static_uri_reference<8>::parse("b")));
static_assert(tells_apart(checked_uri("s:a"), checked_uri("s:b")));
#if !defined(__clang__) || defined(_LIBCPP_VERSION) // where std::string is constexpr
static_assert(tells_apart(uri("s:a"_uri), uri("s:b"_uri)));
static_assert(tells_apart(uri_reference("a"_uri_reference), uri_reference("b"_uri_reference)));
#endif
static_assert(tells_apart(*"s:/a/b"_uri.segments().begin(), "s:/a/b"_uri.segments().back()));
static_assert(tells_apart(*"?a=1"_uri_reference.query_params().begin(), *"?a=2"_uri_reference.query_params().begin()));
static_assert(tells_apart(decoded_view("a%41"), decoded_view("a%42")));
static_assert(decoded_view("a%41") == "aA" && "aB" != decoded_view("a%41") && decoded_view("a%41") < "aB");
static_assert(tells_apart(origin("http://a"_uri), origin("http://b"_uri)));
static_assert(tells_apart("a"_rfc2396, "b"_rfc2396));
static_assert(tells_apart("s:\u00E4"_iri, "s:\u00E5"_iri));
static_assert(tells_apart("\u00E4"_iri_reference, "\u00E5"_iri_reference));
static_assert(tells_apart(fixed_iri("s:\u00E4"), fixed_iri("s:\u00E5")));
static_assert(tells_apart(*java::parse_uri("s:a"), *java::parse_uri("s:b")));
static_assert(tells_apart(java::normalized<"s:a">, java::normalized<"s:b">));

constexpr auto segments = "s:/a/b"_uri.segments();
static_assert(tells_apart(segments.begin(), segments.end())
              && std::ranges::next(segments.begin()) == std::ranges::prev(segments.end()));
constexpr auto octets = decoded_view("%41b");
static_assert(tells_apart(octets.begin(), octets.end()));

static_assert(tells_apart(parse_uri("s:a"), parse_uri("s:b")) && tells_apart(parse_uri("s:a"), parse_uri("s:^")));
static_assert(tells_apart(parse_uri("s:^").error(), parse_uri("s:a^").error()));
static_assert(tells_apart(*abnf::find_mismatch(rfc3986::dec_octet, "a"),
                          *abnf::find_mismatch(rfc3986::dec_octet, "1a")));
static_assert(tells_apart(unexpected(1), unexpected(2)) && tells_apart(lone_surrogate(0), lone_surrogate(1)));
