// The main function of the tests, for Catch2 2.
//
// Distributed under the Boost Software License, Version 1.0.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
