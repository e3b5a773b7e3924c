// Reads data URIs, one per line. Writes a line for each: the media type, a tab, and the data in hexadecimal digits; or
// nothing, if it is an error. For data.py.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/schemes/data.hpp>

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
        std::string written;
        if (auto const u = consturi::data_uri_view::parse(std::string_view(line))) {
            written.append(u->mediatype()).append("\t");
            for (char const byte : u->payload())
                for (int const shift : {4, 0})
                    written += "0123456789abcdef"[static_cast<unsigned char>(byte) >> shift & 15];
        }
        std::puts(written.c_str());
        line.clear();
    }
}
