// The requirement for the endpoints of the service, from the config file and from the command line.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef SERVICE_REQUIREMENTS_HPP
#define SERVICE_REQUIREMENTS_HPP

#include <consturi.hpp>
#include <consturi/unambiguous.hpp>

namespace service {

using namespace consturi::requirements;
inline constexpr auto public_endpoint = scheme_is("https") && unambiguous && !host_is_ip;

} // namespace service

#endif
