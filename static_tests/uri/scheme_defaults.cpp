// RFC 3986 6.2.3: default ports of schemes.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/uri/scheme_defaults.hpp>

using namespace consturi;

static_assert(default_port("HTTPS") == 443 && default_port("ws") == 80);
static_assert(!default_port("mailto") && !default_port("") && !default_port("http:"));

// By convention
static_assert(default_port("redis") == 6379 && default_port("AMQPS") == 5671 && default_port("sips") == 5061);
static_assert(default_port("acme", {{"acme", 7000}}) == 7000 && default_port("http", {{"http", 0}}) == 0);
static_assert(default_port("http", {{"acme", 7000}}) == 80 && !default_port("mongodb+srv"));
