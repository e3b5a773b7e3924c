// Distributed under the Boost Software License, Version 1.0.
#include "cases/uri_template.hpp"

#include <iterator>

namespace {

using namespace cases;

static_assert(first_wrong(of_uri_template::levels_1_to_3) == std::size(of_uri_template::levels_1_to_3));
static_assert(first_wrong(of_uri_template::level_4) == std::size(of_uri_template::level_4));
static_assert(first_wrong(of_uri_template::modifiers) == std::size(of_uri_template::modifiers));
static_assert(first_wrong(of_uri_template::simple_and_reserved) == std::size(of_uri_template::simple_and_reserved));
static_assert(first_wrong(of_uri_template::other_operators) == std::size(of_uri_template::other_operators));
static_assert(first_wrong(of_uri_template::expansions) == std::size(of_uri_template::expansions));
static_assert(first_wrong(of_uri_template::errors) == std::size(of_uri_template::errors));

} // namespace
