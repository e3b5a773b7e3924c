// The types of IP addresses, declared only.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_FWD_HPP
#define CONSTURI_HOST_FWD_HPP

#include <consturi/config.hpp>

namespace consturi {

struct ipv4_address;
struct ipv6_address;
class ip_future_address;

} // namespace consturi

#endif
