// Combinations of requirements, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/combine.hpp"

#include <consturi/requirements/require.hpp>

#include <type_traits>

using namespace cases;
using namespace consturi;

static_assert(first_wrong<combinations>() == std::size(combinations));

// A requirement can be a template argument.
template <auto>
struct endpoint {};
static_assert(std::is_same_v<endpoint<has_host && port_is(80)>, endpoint<has_host && port_is(80)>>);
static_assert(!std::is_same_v<endpoint<port_is(81)>, endpoint<port_is(80)>>);
// Parentheses do not change the type of a combination of equal operators.
static_assert(
    std::is_same_v<decltype(has_host && (has_port && has_query)), decltype((has_host && has_port) && has_query)>);
static_assert(
    std::is_same_v<decltype(has_host || (has_port || has_query)), decltype((has_host || has_port) || has_query)>);
static_assert(requirements::detail::spelling < (has_host || has_port)
              && !(has_query && !has_fragment) >.view() == "(has_host || has_port) && !(has_query && !has_fragment)");
static_assert(requirements::detail::spelling < (has_host && has_port)
              || has_query >.view() == "(has_host && has_port) || has_query");
