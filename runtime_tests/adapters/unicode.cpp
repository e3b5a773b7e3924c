// UTF-8 and UTF-16, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/unicode.hpp"
#include "exact_copy.hpp"
#include "message.hpp"

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

static std::string utf8_of(std::u16string const& text) { return percent_decode(percent_encode(text).value()).value(); }

TEST_CASE("RFC 3629: a character with one changed byte is UTF-8 only if it encodes a code point") {
    for (std::string const character : {"a", "\u0080", "\u07FF", "\u0800", "\u1000", "\uD7FF", "\uE000", "\uFFFD",
                                        "\U00010000", "\U00040000", "\U0010FFFF"})
        for (std::size_t at = 0; at != character.size(); ++at)
            for (unsigned c = 0; c != 256; ++c) {
                auto changed = character;
                changed[at] = static_cast<char>(c);
                auto const point = code_point_of(changed);
                if (is_utf8(changed) != (is_scalar(point) && utf8_of(utf16_of(point)) == changed))
                    FAIL_CHECK(character << ": byte " << at << " is " << c);
            }
}

TEST_CASE("each character is encoded from UTF-16 to UTF-8, and decoded to both") {
    for (char32_t point = 0; point != 0x110000; ++point) {
        if (!is_scalar(point)) continue;
        auto const wide = utf16_of(point);
        auto const encoded = percent_encode(wide).value();
        auto const made = percent_decode(encoded).value();
        if (!is_utf8(made) || code_point_of(made) != point || percent_decode_utf16_lossy(encoded) != wide)
            FAIL_CHECK(static_cast<unsigned>(point));
    }
}

TEST_CASE("RFC 3986 2.5: text is encoded as UTF-8") {
    for (auto const& row : utf8_encodings) {
        INFO(row.encoded);
        CHECK(holds(row, row.decoded));
        CHECK(percent_encode(row.decoded, row.safe) == row.encoded);
    }
    for (auto const& row : utf16_encodings) {
        INFO(row.encoded);
        CHECK(holds(row, row.decoded));
        CHECK(percent_encode(row.decoded, row.safe).value() == row.encoded);
        CHECK(percent_encode_lossy(row.decoded, row.safe) == row.encoded);
    }
}

TEST_CASE("percent-encoded text is decoded to UTF-8 and UTF-16, and octets that are not UTF-8 are an error or U+FFFD") {
    check_all(unicode_decodings);
    for (auto const& row : unicode_decodings) {
        INFO(row.encoded);
        CHECK(percent_decode_utf8_lossy(row.encoded, row.policy, row.plus) == row.utf8);
        CHECK((percent_decode_utf16_lossy(row.encoded, row.policy, row.plus) == row.as_utf16));
        auto const utf8 = percent_decode_utf8(row.encoded, row.plus);
        auto const wide = percent_decode_utf16(row.encoded, row.plus);
        if (row.error) {
            REQUIRE((!utf8 && !wide && utf8.error() == wide.error()));
            CHECK(utf8.error().position() == row.error);
        } else {
            CHECK((utf8.value() == row.utf8 && wide.value() == row.as_utf16));
        }
    }
    auto const error = percent_decode_utf8("/a%E2%82z").error();
    CHECK((error.rule() == "UTF8-char" && error.rule_position() == 2));
    CHECK(error.explain("/a%E2%82z") == "/a%E2%82z\n  ^ " + message_of(mistake::not_utf8));
    CHECK(percent_decode_utf8("%FF%4").error() == percent_decode("%FF%4").error());
}

TEST_CASE("an unpaired surrogate is an error or U+FFFD") {
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
