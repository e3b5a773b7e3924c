// Common mistakes in URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_MISTAKE_HPP
#define CONSTURI_DIAGNOSIS_MISTAKE_HPP

#include <consturi/config.hpp>

namespace consturi::detail {

enum class mistake : unsigned char {
#define CONSTURI_MISTAKE(name, message) name,
#include <consturi/diagnosis/mistakes.def>
};

/// Whether the message names the mistake; otherwise, a description adds what was expected.
constexpr bool is_specific(mistake which) noexcept { return which < mistake::unexpected_character; }

} // namespace consturi::detail

#endif
