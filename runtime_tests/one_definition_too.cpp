// The other half of one_definition.cpp.
//
// Distributed under the Boost Software License, Version 1.0.
#include "one_definition.hpp"

everything there() { return here(); }
