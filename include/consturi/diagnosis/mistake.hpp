// Common mistakes in URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_MISTAKE_HPP
#define CONSTURI_DIAGNOSIS_MISTAKE_HPP

#include <consturi/config.hpp>

namespace consturi {

/// The mistakes that an error can report: `parse_error::code()`. docs/mistakes.md lists them. Their names are stable,
/// their numbers are not.
enum class mistake : unsigned char {
#define CONSTURI_MISTAKE(name, kind, message) name,
#include <consturi/diagnosis/mistakes.def>
};

} // namespace consturi

#endif
