// Captures, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/captures.hpp"

static_assert(cases::first_wrong(cases::captures) == std::size(cases::captures));
