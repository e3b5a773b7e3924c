// RFC 3987 2.2. The characters outside ASCII, which other RFCs refer to.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RFC_RFC3987_HPP
#define CONSTURI_RFC_RFC3987_HPP

#include <consturi/abnf/code_points.hpp>

namespace consturi::rfc3987 {

using namespace abnf::notation;
using abnf::code_point_notation::x;

// clang-format off

inline constexpr auto iprivate       = "iprivate"_rule       = [] { return x(0xE000, 0xF8FF) | x(0xF0000, 0xFFFFD) | x(0x100000, 0x10FFFD); };

inline constexpr auto ucschar        = "ucschar"_rule        = [] { return x(0xA0, 0xD7FF) | x(0xF900, 0xFDCF) | x(0xFDF0, 0xFFEF)
                                                                         | x(0x10000, 0x1FFFD) | x(0x20000, 0x2FFFD) | x(0x30000, 0x3FFFD)
                                                                         | x(0x40000, 0x4FFFD) | x(0x50000, 0x5FFFD) | x(0x60000, 0x6FFFD)
                                                                         | x(0x70000, 0x7FFFD) | x(0x80000, 0x8FFFD) | x(0x90000, 0x9FFFD)
                                                                         | x(0xA0000, 0xAFFFD) | x(0xB0000, 0xBFFFD) | x(0xC0000, 0xCFFFD)
                                                                         | x(0xD0000, 0xDFFFD) | x(0xE1000, 0xEFFFD); };

// clang-format on

} // namespace consturi::rfc3987

#endif
