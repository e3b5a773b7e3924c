// The requirements of `unambiguous`, judged by the compiler.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/unambiguous.hpp"

static_assert(cases::each_holds<cases::unambiguous_parts>());
