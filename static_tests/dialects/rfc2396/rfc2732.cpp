// RFC 2732 3: the rules, each on its own, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/rfc2732.hpp"
#include "cases/rfc2396.hpp"

using namespace cases::of_rfc2732;
using cases::first_wrong;
using cases::of_rfc2396::divides_ascii;
namespace rfc2396 = consturi::rfc2396;

static_assert(first_wrong(authorities) == std::size(authorities));
static_assert(first_wrong(other_rules) == std::size(other_rules));
static_assert(first_wrong(one_byte_rules) == std::size(one_byte_rules));

static_assert(divides_ascii(rfc2732::reserved, rfc2396::unreserved, rfc2396::control, rfc2396::space, rfc2396::delims,
                            rfc2732::unwise));
