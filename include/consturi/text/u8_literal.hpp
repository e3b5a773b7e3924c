// A literal with the prefix u8 as a template argument.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_U8_LITERAL_HPP
#define CONSTURI_TEXT_U8_LITERAL_HPP

#include <consturi/config.hpp>

#include <cstddef>

namespace consturi::detail {

/// Its octets as characters of the type that views have.
template <std::size_t N>
struct u8_literal {
    char chars[N]{};

    consteval u8_literal(char8_t const (&literal)[N]) noexcept {
        for (std::size_t i = 0; i != N; ++i) chars[i] = static_cast<char>(literal[i]);
    }
};

} // namespace consturi::detail

#endif
