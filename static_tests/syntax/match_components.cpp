// Components of what a rule matches.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/notation.hpp>
#include <consturi/syntax/match_components.hpp>

namespace abnf = consturi::abnf;
using namespace abnf::notation;

// Nothing is kept where a rule is given back, and all else is as ever.
static_assert([] {
    consturi::components at;
    abnf::capturing<consturi::component_captures> subject{consturi::subject_of("aaa"), at};
    return abnf::longest_match(*2_("a") >> "a", subject.first, subject) == subject.last && at == consturi::components();
}());
