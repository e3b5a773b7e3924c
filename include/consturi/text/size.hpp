// Sums of sizes that cannot wrap around.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_SIZE_HPP
#define CONSTURI_TEXT_SIZE_HPP

#include <consturi/config.hpp>

#include <cstddef>
#include <cstdint>

namespace consturi::detail {

/// The sum of two sizes, or SIZE_MAX if it is larger; no text has that size. On 32-bit targets, the encoded form of a
/// text can be larger than the address space.
constexpr std::size_t saturated_sum(std::size_t a, std::size_t b) noexcept {
    return a < SIZE_MAX - b ? a + b : SIZE_MAX;
}

} // namespace consturi::detail

#endif
