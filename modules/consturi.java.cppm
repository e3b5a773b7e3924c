// RFC 2396, and java.net.URI's interpretation of it.
//
// Distributed under the Boost Software License, Version 1.0.
module;
#include "includes.hpp"
#include <consturi.hpp>
export module consturi.java;
export import consturi;
export extern "C++" {
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>
}
