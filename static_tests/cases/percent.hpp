// Texts, and their percent-encoded forms.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_PERCENT_HPP
#define CONSTURI_CASES_PERCENT_HPP

#include "cases/cases.hpp"

#include <consturi/coding/decoded_view.hpp>
#include <consturi/coding/percent.hpp>

#include <span>

namespace cases {

/// A text and its encoding with a safe set.
struct encoding {
    text decoded, encoded;
    consturi::safe_set safe = consturi::rfc3986::unreserved;
};

/// A percent-encoded text and its decoding.
struct decoding {
    text encoded, decoded;
};

/// A text with a malformed triplet, and the position where no triplet can continue.
struct malformation {
    text encoded;
    std::size_t position;
};

constexpr text input_of(encoding const& row) { return row.decoded; }
constexpr text input_of(decoding const& row) { return row.encoded; }
constexpr text input_of(malformation const& row) { return row.encoded; }

constexpr bool holds(encoding const& row, text input) {
    using namespace consturi;
    char buffer[256]{};
    std::span<char> const all(buffer);
    auto const size = percent_encoded_size(input, row.safe);
    return size == row.encoded.size() && percent_encode_into(all.first(size), input, row.safe) == row.encoded
           && buffer[size] == 0 && percent_encode_into(all, input, row.safe) == row.encoded
           && decoded_view(row.encoded) == input
           && (size == 0 || !percent_encode_into(all.first(size - 1), input, row.safe));
}

constexpr bool holds(decoding const& row, text input) {
    using namespace consturi;
    decoded_view const decoded(input);
    return find_malformed(input) == input.size() && decoded == row.decoded && row.decoded == decoded
           && decoded.size() == row.decoded.size() && decoded.empty() == row.decoded.empty() && decoded.base() == input;
}

constexpr bool holds(malformation const& row, text input) {
    using namespace consturi;
    auto const at = find_malformed(input);
    decoded_view const kept(input);
    auto const size = static_cast<std::size_t>(std::ranges::distance(kept.begin(), kept.end()));
    return at < row.position && row.position <= at + 2 && size == kept.size();
}

// clang-format off

using consturi::safe_set;
namespace sets = consturi::rfc3986;

inline constexpr encoding encodings[] = {
    {"",                   ""},
    {"az AZ 09 -._~",      "az%20AZ%2009%20-._~"},
    {"100%",               "100%25"},
    {"%41",                "%2541"},                          // existing triplets are encoded again
    {text("\0\x1F\x7F", 3), "%00%1F%7F"},
    {"\x80\xC3\xAB\xFF",   "%80%C3%AB%FF"},
    {":/?#[]@!$&'()*+,;=", "%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"},
    {"\"<>\\^`{|}",        "%22%3C%3E%5C%5E%60%7B%7C%7D"},
    {":/?#[]@!$&'()*+,;=", ":%2F%3F%23%5B%5D@!$&'()*+,;=",    sets::segment},
    {":/?#[]@!$&'()*+,;=", "%3A%2F%3F%23%5B%5D@!$&'()*+,;=",  sets::segment_nz_nc},
    {":/?#[]@!$&'()*+,;=", ":/%3F%23%5B%5D@!$&'()*+,;=",      sets::path_absolute},
    {":/?#[]@!$&'()*+,;=", ":/?%23%5B%5D@!$&'()*+,;=",        sets::query},
    {":/?#[]@!$&'()*+,;=", ":/?%23%5B%5D@!$&'()*+,;=",        sets::fragment},
    {":/?#[]@!$&'()*+,;=", ":%2F%3F%23%5B%5D%40!$&'()*+,;=",  sets::userinfo},
    {":/?#[]@!$&'()*+,;=", "%3A%2F%3F%23%5B%5D%40!$&'()*+,;=", sets::reg_name},
    {"a=b&c=%+d",          "a%3Db%26c%3D%25%2Bd",             safe_set(sets::query).without("&=+")},
    {"2024/\xC3\xA4 b+c~.jpg", "2024/%C3%A4%20b%2Bc~.jpg",    safe_set().with("/")},           // as Amazon S3 requires
    {":/?#[]@!$&'()*+,;= %^", ":%2F%3F%23%5B%5D@!$&'()*+,;=%20%25%5E", safe_set(sets::segment).without(":").with(": %^")}, // not safe in any URI
    {"a-b",                "a-b",                             safe_set(sets::query).without("a-")}, // unreserved characters are never encoded
    {"a%\x80\"/",          "a%25%80%22/",                     safe_set(consturi::byte_set::of("%\x80\"/"))},
    {"az",                 "az",                              safe_set(consturi::byte_set())},
};

inline constexpr decoding decodings[] = {
    {"",                 ""},
    {"a/b",              "a/b"},
    {"%61%2Fb%2fc",      "a/b/c"},
    {"%C3%AB%c3%ab",     "\xC3\xAB\xC3\xAB"},
    {"%2541",            "%41"},                              // decoded once
    {"a+b",              "a+b"},                              // a plus sign is a space in forms only
    {"%00%ff",           text("\0\xFF", 2)},
};

inline constexpr malformation malformations[] = {
    {"%",      1},
    {"a%",     2},
    {"a%4",    3},
    {"a%4g",   3},
    {"a%g4",   2},
    {"%41%%42", 4},
    {"%%",     1},
    {"%+1",    1},
    {"% 41",   1},
    {"%4\xC3", 2},
    {text("%41", 2), 2},                                      // a digit follows the text
    {text("%41", 1), 1},
};

// clang-format on

} // namespace cases

#endif
