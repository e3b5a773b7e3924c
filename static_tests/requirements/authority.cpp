// Requirements of the userinfo, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/authority.hpp"

static_assert(cases::first_wrong<cases::authority_requirements>() == std::size(cases::authority_requirements));
