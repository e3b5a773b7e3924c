// The library consturi::compiled: RFC 2396, RFC 2732 and java.net.URI.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/dialects/java/uri.hpp>
#include <consturi/dialects/rfc2396/uri_reference.hpp>

#if defined(CONSTURI_COMPILED)
#define CONSTURI_INSTANCE template
#include <consturi/dialects/java/instances.def>

#define CONSTURI_INSTANCE template
#include <consturi/dialects/rfc2396/instances.def>
#endif
