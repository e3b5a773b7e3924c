// One program of translation units for different instruction sets: both accept the same texts. instruction_sets.cmake
// checks that they do not share functions that contain vector instructions.
//
// Distributed under the Boost Software License, Version 1.0.
#include "instruction_sets.hpp"

#include "catch.hpp"

struct other_unit;

TEST_CASE("translation units for different instruction sets accept the same texts") {
    CHECK(accepted_by<other_unit>("http://example.com/a/long/path?a=b") == 31);
    for (auto const text :
         {"http://example.com/a/long/path?a=b", "a/b/c/d/e/f/g/h/i/j/k", "http://h/%zz", "a b", "\xC3\xA4"})
        CHECK(accepted_by<other_unit>(text) == accepted_with_ssse3(text));
}
