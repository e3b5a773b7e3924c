// Must not compile: the port has a letter in it, and the compiler's message says so.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>

using namespace consturi::literals;

constexpr auto api = "https://api.example.com:8o43/v1/users?limit=10"_uri;
