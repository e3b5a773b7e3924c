// URIs that parsers read alike (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_UNAMBIGUOUS_HPP
#define CONSTURI_UNAMBIGUOUS_HPP

#include <consturi/requirements/unambiguous.hpp>

#endif
