// Declarations of the types of URIs, IRIs, results, errors and addresses, for headers that only name them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FWD_HPP
#define CONSTURI_FWD_HPP

#include <consturi/diagnosis/fwd.hpp>
#include <consturi/dialects/iri/fwd.hpp>
#include <consturi/uri/fwd.hpp>

#endif
