// fixed_uri and fixed_uri_reference: URIs and references as template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/uri/fixed_uri.hpp>

#include <type_traits>

using namespace consturi;

// A fixed_uri converts to a fixed_uri_reference.
constexpr fixed_uri_reference from_a_uri = fixed_uri("http://h:80/?q");
static_assert(std::is_same_v<decltype(from_a_uri), fixed_uri_reference<15> const>
              && from_a_uri == fixed_uri_reference("http://h:80/?q"));
static_assert(from_a_uri.view().port() == "80");
