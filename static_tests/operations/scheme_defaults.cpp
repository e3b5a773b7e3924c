// RFC 3986 6.2.3: default ports of schemes.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/operations/scheme_defaults.hpp>

using namespace consturi;

static_assert(default_port("HTTPS") == 443 && default_port("ws") == 80);
static_assert(!default_port("mailto") && !default_port("") && !default_port("http:"));
