// Requirements of the scheme, judged by the compiler.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/scheme.hpp"

static_assert(cases::each_holds<cases::scheme_requirements>());
