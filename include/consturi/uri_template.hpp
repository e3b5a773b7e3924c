// URI Templates (RFC 6570): their literals, and expansion (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_TEMPLATE_HPP
#define CONSTURI_URI_TEMPLATE_HPP

#include <consturi/templates/expand.hpp>
#include <consturi/templates/match.hpp>
#include <consturi/templates/outline.hpp>

#endif
