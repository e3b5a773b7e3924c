// UTF-8 and UTF-16, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/unicode.hpp"

#include <consturi/unicode.hpp>

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
#endif
