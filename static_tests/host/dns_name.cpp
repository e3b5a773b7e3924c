// Names of hosts in DNS, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/dns_name.hpp"

static_assert(cases::first_wrong<cases::dns_names>() == std::size(cases::dns_names));
