// IRIs: identifiers with characters of all scripts (RFC 3987, opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_IRI_HPP
#define CONSTURI_IRI_HPP

#include <consturi/dialects/iri/bidi.hpp>
#include <consturi/dialects/iri/conversions.hpp>
#include <consturi/dialects/iri/iri.hpp>
#include <consturi/dialects/iri/operations.hpp>

#endif
