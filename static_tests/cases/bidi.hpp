// IRI references, and where they have text from right to left that is not read as it is written.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_BIDI_HPP
#define CONSTURI_CASES_BIDI_HPP

#include "cases/cases.hpp"

#include <consturi/dialects/iri/bidi.hpp>

#include <cstddef>

namespace cases {

struct bidi_case {
    text reference;
    std::size_t position = std::string_view::npos; // of the error
};

constexpr text input_of(bidi_case const& row) { return row.reference; }
constexpr bool holds(bidi_case const& row, text input) {
    using namespace consturi;
    constexpr auto well_formed = requirements::well_formed_bidi;
    auto const u = parse_iri_reference(input);
    auto const checked = parse_iri_reference<well_formed>(input);
    if (!u || well_formed(*u) != (row.position == text::npos) || well_formed(*u) != checked.has_value()) return false;
    return checked || (checked.error().position() == row.position && checked.error().rule() == "well_formed_bidi");
}

// clang-format off

#define ALEF "\u05D0"
#define BET "\u05D1"
#define ALEF_OF_ARABIC "\u0627"
#define LAM_OF_ARABIC "\u0644"

inline constexpr bidi_case bidi_cases[] = {
    {""},
    {"http://example.com/a?b=c#d"},
    {"http://\u4F8B\u3048.jp/\u5F15\u304D"},
    {"http://" ALEF BET ".example/" BET ALEF "/a?q=" ALEF "&" BET "=1;" ALEF "=" BET "#" ALEF "-" BET}, // each part alone
    {"http://u@" ALEF ".com:80/"},
    {"http://" ALEF "@h/"},
    {"http://" ALEF_OF_ARABIC LAM_OF_ARABIC "/" ALEF_OF_ARABIC BET},
    {"/" ALEF "1-%20." BET},                     // numbers and punctuation inside
    {"/" ALEF "\u0661" BET},                     // an Arabic number inside
    {"/" ALEF "\u05B8"},                         // a vowel point at the end
    {"/" ALEF "1\u0661" BET},
    {"/a\u0301"},
    {"/" ALEF BET "b",                 5},
    {"/" ALEF "b" BET,                 3},
    {"/b" ALEF,                        1},
    {"/1" ALEF,                        1},
    {"/\u0301" ALEF,                   1},
    {"/-" ALEF,                        1},
    {"/" ALEF "1",                     3},
    {"/" ALEF "-",                     3},
    {"/" ALEF "\u0661",                3},
    {"/" ALEF "1\u0301",               3},
    {"/" ALEF "\u00E9" BET,            3},
    {"/" ALEF "%D7%90" BET,            4},       // the letter D
    {"/c/" ALEF "a/",                  5},
    {"http://" ALEF "b@h/",            9},
    {"http://" ALEF ":b@h/",          10},
    {"http://a" ALEF ".com/",          7},
    {"http://com." ALEF "1/",         13},
    {"?" ALEF "=" ALEF "x",            6},
    {"?a" ALEF,                        1},
    {"#" ALEF "&x",                    4},
    {"#\U00010840x",                   5},       // from right to left, outside of the BMP
    {"#\U0001E900x",                   5},
    {"/a\u200Eb",                      2},       // RFC 3987 4.1
    {"/\u200F",                        1},
    {"/" ALEF "\u202E" BET,            3},
    {"http://a\u2066b/",               8},
};

#undef ALEF
#undef BET
#undef ALEF_OF_ARABIC
#undef LAM_OF_ARABIC

// clang-format on

} // namespace cases

#endif
