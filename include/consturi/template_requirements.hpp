// Requirements on all expansions of a URI Template (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATE_REQUIREMENTS_HPP
#define CONSTURI_TEMPLATE_REQUIREMENTS_HPP

#include <consturi/templates/requirements.hpp>

#endif
