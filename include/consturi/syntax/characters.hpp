// Character classes (RFC 3986 2.2 and 2.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_CHARACTERS_HPP
#define CONSTURI_SYNTAX_CHARACTERS_HPP

#include <consturi/rfc/rfc3986.hpp>

namespace consturi::detail {

inline constexpr byte_set const& unreserved = rfc3986::unreserved.analysis.first;
inline constexpr byte_set const& gen_delims = rfc3986::gen_delims.analysis.first;
inline constexpr byte_set const& sub_delims = rfc3986::sub_delims.analysis.first;

constexpr bool is_unreserved(char c) noexcept { return unreserved.contains(static_cast<byte>(c)); }

} // namespace consturi::detail

#endif
