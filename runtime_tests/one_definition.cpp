// One definition rule: this translation unit and one_definition_other.cpp use the whole library, link and agree.
//
// Distributed under the Boost Software License, Version 1.0.
#include "one_definition.hpp"

#include "catch.hpp"

TEST_CASE("two translation units that use the whole library link and share each rule") {
    CHECK(used_here() == used_in_other_unit());
    CHECK(used_here().rule == &consturi::rfc3986::URI);
}
