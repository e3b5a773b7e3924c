// URIs and references of RFC 3986, their components and their mistakes, judged by the compiler: passing is compiling.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/mistakes.hpp"
#include "cases/uris.hpp"

using namespace cases;

static_assert(all_hold(examples_of_1_1_2));
static_assert(all_hold(examples_of_3));
static_assert(all_hold(inputs_of_5_4));
static_assert(all_hold(undefined_and_empty));
static_assert(all_hold(authorities));
static_assert(all_hold(paths_and_what_follows));

static_assert(all_hold(mistakes_in_uris));
static_assert(all_hold(mistakes_in_references));
static_assert(all_hold(mendings));
static_assert(all_hold(accepted_elsewhere));
