// IP addresses as in_addr and in6_addr, which the functions of POSIX and Windows take (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_IN_ADDR_HPP
#define CONSTURI_IN_ADDR_HPP

#include <consturi/adapters/in_addr.hpp>

#endif
