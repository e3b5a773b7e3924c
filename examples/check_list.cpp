// Checks lists of URIs, one per line: prints each line that is not a URI, with a caret below the mistake.
//
//     check_list FILE...
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>

#include <fstream>
#include <iostream>
#include <string>

int main(int count, char** arguments) {
    int lines = 0, invalid = 0;
    for (int i = 1; i < count; ++i) {
        std::ifstream list(arguments[i]);
        if (!list) {
            std::cerr << arguments[i] << ": cannot be read\n";
            return 2;
        }
        std::string text;
        for (int line = 1; std::getline(list, text); ++line) {
            ++lines;
            if (auto const parsed = consturi::parse_uri(text); !parsed) {
                ++invalid;
                std::cout << arguments[i] << ':' << line << ":\n" << parsed.error().explain(text) << '\n';
            }
        }
    }
    std::cout << invalid << " of " << lines << " lines are not URIs\n";
    return invalid == 0 ? 0 : 1;
}
