// The library consturi::compiled: RFC 3986.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/interpret.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/matching/match_at_run_time.hpp>
#include <consturi/matching/rfc3986_automaton.hpp>

#if !defined(CONSTURI_COMPILED) // config.hpp
#error "consturi::compiled is code for all machines of an architecture: compile it without options such as -march"
#endif

#define CONSTURI_INSTANCE template
#include <consturi/diagnosis/rfc3986_instances.def>
