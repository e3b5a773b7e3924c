// URIs and references as constants.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/uri/fixed_uri.hpp>

#include <type_traits>

using namespace consturi;

// A URI is a reference, as a constant too.
constexpr fixed_uri_reference of_a_uri = fixed_uri("http://h:80/?q");
static_assert(std::is_same_v<decltype(of_a_uri), fixed_uri_reference<15> const> && of_a_uri == fixed_uri_reference("http://h:80/?q"));
static_assert(of_a_uri.view().port() == "80");
