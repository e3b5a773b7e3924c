// Requirements of the path, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/path.hpp"

static_assert(cases::first_wrong<cases::path_requirements>() == std::size(cases::path_requirements));
