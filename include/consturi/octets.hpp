// RFC 3986, 2.1. Percent-Encoding, and looking for bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OCTETS_HPP
#define CONSTURI_OCTETS_HPP

#include <consturi/matched.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

/// Where `c` stands first in `text` from byte `from` on, or the size of it. In constant expressions g++ 12's sanitizer cannot
/// do that with std::string_view.
constexpr std::size_t find_byte(std::string_view text, char c, std::size_t from = 0) noexcept {
    if (!__builtin_is_constant_evaluated()) {
        auto const at = text.find(c, from);
        return at == text.npos ? text.size() : at;
    }
    while (from < text.size() && text[from] != c) ++from;
    return from < text.size() ? from : text.size();
}

constexpr unsigned value_of_hexdig(char c) noexcept {
    return static_cast<unsigned>(c <= '9' ? c - '0' : abnf::lower(c) - 'a' + 10);
}

/// The octet of the triplet at byte `at` of `text`.
constexpr char octet_at(std::string_view text, std::size_t at) noexcept {
    return static_cast<char>(value_of_hexdig(text[at + 1]) << 4 | value_of_hexdig(text[at + 2]));
}

/// Writes the triplet of an octet.
constexpr void write_triplet(char* to, char octet) noexcept {
    constexpr auto hexdig = "0123456789ABCDEF";
    to[0] = '%';
    to[1] = hexdig[static_cast<abnf::byte>(octet) >> 4];
    to[2] = hexdig[static_cast<abnf::byte>(octet) & 15];
}

} // namespace consturi

#endif
