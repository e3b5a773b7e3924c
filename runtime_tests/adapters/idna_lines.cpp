// Reads names in UTF-8, one per line. Writes a line for each: its form in ASCII by UTS #46, or "!" and the name of the
// mistake. For idna.js.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/idna.hpp>

#include <cstdio>
#include <string>

int main() {
    std::string line, out;
    for (int c; (c = std::getchar()) != EOF;) {
        if (c != '\n') {
            line += static_cast<char>(c);
            continue;
        }
        auto const name = consturi::idna::to_ascii(line);
        out.append(name ? *name : '!' + std::string(to_string(name.error().code()))) += '\n';
        line.clear();
        if (out.size() > 1 << 16) {
            std::fputs(out.c_str(), stdout);
            out.clear();
        }
    }
    std::fputs(out.c_str(), stdout);
}
