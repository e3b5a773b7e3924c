// Requirements of the scheme, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/scheme.hpp"

static_assert(cases::each_holds<cases::scheme_requirements>());
