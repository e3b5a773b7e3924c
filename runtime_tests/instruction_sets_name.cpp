// A function whose name instruction_sets.cmake compares between instruction sets.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/config.hpp>

namespace consturi::detail {
void named_here() {}
} // namespace consturi::detail
