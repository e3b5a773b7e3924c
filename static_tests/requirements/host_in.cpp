// Requirements whose arguments are lists, blocks of addresses, or known at run time only, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/host_in.hpp"

static_assert(cases::first_wrong<cases::host_in_requirements>() == std::size(cases::host_in_requirements));
