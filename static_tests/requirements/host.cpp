// Requirements of the host, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/host.hpp"

static_assert(cases::first_wrong<cases::host_requirements>() == std::size(cases::host_requirements));
