// What the drivers in C++ share: reading the URIs and writing the components.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_READERS_READING_HPP
#define CONSTURI_READERS_READING_HPP

#include <cstdio>
#include <iostream>
#include <optional>
#include <string>

using component = std::optional<std::string>;

struct reading {
    component scheme, userinfo, host, port, path, query, fragment;
};

inline component text(char const* chars) { return chars ? component(chars) : std::nullopt; }
/// The port, if it is not a number below `lowest`, by which the parser says that there is none.
inline component port_text(int port, int lowest = 0) {
    return port < lowest ? std::nullopt : component(std::to_string(port));
}

inline void write(std::optional<reading> const& r) {
    if (!r) return (void)std::printf("rejected");
    char const* between = "";
    for (auto const* part : {&r->scheme, &r->userinfo, &r->host, &r->port, &r->path, &r->query, &r->fragment}) {
        std::printf("%s%s", between, *part ? "" : "-");
        between = "\t";
        for (char const c : part->value_or(""))
            std::printf("%02x", static_cast<unsigned>(static_cast<unsigned char>(c)));
    }
}

/// Writes a line for each line of the standard input: what `parse` returns, a `std::optional<reading>`.
int write_readings(auto parse) {
    for (std::string line; std::getline(std::cin, line); std::printf("\n")) write(parse(line));
    return 0;
}

#endif
