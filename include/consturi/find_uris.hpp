// Finding URIs in text: `find_uris` (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FIND_URIS_HPP
#define CONSTURI_FIND_URIS_HPP

#include <consturi/schemes/find_uris.hpp>

#endif
