// RFC 3986 6: equivalence and its hash, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/compare.hpp"

#include <consturi/literals.hpp>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

static_assert(first_wrong<differences>() == std::size(differences));
#if !defined(__clang__) || defined(_LIBCPP_VERSION) // std::string is constexpr
static_assert(first_wrong(orders_of_parameters) == std::size(orders_of_parameters));
#endif

// URIs and references of all types can be equivalent.
constexpr auto uppercase = "HTTP://H/%7E"_uri;
constexpr auto lowercase = "http://h/~"_uri_reference;
static_assert(equivalent(uppercase, lowercase) && equivalence_hash<>()(uppercase) == equivalence_hash<>()(lowercase)
              && !(uppercase == lowercase));
static_assert(equivalent(checked_uri("HTTP://H/~"), lowercase));
// The hash is FNV-1a: the test vector of its authors.
static_assert([] {
    detail::hash_writer to;
    for (char const c : {'f', 'o', 'o', 'b', 'a', 'r'}) to.take(c, false);
    return to.hash();
}() == 0x85944171F73967E8);
