// Reads texts, one per line. Writes a line for each: its Punycode, a tab, and what it decodes to. A "-" precedes each
// of the two, unless it is an error. For punycode.py.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/punycode.hpp>

#include <cstdio>
#include <string>
#include <string_view>

int main() {
    std::string line;
    for (int c; (c = std::getchar()) != EOF;) {
        if (c != '\n') {
            line += static_cast<char>(c);
            continue;
        }
        auto const field = [](auto const& coded) { return coded ? '-' + *coded : std::string(); };
        std::puts((field(consturi::punycode_encode(line)) + '\t' + field(consturi::punycode_decode(line))).c_str());
        line.clear();
    }
}
