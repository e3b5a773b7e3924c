// The command `constants` alone, which consturi_check_config builds in projects that do not build the whole tool.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"

int main(int argc, char** argv) { return consturi::tool::run_program(argc, argv, {consturi::tool::add_constants}); }
