// RFC 5234 B.1. Core Rules.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RFC_RFC5234_HPP
#define CONSTURI_RFC_RFC5234_HPP

#include <consturi/abnf/notation.hpp>

namespace consturi::rfc5234 {

using namespace abnf::notation;

// clang-format off

inline constexpr auto ALPHA  = "ALPHA"_rule  = [] { return x(0x41, 0x5A) | x(0x61, 0x7A); };
inline constexpr auto DIGIT  = "DIGIT"_rule  = [] { return x(0x30, 0x39); };
inline constexpr auto HEXDIG = "HEXDIG"_rule = [] { return DIGIT | "A" | "B" | "C" | "D" | "E" | "F"; };

// clang-format on

} // namespace consturi::rfc5234

#endif
