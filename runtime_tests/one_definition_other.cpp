// The other translation unit of one_definition.cpp.
//
// Distributed under the Boost Software License, Version 1.0.
#include "one_definition.hpp"

library_use used_in_other_unit() { return used_here(); }
