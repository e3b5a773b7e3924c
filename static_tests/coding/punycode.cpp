// RFC 3492: Punycode, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/punycode.hpp"

#include <iterator>
#include <string_view>

using namespace cases;
using namespace consturi;

static_assert(first_wrong<punycode_samples>() == std::size(punycode_samples));
static_assert(first_wrong<punycode_malformations>() == std::size(punycode_malformations));

// What is no text in UTF-8, or has no characters of Unicode, has no encoding.
static_assert(!detail::punycode_encoder("a\xC3").fits() && !detail::punycode_encoder("\xED\xA0\x80").fits());
constexpr char32_t no_characters[] = {0xD800, 0xDFFF, 0x110000, 0xFFFFFFFF};
static_assert([] {
    for (auto const c : no_characters)
        if (detail::punycode_encoder(std::u32string_view(&c, 1)).fits()) return false;
    return true;
}());

// Strings at compile time, if the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(punycode_encode("b\u00FCcher\u00E4").value() == "bcher-kra7n");
static_assert(punycode_decode("bcher-kra7n").value() == "b\u00FCcher\u00E4");
static_assert(punycode_decode("bcher-kv").error().position() == 8 && punycode_encode("a\xC3").error().position() == 1);
#endif
