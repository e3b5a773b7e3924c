// Parsing URIs and references into components, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/parse.hpp"

using namespace cases;

static_assert(first_wrong(examples_of_1_1_2) == std::size(examples_of_1_1_2));
static_assert(first_wrong(examples_of_3) == std::size(examples_of_3));
static_assert(first_wrong(inputs_of_5_4) == std::size(inputs_of_5_4));
static_assert(first_wrong(undefined_and_empty) == std::size(undefined_and_empty));
static_assert(first_wrong(authorities) == std::size(authorities));
static_assert(first_wrong(paths_queries_and_fragments) == std::size(paths_queries_and_fragments));
