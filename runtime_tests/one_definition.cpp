// Half of a program whose two halves use everything (the other is one_definition_too.cpp): it links, and they agree.
//
// Distributed under the Boost Software License, Version 1.0.
#include "one_definition.hpp"

#include "catch.hpp"

TEST_CASE("two translation units that use everything are one program, with one of each rule") {
    CHECK(here() == there());
    CHECK(here().rule == &consturi::rfc3986::URI);
}
