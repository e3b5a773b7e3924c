// Views, errors and the parse functions of RFC 3986.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_PARSE_HPP
#define CONSTURI_PARSE_HPP

#include <consturi/uri/parse.hpp>

#endif
