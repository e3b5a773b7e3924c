// Sums of sizes, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/support/integer.hpp>

using consturi::detail::saturated_sum;

static_assert(saturated_sum(1, 2) == 3 && saturated_sum(0, 0) == 0);
static_assert(saturated_sum(SIZE_MAX - 1, 1) == SIZE_MAX && saturated_sum(1, SIZE_MAX - 1) == SIZE_MAX);
static_assert(saturated_sum(SIZE_MAX, 1) == SIZE_MAX && saturated_sum(1, SIZE_MAX) == SIZE_MAX);
static_assert(saturated_sum(SIZE_MAX, SIZE_MAX) == SIZE_MAX);
