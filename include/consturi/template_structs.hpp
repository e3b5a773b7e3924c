// Values of URI Templates in a hana::Struct (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATE_STRUCTS_HPP
#define CONSTURI_TEMPLATE_STRUCTS_HPP

#include <consturi/adapters/template_structs.hpp>

#endif
