// URI literals that the compiler checks (RFC 3986): the cheapest header for constants.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_LITERALS_HPP
#define CONSTURI_LITERALS_HPP

#include <consturi/uri/literals.hpp>

#endif
