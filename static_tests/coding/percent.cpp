// Percent-encoding, done by the compiler: passing is compiling.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/percent.hpp"

#include <consturi/literals.hpp>

#include <algorithm>
#include <compare>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

static_assert(each_holds<encodings>());
static_assert(each_holds<decodings>());
static_assert(each_holds<malformations>());

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
static_assert(each_is_utf8<utf8> && !any_is_utf8<no_utf8>);

// As constants: of exactly their size, and good for template arguments.
static_assert(encoded<"a b">.view() == "a%20b" && encoded<"">.view() == "");
static_assert(encoded<"a/b c", rfc3986::path_absolute>.view() == "a/b%20c");
static_assert(encoded<"a&b", safe_set(rfc3986::query).without("&")>.view() == "a%26b");
static_assert(std::is_same_v<decltype(encoded<"a b">), fixed_string<6> const>);
static_assert(decoded<"a%20b%00"> == fixed_string("a b\0") && decoded<"">.view() == "");
static_assert(find_malformed_utf8("") == 0 && find_malformed_utf8("a\xC3\xABz") == 4);
static_assert(find_malformed_utf8("\xC3\xAB\xED\xA0\x80") == 2 && find_malformed_utf8("a\xF0\x9F\x98") == 1 && find_malformed_utf8("\x80") == 0);
template <fixed_string Text>
concept decodable = requires { decoded<Text>; };
static_assert(decodable<"%41"> && !decodable<"%4"> && !decodable<"a%%41">);
template <fixed_string Text>
constexpr auto size_of = Text.view().size();
static_assert(size_of<encoded<"\"">> == 3);

// Compilers show them as they were written: clang 14 knows no texts.
#if !defined(__clang__) || __clang_major__ > 14
template <fixed_string Text>
constexpr bool shows(std::string_view as) {
    return std::string_view(__PRETTY_FUNCTION__).find(as) != std::string_view::npos;
}
static_assert(shows<"a">("{\"a\"}") && shows<"16 bytes or more">("{\"16 bytes or more\"}"));
#endif

// A set is made of any rule, and leaves what URIs are made of at most, unreserved characters at least.
static_assert(safe_set(rfc3986::unreserved) == safe_set(rfc3986::ALPHA) && safe_set(rfc3986::URI) == safe_set(rfc3986::reserved));
static_assert(safe_set(rfc3629::UTF8_octets) == safe_set(rfc3986::reserved) && !safe_set(rfc3629::UTF8_octets).contains('%'));

// Views of components are ordered as strings, by their bytes.
constexpr auto search = "http://h/a%2Fb?q=%C3%AB"_uri;
static_assert(decoded_view(search.path()) == "/a/b" && decoded_view(*search.query()) == "q=\xC3\xAB");
static_assert(decoded_view("%61") == decoded_view("a") && decoded_view("%61") < decoded_view("b") && decoded_view("a") < "aa");
static_assert(std::is_same_v<decltype(decoded_view("") == std::declval<std::string>()), bool>);
static_assert(decoded_view("%FF") > decoded_view("~") && "b" > decoded_view("%61") && decoded_view("") != "a");
static_assert(*++decoded_view("a%62").begin() == 'b');
static_assert(decoded_view("a%62").begin() != decoded_view("a%62").end());
static_assert(std::forward_iterator<decoded_view::iterator>);
static_assert(std::is_constructible_v<decoded_view, std::string&> && !std::is_constructible_v<decoded_view, std::string>);

static_assert(std::ranges::borrowed_range<decoded_view> && std::ranges::view<decoded_view>);
constexpr bool is_copied_to_a_buffer = [] {
    char buffer[8];
    decoded_view const view("a%2Fb");
    return std::string_view(buffer, std::ranges::copy(view, buffer).out) == "a/b"
           && std::string_view(buffer, std::copy(view.begin(), view.end(), buffer)) == "a/b";
}();
static_assert(is_copied_to_a_buffer);
constexpr bool is_copied_as_far_as_there_is_room = [] {
    char buffer[] = "####";
    return decoded_view("a%2Fb").copy(buffer, 2) == 2 && std::string_view(buffer) == "a/##"
           && decoded_view("%41%42").copy(buffer, 4) == 2 && std::string_view(buffer) == "AB##" && decoded_view("").copy(nullptr, 0) == 0;
}();
static_assert(is_copied_as_far_as_there_is_room);

// Strings, too, are made by the compiler, where those of the standard library can be.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(percent_encode("a b/c%41") == "a%20b%2Fc%2541" && percent_encode_once("a b%41", rfc3986::segment) == "a%20b%41");
static_assert(percent_decode("a%20b").value() == "a b" && percent_decode("a%2").error().position() == 3);
static_assert(percent_decode_lossy("%2%41", malformed::replaced) == "\xEF\xBF\xBD" "2A" && decoded_view("%41").str() == "A");
static_assert(form_decode(form_encode("a b+c")).value() == "a b+c" && form_decode_lossy("%+") == "% ");
static_assert(percent_encode(u8"\u00EB/", rfc3986::path_absolute) == "%C3%AB/");
static_assert(percent_encode(u"a\U0001F600").value() == "a%F0%9F%98%80" && percent_encode_lossy(u"\xD83D") == "%EF%BF%BD");
#endif

static_assert(find_lone_surrogate(u"\xD800") == 0 && find_lone_surrogate(u"\xDC00\xDC00") == 0 && find_lone_surrogate(u"\xD800\xDFFF") == 2);
static_assert(find_lone_surrogate(std::u16string_view(u"\xD83D\xDE00", 1)) == 0);
static_assert(lone_surrogate(1) == lone_surrogate(1) && lone_surrogate(1) != lone_surrogate(2));
static_assert(find_lone_surrogate(u"a\U0001F600") == 3 && find_lone_surrogate(u"") == 0);

// A size that no string can have is the greatest one.
static_assert(size_with_three_for_one(10, 5) == 20 && size_with_three_for_one(SIZE_MAX - 5, 2) == SIZE_MAX - 1);
static_assert(size_with_three_for_one(SIZE_MAX - 5, 3) == SIZE_MAX && size_with_three_for_one(SIZE_MAX, 1) == SIZE_MAX);
