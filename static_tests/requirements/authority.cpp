// Requirements of userinfo, judged by the compiler.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/authority.hpp"

static_assert(cases::each_holds<cases::authority_requirements>());
