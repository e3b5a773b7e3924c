// RFC 3987 4: text from right to left, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/bidi.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 3987 4.2: a part with text from right to left begins and ends with it, and has no other text") {
    check_all(cases::bidi_cases);
}
