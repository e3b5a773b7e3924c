// The library consturi::compiled: RFC 2396, RFC 2732, java.net.URI and RFC 3987.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/interpret.hpp>
#include <consturi/dialects/iri/iri_automaton.hpp>
#include <consturi/dialects/java/java_automaton.hpp>
#include <consturi/dialects/rfc2396/rfc2396_automaton.hpp>
#include <consturi/dialects/rfc2396/rfc2732_automaton.hpp>
#include <consturi/matching/match_at_run_time.hpp>

#if !defined(CONSTURI_COMPILED) // config.hpp
#error "consturi::compiled is code for all machines of an architecture: compile it without options such as -march"
#endif

#define CONSTURI_INSTANCE template
#include <consturi/dialects/iri/instances.def>

#define CONSTURI_INSTANCE template
#include <consturi/dialects/java/instances.def>

#define CONSTURI_INSTANCE template
#include <consturi/dialects/rfc2396/instances.def>
