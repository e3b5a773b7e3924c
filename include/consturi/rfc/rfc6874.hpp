// RFC 6874 2. Specification: IPv6 addresses with a zone in URIs (opt-in). RFC 3986 does not allow them; RFC 9844 has
// made RFC 6874 obsolete.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RFC_RFC6874_HPP
#define CONSTURI_RFC_RFC6874_HPP

#include <consturi/rfc/rfc3986.hpp>

namespace consturi::rfc6874 {

using namespace abnf::notation;
using rfc3986::IPv6address;
using rfc3986::IPvFuture;
using rfc3986::pct_encoded;
using rfc3986::unreserved;

// clang-format off

inline constexpr auto ZoneID     = "ZoneID"_rule     = [] { return 1*( unreserved | pct_encoded ); };

inline constexpr auto IPv6addrz  = "IPv6addrz"_rule  = [] { return IPv6address >> "%25" >> ZoneID; };

inline constexpr auto IP_literal = "IP-literal"_rule = [] { return "[" >> ( IPv6address | IPv6addrz | IPvFuture ) >> "]"; };

// clang-format on

} // namespace consturi::rfc6874

#endif
