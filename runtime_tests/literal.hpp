// Text as the content of a C++ string literal.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_LITERAL_HPP
#define CONSTURI_RUNTIME_TESTS_LITERAL_HPP

#include <cstdio>
#include <string>
#include <string_view>

/// `text` with escapes, as written between the quotes of a string literal.
inline std::string literal(std::string_view text) {
    std::string shown;
    for (char const c : text) {
        char octal[8];
        std::snprintf(octal, sizeof octal, "\\%03o", static_cast<unsigned>(static_cast<unsigned char>(c)));
        bool const plain = ' ' <= c && c <= '~' && c != '"' && c != '\\' && c != '?'; // "??" would begin a trigraph
        if (plain) shown += c;
        else shown += octal;
    }
    return shown;
}

#endif
