// How Catch2 prints URIs, addresses, errors and results (opt-in), major version 2 or 3.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CATCH2_HPP
#define CONSTURI_CATCH2_HPP

#include <consturi/adapters/catch2.hpp>

#endif
