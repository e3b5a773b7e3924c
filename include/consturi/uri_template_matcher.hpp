// Matching URI Templates that are known at run time only (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_TEMPLATE_MATCHER_HPP
#define CONSTURI_URI_TEMPLATE_MATCHER_HPP

#include <consturi/templates/matcher.hpp>

#endif
