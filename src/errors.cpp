// The library consturi::compiled: the texts of errors.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/diagnosis/error_text.hpp>
#include <consturi/diagnosis/parse_error.hpp>

#if defined(CONSTURI_COMPILED)
#define CONSTURI_INSTANCE template
#include <consturi/diagnosis/error_instances.def>
#endif
