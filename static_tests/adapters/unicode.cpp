// UTF-8 and UTF-16, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/unicode.hpp"

#include <consturi/unicode.hpp>

#include <iterator>
#include <span>
#include <string_view>

using namespace cases;
using namespace consturi;

template <auto const& Texts>
constexpr bool each_is_utf8 = [] {
    for (auto const text : Texts)
        if (!is_utf8(text)) return false;
    return true;
}();
template <auto const& Texts>
constexpr bool any_is_utf8 = [] {
    for (auto const text : Texts)
        if (is_utf8(text)) return true;
    return false;
}();
static_assert(each_is_utf8<valid_utf8> && !any_is_utf8<invalid_utf8>);

static_assert(find_malformed_utf8("") == 0 && find_malformed_utf8("a\xC3\xABz") == 4);
static_assert(find_malformed_utf8("\xC3\xAB\xED\xA0\x80") == 2 && find_malformed_utf8("a\xF0\x9F\x98") == 1
              && find_malformed_utf8("\x80") == 0);

static_assert(first_wrong<utf8_encodings>() == std::size(utf8_encodings));
static_assert(first_wrong<utf16_encodings>() == std::size(utf16_encodings));
static_assert(first_wrong<unicode_decodings>() == std::size(unicode_decodings));

// A lone surrogate is refused, or replaced.
constexpr bool replaces_lone_surrogates = [] {
    char buffer[64];
    constexpr std::u16string_view text(u"\xDC00/\xD83D\xDE00\xD83D", 5);
    return !percent_encode_into(buffer, text, rfc3986::path_absolute)
           && percent_encode_lossy_into(buffer, text, rfc3986::path_absolute) == "%EF%BF%BD/%F0%9F%98%80%EF%BF%BD"
           && percent_encoded_size(text, rfc3986::path_absolute) == 31
           && !percent_encode_lossy_into(std::span(buffer).first(30), text, rfc3986::path_absolute);
}();
static_assert(replaces_lone_surrogates);

// Constants.
static_assert(encoded<u8"\u00EB b">.view() == "%C3%AB%20b" && encoded<u"\u00EB b"> == encoded<u8"\u00EB b">);
static_assert(encoded<u"\U0001F600/", safe_set().with("/")>.view() == "%F0%9F%98%80/" && encoded<u"">.view() == "");
static_assert(encoded<encoded<u"\u00EB">, safe_set().with_triplets()> == encoded<u"\u00EB">);
template <detail::any_literal Text>
concept encodable = requires { encoded<Text>; };
static_assert(encodable<u"\xD83D\xDE00"> && !encodable<u"\xD83D"> && !encodable<u"\xDE00\xD83D">);

static_assert(find_lone_surrogate(u"\xD800") == 0 && find_lone_surrogate(u"\xDC00\xDC00") == 0
              && find_lone_surrogate(u"\xD800\xDFFF") == 2);
static_assert(find_lone_surrogate(std::u16string_view(u"\xD83D\xDE00", 1)) == 0);
static_assert(lone_surrogate(1) == lone_surrogate(1) && lone_surrogate(1) != lone_surrogate(2));
static_assert(find_lone_surrogate(u"a\U0001F600") == 3 && find_lone_surrogate(u"") == 0);

// Strings at compile time, if the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(percent_encode(u8"\u00EB/", rfc3986::path_absolute) == "%C3%AB/");
static_assert(percent_encode(u"a\U0001F600").value() == "a%F0%9F%98%80"
              && percent_encode_lossy(u"\xD83D") == "%EF%BF%BD");
static_assert(percent_decode_utf8("%C3%AB").value() == "\xC3\xAB" && percent_decode_utf8_lossy("%") == "%");
static_assert(percent_decode_utf16("%F0%9F%98%80").value() == u"\xD83D\xDE00"
              && percent_decode_utf16_lossy("%FF") == u"\uFFFD" && !percent_decode_utf16("%FF"));
#endif
