// consturi: a command-line tool that checks, shows and transforms URIs (RFC 3986).
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"

int main(int argc, char** argv) {
    using namespace consturi::tool;
    return run_program(argc, argv,
                       {add_check, add_constants, add_show, add_operations, add_query, add_join, add_templates,
                        add_java, add_redact, add_completion, add_manual},
                       {"consturi check urls.txt                    # the lines that are not URIs",
                        "consturi check --find *.md                 # the wrong URIs in any text",
                        "consturi check --config service.env        # the wrong URIs in a config file",
                        "consturi show 'https://h:8080/a?b=c'       # the components and parameters",
                        "consturi normalize urls.txt | sort -u      # each URI once",
                        "consturi resolve https://h/a/ links.txt    # the URIs of relative references"});
}
