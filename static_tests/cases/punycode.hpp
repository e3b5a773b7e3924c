// Texts and their Punycode (RFC 3492), and what is no Punycode.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_PUNYCODE_HPP
#define CONSTURI_CASES_PUNYCODE_HPP

#include "cases/cases.hpp"

#include <consturi/coding/punycode_encoder.hpp>
#include <consturi/punycode.hpp>
#include <consturi/text/bytes.hpp>

#include <cstddef>

namespace cases {

struct punycode_sample {
    text decoded, encoded;
};
struct punycode_malformation {
    text encoded;
    std::size_t position;
    consturi::mistake which;
};

constexpr text input_of(punycode_sample const& row) { return row.decoded; }
constexpr text input_of(punycode_malformation const& row) { return row.encoded; }

constexpr bool is_same_punycode(text a, text b) {
    return a.size() == b.size() && consturi::ascii::equal_ignoring_case(a.data(), b.data(), a.size());
}

/// As labels, if they are not too long.
constexpr bool holds(punycode_sample const& row, text input) {
    using namespace consturi::detail;
    punycode_encoder const encoded(input);
    punycode_decoder const decoded(row.encoded);
    if (row.encoded.size() > max_punycode_size) return !encoded.fits() && decoded.characters().empty();
    return encoded.fits() && is_same_punycode(encoded.label(), row.encoded)
           && punycode_encoder(decoded.characters()).label() == encoded.label();
}
constexpr bool holds(punycode_malformation const&, text input) {
    return consturi::detail::punycode_decoder(input).characters().empty();
}

// clang-format off

#define EIGHT "\u0080\u0080\u0080\u0080\u0080\u0080\u0080\u0080"

/// RFC 3492 7.1, with names of languages as there. Which case the digits have is not kept.
inline constexpr punycode_sample punycode_samples[] = {
    {"\u0644\u064A\u0647\u0645\u0627\u0628\u062A\u0643\u0644\u0645\u0648\u0634\u0639\u0631\u0628\u064A\u061F",
     "egbpdaj6bu4bxfgehfvwxn"}, // (A) Arabic (Egyptian)
    {"\u4ED6\u4EEC\u4E3A\u4EC0\u4E48\u4E0D\u8BF4\u4E2D\u6587",
     "ihqwcrb4cv8a8dqg056pqjye"}, // (B) Chinese (simplified)
    {"\u4ED6\u5011\u7232\u4EC0\u9EBD\u4E0D\u8AAA\u4E2D\u6587",
     "ihqwctvzc91f659drss3x8bo0yb"}, // (C) Chinese (traditional)
    {"Pro\u010Dprost\u011Bnemluv\u00ED\u010Desky",
     "Proprostnemluvesky-uyb24dma41a"}, // (D) Czech
    {"\u05DC\u05DE\u05D4\u05D4\u05DD\u05E4\u05E9\u05D5\u05D8\u05DC\u05D0\u05DE\u05D3\u05D1\u05E8\u05D9\u05DD\u05E2\u05D1\u05E8\u05D9\u05EA",
     "4dbcagdahymbxekheh6e0a7fei0b"}, // (E) Hebrew
    {"\u092F\u0939\u0932\u094B\u0917\u0939\u093F\u0928\u094D\u0926\u0940\u0915\u094D\u092F\u094B\u0902\u0928\u0939\u0940\u0902\u092C\u094B\u0932\u0938\u0915\u0924\u0947\u0939\u0948\u0902",
     "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"}, // (F) Hindi
    {"\u306A\u305C\u307F\u3093\u306A\u65E5\u672C\u8A9E\u3092\u8A71\u3057\u3066\u304F\u308C\u306A\u3044\u306E\u304B",
     "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"}, // (G) Japanese
    {"\uC138\uACC4\uC758\uBAA8\uB4E0\uC0AC\uB78C\uB4E4\uC774\uD55C\uAD6D\uC5B4\uB97C\uC774\uD574\uD55C\uB2E4\uBA74\uC5BC\uB9C8\uB098\uC88B\uC744\uAE4C",
     "989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c"}, // (H) Korean
    {"\u043F\u043E\u0447\u0435\u043C\u0443\u0436\u0435\u043E\u043D\u0438\u043D\u0435\u0433\u043E\u0432\u043E\u0440\u044F\u0442\u043F\u043E\u0440\u0443\u0441\u0441\u043A\u0438",
     "b1abfaaepdrnnbgefbaDotcwatmq2g4l"}, // (I) Russian
    {"Porqu\u00E9nopuedensimplementehablarenEspa\u00F1ol",
     "PorqunopuedensimplementehablarenEspaol-fmd56a"}, // (J) Spanish
    {"T\u1EA1isaoh\u1ECDkh\u00F4ngth\u1EC3ch\u1EC9n\u00F3iti\u1EBFngVi\u1EC7t",
     "TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g"}, // (K) Vietnamese
    {"3\u5E74B\u7D44\u91D1\u516B\u5148\u751F",
     "3B-ww4c5e180e575a65lsy2b"}, // (L)
    {"\u5B89\u5BA4\u5948\u7F8E\u6075-with-SUPER-MONKEYS",
     "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"}, // (M)
    {"Hello-Another-Way-\u305D\u308C\u305E\u308C\u306E\u5834\u6240",
     "Hello-Another-Way--fc4qua05auwb3674vfr0b"}, // (N)
    {"\u3072\u3068\u3064\u5C4B\u6839\u306E\u4E0B2",
     "2-u9tlzr9756bt3uc0v"}, // (O)
    {"Maji\u3067Koi\u3059\u308B5\u79D2\u524D",
     "MajiKoi5-783gue6qz075azm5e"}, // (P)
    {"\u30D1\u30D5\u30A3\u30FCde\u30EB\u30F3\u30D0",
     "de-jg4avhby1noc0d"}, // (Q)
    {"\u305D\u306E\u30B9\u30D4\u30FC\u30C9\u3067",
     "d9juau41awczczp"}, // (R)
    {"-> $1.00 <-",
     "-> $1.00 <--"}, // (S)
    {"", ""},
    {"a", "a-"},
    {"-", "--"},
    {"\u0080", "a"},
    {"\u05FE\u073C\u0D3D", "gfb05d05k"}, // limits of the adaptation
    {"\u0080\u0136\u1000ab", "ab-a24ev78c"},
    {"\u191C\u192E", "9efzb"},
    {"\u191A\u192C", "7ef0b"},
    {"\uD7FF", "hb9b"},
    {"\uE000", "0y0c"},
    {"\U0010FFFF", "dn32g"},
    {"a.b\u00FC", "a.b-joa"},
    {EIGHT EIGHT EIGHT EIGHT EIGHT EIGHT EIGHT "\u0080\u0080\u0080",  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
    {EIGHT EIGHT EIGHT EIGHT EIGHT EIGHT EIGHT "\u0080\u0080\u0080\u0080", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
    {"12345678901234567890123456789012345678901234567890123456789",  "12345678901234567890123456789012345678901234567890123456789-"},
    {"1234567890123456789012345678901234567890123456789012345678",   "1234567890123456789012345678901234567890123456789012345678-"},
};

#undef EIGHT

inline constexpr punycode_malformation punycode_malformations[] = {
    {"-",            0, consturi::mistake::unexpected_character},
    {"-a",           0, consturi::mistake::unexpected_character},
    {"b!",           1, consturi::mistake::unexpected_character},
    {"bcher-kva.",   9, consturi::mistake::unexpected_character},
    {"bcher-kva\xC3\xBC", 9, consturi::mistake::unexpected_character},
    {"b\xC3\xBC" "cher-kva", 1, consturi::mistake::non_ascii_byte_in_punycode},
    {"bcher-kv",     8, consturi::mistake::unexpected_end},
    {"a-b",          3, consturi::mistake::unexpected_end},
    {"99999999",     4, consturi::mistake::punycode_of_no_character},
    {"en32g",        4, consturi::mistake::punycode_of_no_character}, // U+110000
    {"ib9b",         3, consturi::mistake::punycode_of_no_character}, // U+D800
    {"zy0c",         3, consturi::mistake::punycode_of_no_character}, // U+DFFF
    {"99999999999999999999999999999999999999999999999999999999999",  4, consturi::mistake::punycode_of_no_character},
};

// clang-format on

} // namespace cases

#endif
