// Requirements of the query and the fragment, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/query.hpp"

static_assert(cases::first_wrong<cases::query_requirements>() == std::size(cases::query_requirements));
