// Requirements of the whole text, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/text.hpp"

static_assert(cases::first_wrong<cases::text_requirements>() == std::size(cases::text_requirements));
