// Captures, and error positions for rules of a user, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/captures.hpp"
#include "cases/explain.hpp"

static_assert(cases::first_wrong(cases::captures) == std::size(cases::captures));
static_assert(cases::first_wrong(cases::own_mismatches) == std::size(cases::own_mismatches));
static_assert(cases::first_wrong(cases::own_matches) == std::size(cases::own_matches));
