// Writes an automaton as a struct for matching/match_at_run_time.hpp.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_AUTOMATA_WRITE_HPP
#define CONSTURI_TOOLS_AUTOMATA_WRITE_HPP

#include "determinize.hpp"

#include <iosfwd>
#include <string_view>

namespace automata {

/// `slices` is the number of slices.
void write(std::ostream& out, automaton const& a, std::string_view syntax, unsigned slices);

} // namespace automata

#endif
