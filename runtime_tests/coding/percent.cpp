// Percent-encoding, done by the program: the tables of the static tests, and what holds for all bytes and all sets.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/percent.hpp"
#include "exact_copy.hpp"
#include "random.hpp"

#include <iterator>
#include <string>
#include <string_view>
#include <vector>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 3986 2.1: what is encoded, by the sets of the grammar") {
    check_all(encodings);
    for (auto const& row : encodings) CHECK(percent_encode(row.decoded, row.safe) == row.encoded);
}
TEST_CASE("RFC 3986 2.1: what is decoded") {
    check_all(decodings);
    for (auto const& row : decodings) {
        CHECK(percent_decode(row.encoded).value() == row.decoded);
        CHECK(percent_decode_lossy(row.encoded) == row.decoded);
        CHECK(percent_decode_lossy(row.encoded, malformed::replaced) == row.decoded);
    }
}
TEST_CASE("RFC 3986 2.1: what cannot be decoded, and where") {
    check_all(malformations);
    for (auto const& row : malformations) {
        auto const decoded = percent_decode(row.encoded);
        REQUIRE(!decoded);
        CHECK(decoded.error().position() == row.position);
        CHECK(decoded.error().rule_position() == find_malformed(row.encoded));
        CHECK(decoded.error().rule() == "pct-encoded");
        CHECK(decoded.error().message() == "'%' is followed by two hexadecimal digits; on its own it is %25");
    }
    CHECK(percent_decode("a%4g").error().explain("a%4g") == "a%4g\n   ^ '%' is followed by two hexadecimal digits; on its own it is %25");
}

TEST_CASE("decoded views are ordered as what they decode to") {
    std::string_view const in_order[] = {"", "a", "a%00", "a%2f", "%61a", "a%7E", "b", "%c3%ab"};
    for (auto const a : in_order) {
        for (auto const b : in_order) {
            auto const order = percent_decode_lossy(a) <=> percent_decode_lossy(b);
            CHECK((decoded_view(a) <=> decoded_view(b)) == order);
            CHECK((decoded_view(a) <=> percent_decode_lossy(b)) == order);
        }
    }
}

TEST_CASE("a percent sign that begins no triplet is kept or replaced, and nothing else is lost") {
    CHECK(percent_decode_lossy("%") == "%");
    CHECK(percent_decode_lossy("%4%41%4g%%42") == "%4A%4g%B");
    CHECK(percent_decode_lossy("%4%41%4g%%42", malformed::replaced) == "\xEF\xBF\xBD" "4A\xEF\xBF\xBD" "4g\xEF\xBF\xBD" "B");
}

TEST_CASE("what is encoded in part is encoded once") {
    CHECK(percent_encode_once("a b%20c") == "a%20b%20c");
    CHECK(percent_encode_once("100%") == "100%25");
    CHECK(percent_encode_once("%2f%zz%4", rfc3986::segment) == "%2f%25zz%254");
    CHECK(percent_encode_once("%%41") == "%25%41");
    CHECK(percent_encode("%41%&", safe_set(rfc3986::query).with_triplets().without("&")) == "%41%25%26");
    CHECK(percent_encoded_size("%41%", safe_set(rfc3986::query).with_triplets()) == 6);
}

TEST_CASE("spaces are plus signs in forms, and nowhere else") {
    CHECK(form_encode("a b+c&d=~") == "a+b%2Bc%26d%3D~");
    char buffer[8];
    CHECK((form_encode_into(buffer, "a b+") == "a+b%2B" && form_encoded_size("a b+") == 6));
    CHECK((!form_encode_into(std::span(buffer, 5), "a b+") && form_encode_into({}, "") == ""));
    CHECK((form_decode_into(buffer, "a+b%2B") == "a b+" && !form_decode_into(std::span(buffer, 3), "a+b%2B")));
    CHECK((!form_decode_into(buffer, "a+%2") && form_decode_into({}, "") == ""));
    CHECK(form_decode("a+b%2Bc%20d").value() == "a b+c d");
    CHECK(form_decode("a+%4").error().position() == 4);
    CHECK(form_decode_lossy("a+%4") == "a %4");
    CHECK(form_decode_lossy("%+", malformed::replaced) == "\xEF\xBF\xBD ");
    CHECK(percent_encode("a b+c", rfc3986::query) == "a%20b+c");
    CHECK(percent_decode("a+b").value() == "a+b");
}

/// Sets of all kinds: those of rules, and sets of any bytes.
static std::vector<safe_set> sets_of_all_kinds() {
    std::vector<safe_set> all{rfc3986::unreserved, rfc3986::pchar, rfc3986::segment, rfc3986::segment_nz_nc, rfc3986::path_absolute,
                              rfc3986::query, rfc3986::fragment, rfc3986::userinfo, rfc3986::reg_name, rfc3986::host, rfc3986::scheme,
                              rfc3986::port, rfc3986::URI, rfc3629::UTF8_octets, byte_set()};
    for (std::uint64_t seed = 0; seed != 50; ++seed)
        all.emplace_back(byte_set{{thrown(seed), thrown(seed + 100), thrown(seed + 200), thrown(seed + 300)}});
    return all;
}

TEST_CASE("all bytes come back, whatever the set, and only what may be left is left") {
    std::size_t texts = 0;
    for (auto const& safe : sets_of_all_kinds()) {
        for (std::uint64_t seed = 0; seed != 2000; ++seed, ++texts) {
            std::string text;
            for (auto bits = thrown(seed); bits != 0; bits >>= 5 + seed % 4)
                text += static_cast<char>(seed % 2 == 0 ? bits : static_cast<unsigned char>("%4aZ/ +?"[bits & 7]));
            INFO("seed " << seed << ": " << text);
            auto const encoded = percent_encode(text, safe);
            auto const once = percent_encode_once(text, safe);
            bool good = percent_decode(encoded) == text && decoded_view(encoded) == text && decoded_view(encoded).str() == text
                        && percent_encode_once(once, safe) == once && percent_encode_once(encoded, safe) == encoded
                        && percent_decode(once) == percent_decode_lossy(text) && percent_encoded_size(text, safe) == encoded.size();
            for (std::size_t i = 0; i != encoded.size(); ++i) {
                good = good && matches(rfc3986::pct_encoded | rfc3986::unreserved | rfc3986::reserved, encoded.substr(i, encoded[i] == '%' ? 3 : 1));
                if (encoded[i] != '%') good = good && safe.contains(encoded[i]);
                else good = good && !safe.contains(octet_at(encoded, i)) && abnf::lower(encoded[i + 1]) == (encoded[i + 1] | 0x20), i += 2;
            }
            if (!good) FAIL_CHECK(encoded);
            if (form_decode(form_encode(text)) != text) FAIL_CHECK(form_encode(text));
        }
    }
    CHECK(texts >= 100'000);
}

TEST_CASE("what is encoded with the set of a rule can stand in what the rule matches") {
    for (unsigned c = 0; c != 256; ++c) {
        std::string const text(2, static_cast<char>(c));
        CHECK(matches(rfc3986::segment_nz, percent_encode(text, rfc3986::segment_nz)));
        CHECK(matches(rfc3986::segment_nz_nc, percent_encode(text, rfc3986::segment_nz_nc)));
        CHECK(matches(rfc3986::query, percent_encode(text, rfc3986::query)));
        CHECK(matches(rfc3986::fragment, percent_encode(text, rfc3986::fragment)));
        CHECK(matches(rfc3986::userinfo, percent_encode(text, rfc3986::userinfo)));
        CHECK(matches(rfc3986::reg_name, percent_encode(text, rfc3986::reg_name)));
        CHECK(matches(rfc3986::path_absolute, "/a" + percent_encode(text, rfc3986::path_absolute)));
    }
}

TEST_CASE("RFC 3629: what is UTF-8, and what is not") {
    for (auto const text : utf8) CHECK(is_utf8(text));
    for (auto const text : no_utf8) CHECK(!is_utf8(text));
    for (auto const text : utf8) CHECK(find_malformed_utf8(text) == text.size());
    for (auto const text : no_utf8) CHECK(find_malformed_utf8(text) < text.size());
}

/// The code point that a text in UTF-8 is, by the table of RFC 3629, 3.
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

TEST_CASE("RFC 3629: with one byte changed, a text is UTF-8 where it is what a character is encoded as") {
    for (std::string const character : {"a", "\u0080", "\u07FF", "\u0800", "\u1000", "\uD7FF", "\uE000", "\uFFFD", "\U00010000", "\U00040000", "\U0010FFFF"})
        for (std::size_t at = 0; at != character.size(); ++at)
            for (unsigned c = 0; c != 256; ++c) {
                auto changed = character;
                changed[at] = static_cast<char>(c);
                auto const point = code_point_of(changed);
                if (is_utf8(changed) != (is_scalar(point) && utf8_of(utf16_of(point)) == changed)) FAIL_CHECK(character << ": byte " << at << " is " << c);
            }
}

TEST_CASE("UTF-16 is encoded as its UTF-8, and a surrogate without its other half is an error, or U+FFFD") {
    for (char32_t point = 0; point != 0x110000; ++point) {
        if (!is_scalar(point)) continue;
        auto const made = utf8_of(utf16_of(point));
        if (!is_utf8(made) || code_point_of(made) != point) FAIL_CHECK(static_cast<unsigned>(point));
    }
    CHECK(percent_encode(u"a b\u00EB\u20AC\U0001F600") == "a%20b%C3%AB%E2%82%AC%F0%9F%98%80");
    CHECK(percent_encode(u"a/b", rfc3986::path_absolute) == "a/b");
    CHECK(percent_encode(u"\uD7FF") == "%ED%9F%BF");
    CHECK(percent_encode(u"\uE000") == "%EE%80%80");
    CHECK(percent_encode(u8"\u00EB") == "%C3%AB");
    CHECK(percent_encode_lossy(u"\U0001F600/", rfc3986::path_absolute) == "%F0%9F%98%80/");
    std::u16string const lone[] = {{u'a', 0xD83D}, {u'a', 0xDE00, u'b'}, {u'a', 0xD83D, u'b'}, {u'a', 0xD83D, 0xD83D, 0xDE00}, {u'a', 0xDFFF}, {u'a', 0xD83D, 0xE000},
                                   {u'a', 0xD83D, 0xDBFF}};
    std::string const replaced[] = {"a%EF%BF%BD", "a%EF%BF%BDb", "a%EF%BF%BDb", "a%EF%BF%BD%F0%9F%98%80", "a%EF%BF%BD", "a%EF%BF%BD%EE%80%80",
                                    "a%EF%BF%BD%EF%BF%BD"};
    for (std::size_t i = 0; i != std::size(lone); ++i) {
        auto const encoded = percent_encode(lone[i]);
        REQUIRE(!encoded);
        CHECK(encoded.error().position() == 1);
        CHECK(encoded.error().message() == "surrogate without its other half");
        CHECK(percent_encode_lossy(lone[i]) == replaced[i]);
    }
}
