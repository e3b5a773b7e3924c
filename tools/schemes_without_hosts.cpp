// What the grammars of schemes say about URIs: the templates of the schemes without hosts.
//
// Distributed under the Boost Software License, Version 1.0.
#include "scheme_templates.hpp"

#define CONSTURI_INSTANCE template
#include "schemes_without_hosts.def"
