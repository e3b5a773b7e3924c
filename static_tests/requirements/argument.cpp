// Arguments of requirements, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/argument.hpp"

static_assert(cases::first_wrong<cases::right_arguments>() == std::size(cases::right_arguments));
static_assert(cases::first_wrong<cases::wrong_arguments>() == std::size(cases::wrong_arguments));
