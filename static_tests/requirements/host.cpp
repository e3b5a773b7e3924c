// Requirements of the host, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/host.hpp"

static_assert(cases::each_holds<cases::host_requirements>());
