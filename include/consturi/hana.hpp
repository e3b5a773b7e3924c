// Views as hana::Struct of their components (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HANA_HPP
#define CONSTURI_HANA_HPP

#include <consturi/adapters/hana.hpp>

#endif
