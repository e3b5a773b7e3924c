// The number of basic blocks that a source compiled with -fsanitize-coverage=trace-pc has executed.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_ABNF_EXECUTED_BLOCKS_HPP
#define CONSTURI_RUNTIME_TESTS_ABNF_EXECUTED_BLOCKS_HPP

#include <cstdint>

extern std::uint64_t executed_blocks, max_executed_blocks;

#endif
