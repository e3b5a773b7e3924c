// Parsing with consturi. The program loads this source once more for each set of compiler options that CMakeLists.txt
// lists.
//
// Distributed under the Boost Software License, Version 1.0.
#include "tasks.hpp"

#ifdef BENCHMARKS_MACHINE // pretends that the machine has these instructions only
#define __builtin_cpu_supports(instructions) (std::string_view(instructions) == BENCHMARKS_MACHINE)
#endif
#include <consturi.hpp>
#ifndef BENCHMARKS_VARIANT
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>
#endif

// The name has C linkage because main.cpp looks it up.
extern "C" [[gnu::visibility("default")]] void add_parsers(benchmarks::tasks& to) {
    using namespace benchmarks;
    auto const uri = [](std::string const& text) { return consturi::parse_uri(text); };
    auto const reference = [](std::string const& text) { return consturi::parse_uri_reference(text); };
#ifdef BENCHMARKS_VARIANT
    add(to.parse_uri, "consturi, " BENCHMARKS_VARIANT, uri, verdict);
    add(to.parse_reference, "consturi, " BENCHMARKS_VARIANT, reference, verdict);
#else
    add(to.parse_uri, "consturi", uri, verdict);
    add(to.parse_reference, "consturi", reference, verdict);
    auto const is_uri = [](std::string const& text) { return consturi::is_uri(text); };
    auto const is_reference = [](std::string const& text) { return consturi::is_uri_reference(text); };
    add(to.parse_uri, "consturi, verdict only", is_uri, verdict);
    add(to.parse_reference, "consturi, verdict only", is_reference, verdict);
    auto const rfc2396 = [](std::string const& text) { return consturi::rfc2396::parse_uri_reference(text); };
    auto const java = [](std::string const& text) { return consturi::java::parse_uri(text); };
    auto const by_automaton = [](auto const& rule) {
        return [=](std::string const& text) {
            using namespace consturi;
            using namespace consturi::detail;
            rfc3986::syntax::components at;
            auto const matches =
                match_by_automaton<rfc3986::syntax, instruction_set>(text, at) && rfc3986::syntax::is(rule, at);
            keep(at);
            return matches;
        };
    };
    add(to.parse_uri, "consturi, by the automaton", by_automaton(consturi::rfc3986::URI), verdict);
    add(to.parse_reference, "consturi, by the automaton", by_automaton(consturi::rfc3986::URI_reference), verdict);
    for (auto const task : {&tasks::parse_uri, &tasks::parse_reference}) {
        add(to.*task, "consturi, RFC 2396", rfc2396, verdict);
        add(to.*task, "consturi, java.net.URI", java, verdict);
    }
#endif
}
