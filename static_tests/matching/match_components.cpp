// Components as captures of a rule.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/notation.hpp>
#include <consturi/matching/match_components.hpp>
#include <consturi/syntax/rfc3986.hpp>

namespace abnf = consturi::abnf;
using namespace abnf::notation;

// A rule without captures that backtracks fills no component.
static_assert([] {
    consturi::detail::components at;
    abnf::detail::capturing_input<consturi::rfc3986::syntax::captures> in{consturi::abnf::detail::input_of("aaa"), at};
    return abnf::detail::longest_match(*2_("a") >> "a", in.first, in) == in.last
           && at == consturi::detail::components();
}());
