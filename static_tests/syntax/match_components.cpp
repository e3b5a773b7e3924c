// Components as captures of a rule.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/notation.hpp>
#include <consturi/syntax/match_components.hpp>

namespace abnf = consturi::abnf;
using namespace abnf::notation;

// A rule without captures that backtracks fills no component.
static_assert([] {
    consturi::components at;
    abnf::capturing<consturi::component_captures> subject{consturi::subject_of("aaa"), at};
    return abnf::longest_match(*2_("a") >> "a", subject.first, subject) == subject.last && at == consturi::components();
}());
