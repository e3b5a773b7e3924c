// RFC 5893 2: the Bidi rule, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/bidi_rule.hpp"

static_assert(cases::first_wrong<cases::bidi_rule_cases>() == std::size(cases::bidi_rule_cases));
