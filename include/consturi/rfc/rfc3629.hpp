// RFC 3629 4. Syntax of UTF-8 Byte Sequences.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RFC_RFC3629_HPP
#define CONSTURI_RFC_RFC3629_HPP

#include <consturi/abnf/notation.hpp>

namespace consturi::rfc3629 {

using namespace abnf::notation;

// clang-format off

inline constexpr auto UTF8_tail   = "UTF8-tail"_rule   = [] { return x(0x80, 0xBF); };

inline constexpr auto UTF8_1      = "UTF8-1"_rule      = [] { return x(0x00, 0x7F); };
inline constexpr auto UTF8_2      = "UTF8-2"_rule      = [] { return x(0xC2, 0xDF) >> UTF8_tail; };
inline constexpr auto UTF8_3      = "UTF8-3"_rule      = [] { return x(0xE0) >> x(0xA0, 0xBF) >> UTF8_tail
                                                                   | x(0xE1, 0xEC) >> 2_( UTF8_tail )
                                                                   | x(0xED) >> x(0x80, 0x9F) >> UTF8_tail
                                                                   | x(0xEE, 0xEF) >> 2_( UTF8_tail ); };
inline constexpr auto UTF8_4      = "UTF8-4"_rule      = [] { return x(0xF0) >> x(0x90, 0xBF) >> 2_( UTF8_tail )
                                                                   | x(0xF1, 0xF3) >> 3_( UTF8_tail )
                                                                   | x(0xF4) >> x(0x80, 0x8F) >> 2_( UTF8_tail ); };

inline constexpr auto UTF8_char   = "UTF8-char"_rule   = [] { return UTF8_1 | UTF8_2 | UTF8_3 | UTF8_4; };
inline constexpr auto UTF8_octets = "UTF8-octets"_rule = [] { return *( UTF8_char ); };

// clang-format on

} // namespace consturi::rfc3629

#endif
