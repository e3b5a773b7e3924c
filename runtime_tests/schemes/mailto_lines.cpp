// Reads texts, one per line. Writes a line for each: what a mailto URI has, in hexadecimal digits, or "-" for another
// text. After each of "l", "d", "n" and "v" are the local part and the domain of an address, and the name and the value
// of a header field, all decoded. For mailto.py.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/schemes/mailto.hpp>

#include <cstdio>
#include <string>
#include <string_view>

static void write(std::string& line, char kind, std::string_view encoded) {
    constexpr char digits[] = "0123456789abcdef";
    line += ' ';
    line += kind;
    for (char const c : consturi::decoded_view(encoded)) {
        line += digits[static_cast<unsigned char>(c) >> 4];
        line += digits[c & 15];
    }
}

static std::string parts_of(std::string const& text) {
    auto const u = consturi::mailto_uri_view::parse(text);
    std::string line = u ? "+" : "-";
    if (!u) return line;
    for (auto const address : u->addresses()) {
        write(line, 'l', address.local_part());
        write(line, 'd', address.domain());
    }
    for (auto const field : u->hfields()) {
        write(line, 'n', field.name());
        write(line, 'v', *field.value());
    }
    return line;
}

int main() {
    std::string line;
    for (int c; (c = std::getchar()) != EOF;) {
        if (c != '\n') {
            line += static_cast<char>(c);
            continue;
        }
        std::puts(parts_of(line).c_str());
        line.clear();
    }
}
