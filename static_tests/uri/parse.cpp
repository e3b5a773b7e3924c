// Parsing URIs and references into components, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/parse.hpp"

using namespace cases;

static_assert(all_hold(examples_of_1_1_2));
static_assert(all_hold(examples_of_3));
static_assert(all_hold(inputs_of_5_4));
static_assert(all_hold(undefined_and_empty));
static_assert(all_hold(authorities));
static_assert(all_hold(paths_queries_and_fragments));
