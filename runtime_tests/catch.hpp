// Catch2, major version 2 or 3.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_CATCH_HPP
#define CONSTURI_RUNTIME_TESTS_CATCH_HPP

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <string>

/// Prints the reason for skipping a test case; ctest then counts the case as skipped.
inline void skip(std::string const& why) { WARN("[skipped] " << why); }

#endif
