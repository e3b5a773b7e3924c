// URIs: what <consturi.hpp> has.
//
// Distributed under the Boost Software License, Version 1.0.
module;
#include "includes.hpp"
export module consturi;
export extern "C++" {
#include <consturi.hpp>
}
