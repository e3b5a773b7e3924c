// UTF-8 and UTF-16, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/unicode.hpp"
#include "catch.hpp"

#include <consturi/unicode.hpp>

#include <iterator>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 3629: valid and invalid UTF-8") {
    for (auto const text : valid_utf8) CHECK(is_utf8(text));
    for (auto const text : invalid_utf8) CHECK(!is_utf8(text));
    for (auto const text : valid_utf8) CHECK(find_malformed_utf8(text) == text.size());
    for (auto const text : invalid_utf8) CHECK(find_malformed_utf8(text) < text.size());
}

/// The code point that UTF-8 bytes encode, by the table of RFC 3629 3. Assumes a valid length.
static char32_t code_point_of(std::string_view bytes) {
    auto const first = static_cast<unsigned char>(bytes[0]);
    char32_t point = bytes.size() == 1 ? first : first & (0x7F >> bytes.size());
    for (char const c : bytes.substr(1)) point = point << 6 | (static_cast<unsigned char>(c) & 0x3F);
    return point;
}

static bool is_scalar(char32_t point) { return point < 0xD800 || (0xDFFF < point && point < 0x110000); }

static std::u16string utf16_of(char32_t point) {
    if (point < 0x10000) return {static_cast<char16_t>(point)};
    return {static_cast<char16_t>(0xD800 + ((point - 0x10000) >> 10)), static_cast<char16_t>(0xDC00 + (point & 0x3FF))};
}

TEST_CASE("RFC 3629: a character with one changed byte is UTF-8 only if it encodes a code point") {
    for (std::string const character : {"a", "\u0080", "\u07FF", "\u0800", "\u1000", "\uD7FF", "\uE000", "\uFFFD",
                                        "\U00010000", "\U00040000", "\U0010FFFF"})
        for (std::size_t at = 0; at != character.size(); ++at)
            for (unsigned c = 0; c != 256; ++c) {
                auto changed = character;
                changed[at] = static_cast<char>(c);
                auto const point = code_point_of(changed);
                if (is_utf8(changed) != (is_scalar(point) && consturi::detail::utf8_of(utf16_of(point)) == changed))
                    FAIL_CHECK(character << ": byte " << at << " is " << c);
            }
}

TEST_CASE("UTF-16 is encoded as UTF-8, and an unpaired surrogate is an error or U+FFFD") {
    for (char32_t point = 0; point != 0x110000; ++point) {
        if (!is_scalar(point)) continue;
        auto const made = consturi::detail::utf8_of(utf16_of(point));
        if (!is_utf8(made) || code_point_of(made) != point) FAIL_CHECK(static_cast<unsigned>(point));
    }
    CHECK(percent_encode(u"a b\u00EB\u20AC\U0001F600") == "a%20b%C3%AB%E2%82%AC%F0%9F%98%80");
    CHECK(percent_encode(u"a/b", rfc3986::path_absolute) == "a/b");
    CHECK(percent_encode(u"\uD7FF") == "%ED%9F%BF");
    CHECK(percent_encode(u"\uE000") == "%EE%80%80");
    CHECK(percent_encode(u8"\u00EB") == "%C3%AB");
    CHECK(percent_encode_lossy(u"\U0001F600/", rfc3986::path_absolute) == "%F0%9F%98%80/");
    std::u16string const lone[] = {
        {u'a', 0xD83D}, {u'a', 0xDE00, u'b'},   {u'a', 0xD83D, u'b'},  {u'a', 0xD83D, 0xD83D, 0xDE00},
        {u'a', 0xDFFF}, {u'a', 0xD83D, 0xE000}, {u'a', 0xD83D, 0xDBFF}};
    std::string const replaced[] = {"a%EF%BF%BD", "a%EF%BF%BDb",         "a%EF%BF%BDb",        "a%EF%BF%BD%F0%9F%98%80",
                                    "a%EF%BF%BD", "a%EF%BF%BD%EE%80%80", "a%EF%BF%BD%EF%BF%BD"};
    for (std::size_t i = 0; i != std::size(lone); ++i) {
        auto const encoded = percent_encode(lone[i]);
        REQUIRE(!encoded);
        CHECK(encoded.error().position() == 1);
        CHECK(encoded.error().message() == "lone surrogate");
        CHECK(percent_encode_lossy(lone[i]) == replaced[i]);
    }
}
