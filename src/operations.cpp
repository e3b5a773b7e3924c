// The library consturi::compiled: the results of operations.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/operations/normalize.hpp>
#include <consturi/operations/resolve.hpp>

#if defined(CONSTURI_COMPILED)
#define CONSTURI_INSTANCE template
#define CONSTURI_STYLE verbatim
#include <consturi/operations/written_instances.def>

#define CONSTURI_INSTANCE template
#define CONSTURI_STYLE normal
#include <consturi/operations/written_instances.def>
#endif
