// Names and values of forms (application/x-www-form-urlencoded), with `+` for a space.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FORM_HPP
#define CONSTURI_FORM_HPP

#include <consturi/adapters/form.hpp>

#endif
