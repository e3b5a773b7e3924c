// The requirements that `unambiguous` combines, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/unambiguous.hpp"

static_assert(cases::first_wrong<cases::unambiguous_requirements>() == std::size(cases::unambiguous_requirements));
