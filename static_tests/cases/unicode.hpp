// Valid and invalid UTF-8, and percent-encoded text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_UNICODE_HPP
#define CONSTURI_CASES_UNICODE_HPP

#include "cases/cases.hpp"

#include <consturi/unicode.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace cases {

using utf16 = std::u16string_view;

/// A text, and its percent-encoding as UTF-8.
template <class Text>
struct unicode_encoding {
    Text decoded;
    text encoded;
    consturi::safe_set safe = consturi::rfc3986::unreserved;
};

/// A percent-encoded text, its decoding with U+FFFD for what is not UTF-8, and the position of the error, if there is
/// one.
struct unicode_decoding {
    text encoded, utf8;
    utf16 as_utf16;
    std::optional<std::size_t> error = std::nullopt;
    consturi::malformed policy = consturi::malformed::kept;
    consturi::plus_sign plus = consturi::plus_sign::literal;
};

template <class Text>
constexpr Text input_of(unicode_encoding<Text> const& row) {
    return row.decoded;
}
constexpr text input_of(unicode_decoding const& row) { return row.encoded; }

/// Whether `write`, which writes to a buffer, gives the text, if there is room for it.
template <class Unit>
constexpr bool writes(std::basic_string_view<Unit> expected, auto const& write) {
    Unit buffer[128]{};
    std::span<Unit> const all(buffer);
    auto const size = expected.size();
    return write(all.first(size)) == expected && buffer[size] == 0 && write(all) == expected
           && (size == 0 || !write(all.first(size - 1)));
}

template <class Text>
constexpr bool holds(unicode_encoding<Text> const& row, Text input) {
    using namespace consturi;
    return percent_encoded_size(input, row.safe) == row.encoded.size()
           && writes(row.encoded, [&](auto buffer) { return percent_encode_into(buffer, input, row.safe); });
}

constexpr bool holds(unicode_decoding const& row, text input) {
    using namespace consturi;
    auto const utf8_into = [&](auto buffer) { return percent_decode_utf8_into(buffer, input, row.plus); };
    auto const utf16_into = [&](auto buffer) { return percent_decode_utf16_into(buffer, input, row.plus); };
    auto const utf8_lossy = [&](auto to) { return percent_decode_utf8_lossy_into(to, input, row.policy, row.plus); };
    auto const utf16_lossy = [&](auto to) { return percent_decode_utf16_lossy_into(to, input, row.policy, row.plus); };
    char octets[128];
    char16_t units[128];
    return percent_decoded_utf8_size(input, row.policy) == row.utf8.size() && writes(row.utf8, utf8_lossy)
           && percent_decoded_utf16_size(input, row.policy) == row.as_utf16.size() && writes(row.as_utf16, utf16_lossy)
           && (row.error ? !utf8_into(std::span(octets)) && !utf16_into(std::span(units))
                         : writes(row.utf8, utf8_into) && writes(row.as_utf16, utf16_into));
}

// clang-format off

inline constexpr text valid_utf8[] = {
    "", "a", "\x7F", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xEC\xBF\xBF", "\xED\x9F\xBF", "\xEE\x80\x80", "\xEF\xBF\xBF",
    "\xF0\x90\x80\x80", "\xF3\xBF\xBF\xBF", "\xF4\x8F\xBF\xBF", "a\xC3\xAB\xE2\x82\xACz",
};

inline constexpr text invalid_utf8[] = {
    "\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC2", "\xC2\x7F", "\xC2\xC0", "\xE0\xC0\x80", "\xED\x7F\x80", "\xF0\xC0\x80\x80",
    "\xF4\x7F\x80\x80", "\xE0\x9F\xBF", "\xE1\x80", "\xED\xA0\x80", "\xED\xBF\xBF",
    "\xF0\x8F\xBF\xBF", "\xF1\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "a\xC3", "\xE2\x82\xACz\x80",
};

inline constexpr unicode_encoding<std::u8string_view> utf8_encodings[] = {
    {u8"",                        ""},
    {u8"a b\u00EB\u20AC\U0001F600", "a%20b%C3%AB%E2%82%AC%F0%9F%98%80"},
    {u8"\u00EB/%41%",             "%C3%AB/%2541%25",        consturi::safe_set().with("/")},
    {u8"%\u00EB%4a%4",            "%25%C3%AB%4a%254",       consturi::safe_set().with_triplets()},
    {u8"%%4a%g1%1g%4A",           "%25%4a%25g1%251g%4A",    consturi::safe_set().with_triplets()},
    {{u8"%414", 2},               "%254",                   consturi::safe_set().with_triplets()}, // a digit follows the text
};

inline constexpr unicode_encoding<utf16> utf16_encodings[] = {
    {u"",                         ""},
    {u"a b\u00EB\u20AC\U0001F600",  "a%20b%C3%AB%E2%82%AC%F0%9F%98%80"},
    {u"\u007F\u0080\u07FF\u0800",  "%7F%C2%80%DF%BF%E0%A0%80"},
    {u"\uD7FF\uE000\uFFFF",       "%ED%9F%BF%EE%80%80%EF%BF%BF"},
    {u"\U00010000\U0010FFFF",     "%F0%90%80%80%F4%8F%BF%BF"},
    {u"\u00EB/%41%",              "%C3%AB/%2541%25",        consturi::safe_set().with("/")},
    {u"%\u00EB%4a%4",             "%25%C3%AB%4a%254",       consturi::safe_set().with_triplets()},
    {u"%%4a%g1%1g%4A",            "%25%4a%25g1%251g%4A",    consturi::safe_set().with_triplets()},
    {u"%4\u0141%\u0134\u0131",     "%254%C5%81%25%C4%B4%C4%B1", consturi::safe_set().with_triplets()}, // low bytes are digits
    {{u"%414", 2},                "%254",                   consturi::safe_set().with_triplets()},
};

#define FFFD "\xEF\xBF\xBD"
inline constexpr unicode_decoding unicode_decodings[] = {
    {"",                          "",                       u""},
    {"a%2Fb+%7f",                 "a/b+\x7F",               u"a/b+\x7F"},
    {"%C2%80%DF%BF%e0%a0%80",     "\xC2\x80\xDF\xBF\xE0\xA0\x80", u"\u0080\u07FF\u0800"},
    {"%ED%9F%BF%EE%80%80%EF%BF%BF", "\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF", u"\uD7FF\uE000\uFFFF"},
    {"%F0%9F%98%80",              "\xF0\x9F\x98\x80",       u"\xD83D\xDE00"},
    {"%F0%90%80%80%F4%8F%BF%BF",  "\xF0\x90\x80\x80\xF4\x8F\xBF\xBF", u"\xD800\xDC00\xDBFF\xDFFF"},
    {"\xC3%AB%c3\xAB\xC3\xAB",     "\xC3\xAB\xC3\xAB\xC3\xAB", u"\u00EB\u00EB\u00EB"},     // the octets count, encoded or not
    {"%EF%BB%BFa%00",             {"\xEF\xBB\xBF""a\0", 5}, {u"\uFEFFa\0", 3}},              // a byte order mark is kept
    {"a%FFb",                     "a" FFFD "b",             u"a\uFFFDb",      1},
    {"%C3%AB%C3",                 "\xC3\xAB" FFFD,          u"\u00EB\uFFFD",  6},
    {"%C3a%80",                   FFFD "a" FFFD,            u"\uFFFDa\uFFFD", 0},
    {"%E2%82%C3%AB",              FFFD "\xC3\xAB",          u"\uFFFD\u00EB",  0},                // the character after it is read
    {"%F0%9F%98\x80\xF0\x9F",     "\xF0\x9F\x98\x80" FFFD, u"\xD83D\xDE00\xFFFD", 10},
    // The Unicode Standard 3.9: tables 3-8 to 3-11
    {"%C0%AF%E0%80%BF%F0%81%82%41", FFFD FFFD FFFD FFFD FFFD FFFD FFFD FFFD "A",
                                                            u"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA", 0},
    {"%ED%A0%80%ED%BF%BF%ED%AF%41", FFFD FFFD FFFD FFFD FFFD FFFD FFFD FFFD "A",
                                                            u"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA", 0},
    {"%F4%91%92%93%FF%41%80%BF%42", FFFD FFFD FFFD FFFD FFFD "A" FFFD FFFD "B",
                                                            u"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA\uFFFD\uFFFDB", 0},
    {"%E1%80%E2%F0%91%92%F1%BF%41", FFFD FFFD FFFD FFFD "A", u"\uFFFD\uFFFD\uFFFD\uFFFDA", 0},
    // A '%' that does not begin a triplet is a character. Its error comes first.
    {"%FF%4",                     FFFD "%4",                u"\uFFFD%4",      5},
    {"%FF%4",                     FFFD FFFD "4",            u"\uFFFD\uFFFD4", 5, consturi::malformed::replaced},
    {"%E2%%82%25%AC%",            FFFD "%" FFFD "%" FFFD "%", u"\uFFFD%\uFFFD%\uFFFD%", 4},
    {"%E2%%82%25%AC%",            FFFD FFFD FFFD "%" FFFD FFFD, u"\uFFFD\uFFFD\uFFFD%\uFFFD\uFFFD", 4, consturi::malformed::replaced},
    {{"%C3\xAB", 3},              FFFD,                     u"\uFFFD",        0},                // an octet follows the text
    {{"%C3%AB", 5},               FFFD "%A",                u"\uFFFD%A",      5},                // a digit follows the text
    // Forms
    {"a+%2B%FF+",                 "a +" FFFD " ",           u"a +\uFFFD ",    5, consturi::malformed::kept, consturi::plus_sign::space},
    {"%C3+%AB",                   FFFD " " FFFD,            u"\uFFFD \uFFFD", 0, consturi::malformed::kept, consturi::plus_sign::space},
    {"%C3%AB+%2B",                "\xC3\xAB +",             u"\u00EB +", std::nullopt, consturi::malformed::kept, consturi::plus_sign::space},
};
#undef FFFD

// clang-format on

} // namespace cases

#endif
