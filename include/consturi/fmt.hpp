// URIs, addresses and errors in the library fmt (opt-in), version 9 or later.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FMT_HPP
#define CONSTURI_FMT_HPP

#include <consturi/adapters/fmt.hpp>

#endif
