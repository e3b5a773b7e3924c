// Prints what the tool reads in config files, for comparison with other parsers: the name of a file is a line of
// standard input. Each entry and the error is a line of JSON, and an empty line follows the last one.
//
// Distributed under the Boost Software License, Version 1.0.
#include "config/formats.hpp"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

using namespace consturi::tool::config;
using nlohmann::json;

static void print(json const& object) {
    std::cout << object.dump(-1, ' ', true, json::error_handler_t::replace) << '\n';
}

int main() {
    for (std::string name; std::getline(std::cin, name);) {
        std::ifstream file(name, std::ios::binary);
        std::string const text{std::istreambuf_iterator<char>(file), {}};
        try {
            read(name, text, [](entry&& each) {
                print({{"key", each.key},
                       {"value", each.value},
                       {"line", each.at.line},
                       {"column", each.at.column},
                       {"is_string", each.is_string},
                       {"ambiguity", each.ambiguity}});
            });
        } catch (format_error const& error) {
            print({{"error", error.what()}, {"line", error.at.line}, {"column", error.at.column}});
        }
        std::cout << '\n';
    }
}
