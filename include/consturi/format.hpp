// URIs, addresses and errors in std::format and output streams (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FORMAT_HPP
#define CONSTURI_FORMAT_HPP

#include <consturi/adapters/format.hpp>

#endif
