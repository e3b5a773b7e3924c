// Runs the compiler that compiled the tests.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_COMPILER_HPP
#define CONSTURI_RUNTIME_TESTS_COMPILER_HPP

#include "catch.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include <stdlib.h>

/// The output of the compiler for a program, which is in `app.cpp`. `options` has the language mode.
inline std::string compiler_output(std::string const& program, std::string const& options) {
#if defined(__clang__)
    constexpr auto all_errors = " -ferror-limit=0";
#else
    constexpr auto all_errors = "";
#endif
    auto name = (std::filesystem::temp_directory_path() / "consturi-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()));
    std::filesystem::path const directory(name);
    std::ofstream(directory / "app.cpp") << program;
    auto const command = "cd '" + directory.string() + "' && LC_ALL=C " CONSTURI_COMPILE + all_errors
                         + " -fsyntax-only -Wall -Wno-unused -Wno-unused-result " + options + " app.cpp 2>&1";
    auto const pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    std::string all;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) all += static_cast<char>(c);
    pclose(pipe);
    std::filesystem::remove_all(directory);
    return all;
}

#endif
