// Requirements that are known at run time only: read from text, combined, judged (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ANY_REQUIREMENT_HPP
#define CONSTURI_ANY_REQUIREMENT_HPP

#include <consturi/requirements/require.hpp>
#include <consturi/requirements/written_requirement.hpp>

#endif
