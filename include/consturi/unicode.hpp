// Text in UTF-8 and UTF-16 (RFC 3986 2.5).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_UNICODE_HPP
#define CONSTURI_UNICODE_HPP

#include <consturi/adapters/unicode.hpp>

#endif
