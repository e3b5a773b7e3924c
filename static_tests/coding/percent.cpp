// RFC 3986 2.1: percent-encoding, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/percent.hpp"

#include <consturi/rfc/rfc3629.hpp>

#include <cstdint>
#include <string_view>
#include <type_traits>

using namespace cases;
using namespace consturi;

static_assert(first_wrong<encodings>() == std::size(encodings));
static_assert(first_wrong<decodings>() == std::size(decodings));
static_assert(first_wrong<malformations>() == std::size(malformations));

// A triplet is inside the text.
static_assert(detail::is_triplet_at("a%41", 1) && !detail::is_triplet_at(text("a%41", 3), 1)
              && !detail::is_triplet_at(text("%41%42", 3), 3));

// Encoded and decoded constants have exactly the needed size, and can be template arguments.
static_assert(encoded<"a b">.view() == "a%20b" && encoded<"">.view() == "");
static_assert(encoded<"a/b c", rfc3986::path_absolute>.view() == "a/b%20c");
static_assert(encoded<"a&b", safe_set(rfc3986::query).without("&")>.view() == "a%26b");
static_assert(std::is_same_v<decltype(encoded<"a b">), fixed_string<6> const>);
static_assert(decoded<"a%20b%00"> == fixed_string("a b\0") && decoded<"">.view() == "");
template <fixed_string Text>
concept decodable = requires { decoded<Text>; };
static_assert(decodable<"%41"> && !decodable<"%4"> && !decodable<"a%%41">);
template <fixed_string Text>
constexpr auto size_of = Text.view().size();
static_assert(size_of<encoded<"\"">> == 3);

// Compilers print a fixed_string as it was written. clang 14 prints no text.
#if !defined(__clang__) || __clang_major__ > 14
template <fixed_string Text>
constexpr bool shows(std::string_view as) {
    return std::string_view(__PRETTY_FUNCTION__).find(as) != std::string_view::npos;
}
static_assert(shows<"a">("{\"a\"}") && shows<"16 bytes or more">("{\"16 bytes or more\"}"));
#endif

// A safe set can be made from any rule. It contains all unreserved characters, and at most the reserved ones besides.
static_assert(safe_set(rfc3986::unreserved) == safe_set(rfc3986::ALPHA)
              && safe_set(rfc3986::URI) == safe_set(rfc3986::reserved));
static_assert(safe_set(rfc3629::UTF8_octets) == safe_set(rfc3986::reserved)
              && !safe_set(rfc3629::UTF8_octets).contains('%'));
static_assert(safe_set().with_triplets().with("/").has_triplets && safe_set().with("") == safe_set());

// Strings at compile time, if the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(percent_encode("a b/c%41") == "a%20b%2Fc%2541"
              && percent_encode_once("a b%41", rfc3986::segment) == "a%20b%41");
static_assert(percent_decode("a%20b").value() == "a b" && percent_decode("a%2").error().position() == 3);
static_assert(percent_decode_lossy("%2%41", malformed::replaced)
                  == "\xEF\xBF\xBD"
                     "2A"
              && decoded_view("%41").str() == "A");
#endif

// Size computation saturates at SIZE_MAX.
static_assert(detail::size_with_tripled(10, 5) == 20 && detail::size_with_tripled(SIZE_MAX - 5, 2) == SIZE_MAX - 1);
static_assert(detail::size_with_tripled(SIZE_MAX - 5, 3) == SIZE_MAX
              && detail::size_with_tripled(SIZE_MAX, 1) == SIZE_MAX);
