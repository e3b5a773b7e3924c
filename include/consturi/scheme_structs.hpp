// The types of schemes as hana::Structs of their own parts (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEME_STRUCTS_HPP
#define CONSTURI_SCHEME_STRUCTS_HPP

#include <consturi/adapters/scheme_structs.hpp>

#endif
