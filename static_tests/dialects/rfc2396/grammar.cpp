// RFC 2396 A, RFC 2732 3: the rules, each on its own, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/rfc2396.hpp"
#include "cases/rfc2732.hpp"

using namespace cases::of_rfc2396;
using cases::first_wrong;
using consturi::abnf::detail::strategy;
namespace of_rfc2732 = cases::of_rfc2732;
namespace rfc2732 = consturi::rfc2732;

static_assert(first_wrong(authorities) == std::size(authorities));
static_assert(first_wrong(other_rules) == std::size(other_rules));
static_assert(first_wrong(references) == std::size(references));
static_assert(first_wrong(one_byte_rules) == std::size(one_byte_rules));
static_assert(first_wrong(of_rfc2732::authorities) == std::size(of_rfc2732::authorities));
static_assert(first_wrong(of_rfc2732::other_rules) == std::size(of_rfc2732::other_rules));
static_assert(first_wrong(of_rfc2732::one_byte_rules) == std::size(of_rfc2732::one_byte_rules));

static_assert(divides_ascii(rfc2396::reserved, rfc2396::unreserved, rfc2396::control, rfc2396::space, rfc2396::delims,
                            rfc2396::unwise));
static_assert(divides_ascii(rfc2732::reserved, rfc2396::unreserved, rfc2396::control, rfc2396::space, rfc2396::delims,
                            rfc2732::unwise));

// In a label, `*( alphanum | "-" )` may also consume the last letter: the strategy has to be one that is exact then.
static_assert(rfc2396::domainlabel.how == strategy::simulation && rfc2396::toplabel.how == strategy::simulation
              && rfc2396::hostname.how == strategy::simulation && rfc2396::server.how == strategy::lookahead);
