// URI references as in RFC 2396, without and with the IPv6 addresses of RFC 2732 (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RFC2396_HPP
#define CONSTURI_RFC2396_HPP

#include <consturi/dialects/rfc2396/uri_reference.hpp>

#endif
