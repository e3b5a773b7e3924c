// Names and values of forms, and their encoded forms.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_FORM_HPP
#define CONSTURI_CASES_FORM_HPP

#include "cases/cases.hpp"

#include <consturi/coding/decoded_view.hpp>
#include <consturi/form.hpp>

#include <span>

namespace cases {

/// A text and its encoding in a form.
struct form_encoding {
    text decoded, encoded;
};

/// A text of a form and its decoding.
struct form_decoding {
    text encoded, decoded;
};

constexpr text input_of(form_encoding const& row) { return row.decoded; }
constexpr text input_of(form_decoding const& row) { return row.encoded; }

constexpr bool holds(form_decoding const& row, text input) {
    char buffer[64]{};
    std::span<char> const all(buffer);
    auto const size = row.decoded.size();
    return consturi::form_decode_into(all.first(size), input) == row.decoded && buffer[size] == 0
           && consturi::form_decode_into(all, input) == row.decoded
           && (size == 0 || !consturi::form_decode_into(all.first(size - 1), input))
           && consturi::decoded_view(input, consturi::plus_sign::space) == row.decoded;
}

constexpr bool holds(form_encoding const& row, text input) {
    char buffer[64]{};
    std::span<char> const all(buffer);
    auto const size = consturi::form_encoded_size(input);
    return size == row.encoded.size() && consturi::form_encode_into(all.first(size), input) == row.encoded
           && buffer[size] == 0 && consturi::form_encode_into(all, input) == row.encoded
           && (size == 0 || !consturi::form_encode_into(all.first(size - 1), input))
           && holds(form_decoding{row.encoded, row.decoded}, row.encoded);
}

// clang-format off

inline constexpr form_encoding form_encodings[] = {
    {"",                ""},
    {" ",               "+"},
    {"a b",             "a+b"},                              // as long as the text
    {"a b+c&d=~",       "a+b%2Bc%26d%3D~"},
    {"a-b._ 0/\xFF",    "a-b._+0%2F%FF"},
};

inline constexpr form_decoding form_decodings[] = {
    {"a+b%20c",         "a b c"},
    {"+*aaaaaa",        " *aaaaaa"},                         // eight bytes at once: the byte after '+' is one less
    {",+*,+*,+",        ", *, *, "},
    {"aaaaaa%41",       "aaaaaaA"},                          // eight bytes of text, seven of the result
    {"aaaaaaa%41+aaaaaa%2B", "aaaaaaaA aaaaaa+"},
};

// clang-format on

} // namespace cases

#endif
