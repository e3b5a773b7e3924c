// Names of hosts in ASCII by UTS #46, with the library libidn2 (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_IDNA_HPP
#define CONSTURI_IDNA_HPP

#include <consturi/adapters/idna.hpp>

#endif
