// Formatting, output to streams, error codes, and addresses of sockets.
//
// Distributed under the Boost Software License, Version 1.0.
module;
#include "includes.hpp"
#include <consturi.hpp>
export module consturi.format;
export import consturi;
export extern "C++" {
#include <consturi/error_code.hpp>
#include <consturi/format.hpp>
#include <consturi/in_addr.hpp>
}
