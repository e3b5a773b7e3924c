// The types of all schemes, the requirement `valid_by_scheme`, and what <consturi/scheme_registry.hpp> has (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_HPP
#define CONSTURI_SCHEMES_HPP

#include <consturi/schemes/all.hpp>
#include <consturi/schemes/classify.hpp>
#include <consturi/schemes/host_list.hpp>
#include <consturi/schemes/registry.hpp>

#endif
