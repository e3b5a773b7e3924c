// Patterns whose repetition makes a naive matcher slow, deeply recursive or wrong.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_HARD_SHAPES_HPP
#define CONSTURI_RUNTIME_TESTS_HARD_SHAPES_HPP

#include <string_view>

inline constexpr std::string_view hard_shapes[] = {"a",  "1",  ":",  "@",  "%41", "/../", "a/../", "/%2e", "[:",
                                                   "a:", "1.", "//", "::", "1:",  "255.", "%25g",  ";/",   "=;&"};

#endif
