// What is known about schemes: IANA's registry (RFC 7595), the requirement registered_scheme, URNs and URLs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEME_REGISTRY_HPP
#define CONSTURI_SCHEME_REGISTRY_HPP

#include <consturi/schemes/classify.hpp>
#include <consturi/schemes/registry.hpp>
#include <consturi/uri/scheme_facts.hpp>

#endif
