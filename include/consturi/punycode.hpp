// Punycode (RFC 3492): characters outside ASCII in letters, digits and hyphens.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_PUNYCODE_HPP
#define CONSTURI_PUNYCODE_HPP

#include <consturi/coding/punycode.hpp>

#endif
