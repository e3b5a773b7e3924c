// Schemes as numbers.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/operations/scheme_id.hpp>

using namespace consturi;
using namespace consturi::literals;

static_assert(scheme_id("https") == "HTTPS"_scheme && "view-source"_scheme == scheme_id("View-Source"));
static_assert("coap+tcp"_scheme != "coap-tcp"_scheme && "a"_scheme != "aa"_scheme && "ab"_scheme != "ba"_scheme);
static_assert("z..........."_scheme / 40 == "z.........."_scheme); // the largest number does not overflow
static_assert(scheme_id("z...........") != 0 && scheme_id("z............") == 0);
static_assert(scheme_id("") == 0 && scheme_id("1a") == 0 && scheme_id("+a") == 0 && scheme_id("a:") == 0);
static_assert(scheme_id("a\0") != 0 && scheme_id({"a\0", 2}) == 0 && scheme_id("a\xC3") == 0 && scheme_id("a_b") == 0);
