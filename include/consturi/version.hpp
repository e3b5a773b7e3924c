// The version of consturi.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_VERSION_HPP
#define CONSTURI_VERSION_HPP

/// Major * 10000 + minor * 100 + patch, for `#if CONSTURI_VERSION >= 100`.
#define CONSTURI_VERSION (CONSTURI_VERSION_MAJOR * 10000 + CONSTURI_VERSION_MINOR * 100 + CONSTURI_VERSION_PATCH)
#define CONSTURI_VERSION_MAJOR 0
#define CONSTURI_VERSION_MINOR 1
#define CONSTURI_VERSION_PATCH 0

#endif
