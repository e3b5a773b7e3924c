// IRIs.
//
// Distributed under the Boost Software License, Version 1.0.
module;
#include "includes.hpp"
#include <consturi.hpp>
export module consturi.iri;
export import consturi;
export extern "C++" {
#include <consturi/iri.hpp>
}
