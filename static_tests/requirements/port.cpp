// Requirements of the port, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/port.hpp"

static_assert(cases::first_wrong<cases::port_requirements>() == std::size(cases::port_requirements));
