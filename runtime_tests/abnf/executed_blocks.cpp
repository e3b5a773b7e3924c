// Counts the executed blocks. This source is compiled without the option, because the function would call itself.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/executed_blocks.hpp"

#include <cstdio>
#include <cstdlib>

std::uint64_t executed_blocks = 0, max_executed_blocks = UINT64_MAX;

extern "C" void __sanitizer_cov_trace_pc();
extern "C" void __sanitizer_cov_trace_pc() {
    if (++executed_blocks <= max_executed_blocks) return;
    std::fputs("too many blocks are executed\n", stderr);
    std::abort();
}
