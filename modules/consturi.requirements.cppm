// Requirements from text, and `unambiguous`.
//
// Distributed under the Boost Software License, Version 1.0.
module;
#include "includes.hpp"
#include <consturi.hpp>
export module consturi.requirements;
export import consturi;
export extern "C++" {
#include <consturi/any_requirement.hpp>
#include <consturi/unambiguous.hpp>
}
