// Requirements on the address of the host, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address_requirements.hpp"

static_assert(cases::first_wrong<cases::address_requirements>() == std::size(cases::address_requirements));
static_assert(cases::first_wrong<cases::public_hosts>() == std::size(cases::public_hosts));
