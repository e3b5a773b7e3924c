// Requirements of the scheme, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/scheme.hpp"

static_assert(cases::first_wrong<cases::scheme_requirements>() == std::size(cases::scheme_requirements));
