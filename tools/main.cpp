// consturi: a command-line tool that checks, shows and transforms URIs (RFC 3986).
//
// Distributed under the Boost Software License, Version 1.0.
#include "program.hpp"

int main(int argc, char** argv) {
    using namespace consturi::tool;
    return run_program(argc, argv, {add_check, add_constants, add_show, add_operations, add_query, add_join, add_java});
}
