// The translation unit of instruction_sets.cpp that is compiled with vector instructions.
//
// Distributed under the Boost Software License, Version 1.0.
#include "instruction_sets.hpp"

struct ssse3_unit;
std::size_t accepted_with_ssse3(std::string_view text) { return accepted_by<ssse3_unit>(text); }
