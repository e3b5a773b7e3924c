// Texts on which a naive parser takes quadratic time, or recurses deeply.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_BENCHMARKS_ADVERSARIAL_HPP
#define CONSTURI_BENCHMARKS_ADVERSARIAL_HPP

#include "print.hpp"

namespace benchmarks {

/// Prints nanoseconds per byte for texts of 1 KiB to 16 MiB.
void measure_adversarial(options const&);

} // namespace benchmarks

#endif
