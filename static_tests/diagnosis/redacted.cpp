// What may be a userinfo in a text that need not be a URI, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/redacted.hpp"

static_assert(cases::first_wrong(cases::texts_with_userinfo) == std::size(cases::texts_with_userinfo));
