// The library consturi::compiled: RFC 3986.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/uri/parse.hpp>

#if defined(CONSTURI_COMPILED)
#define CONSTURI_INSTANCE template
#include <consturi/diagnosis/rfc3986_instances.def>
#endif
