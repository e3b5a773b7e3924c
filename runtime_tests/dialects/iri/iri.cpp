// RFC 3987: IRIs and IRI references, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/iri.hpp"
#include "exact_copy.hpp"

#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

using namespace cases::iris;
using consturi::is_iri_reference;

TEST_CASE("RFC 3987 2.2: IRI references have the expected components") { check_all(references); }
TEST_CASE("RFC 3987 2.2: characters at the ends of ranges are accepted exactly where the grammar allows them") {
    check_all(characters);
}
TEST_CASE("RFC 3629 4: octets that are not UTF-8 are an error at the first octet of the character") {
    check_all(not_utf_8);
}
TEST_CASE("RFC 3987: errors have the expected position, rule and mistake") { check_all(errors); }

/// The ranges of RFC 3987 2.2, apart from planes 1 to 14, whose last two characters are excluded.
static found_in_octets expected_for(unsigned c) {
    unsigned const in_plane = c & 0xFFFF;
    if (c < 0xA0) return outside;
    if (c >= 0x10000) {
        if (in_plane > 0xFFFD || (0xE0000 <= c && c < 0xE1000)) return outside;
        return c < 0xF0000 ? valid : only_in_query;
    }
    if (0xE000 <= c && c <= 0xF8FF) return only_in_query;
    return (0xFDD0 <= c && c <= 0xFDEF) || c > 0xFFEF ? outside : valid;
}

static bool is_surrogate(unsigned c) { return 0xD800 <= c && c <= 0xDFFF; }

/// In UTF-8, with the given number of octets, which may be too many.
static std::string encoded(unsigned c, unsigned size) {
    if (size == 1) return {static_cast<char>(c)};
    std::string octets;
    for (; octets.size() + 1 != size; c >>= 6) octets.insert(octets.begin(), static_cast<char>(0x80 | (c & 0x3F)));
    return static_cast<char>((0xF00U >> size & 0xFF) | c) + octets;
}
static unsigned size_of(unsigned c) { return c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4; }

/// Reads characters in the way of RFC 3629 3: the octets by their bits, then the value.
static found_in_octets expected_for(std::string_view octets) {
    for (std::size_t at = 0; at != octets.size();) {
        auto const octet = [&](std::size_t i) {
            return at + i < octets.size() ? static_cast<unsigned char>(octets[at + i]) : 0U;
        };
        unsigned size = 0;
        while (size != 8 && (octet(0) << size & 0x80) != 0) ++size;
        unsigned c = octet(0) & (0xFFU >> size);
        bool is_character = 2 <= size && size <= 4;
        for (std::size_t i = 1; is_character && i != size; ++i) {
            is_character = (octet(i) & 0xC0) == 0x80;
            c = c << 6 | (octet(i) & 0x3F);
        }
        if (!is_character || c > 0x10FFFF || is_surrogate(c) || size_of(c) != size) return malformed_at(at);
        if (auto const found = expected_for(c); found.position != no_error)
            return {at, found.which, found.only_outside_query};
        at += size;
    }
    return valid;
}

TEST_CASE("RFC 3987 2.2: each character outside ASCII is accepted exactly where the grammar allows it") {
    for (unsigned c = 0x80; c != 0x110000; ++c) {
        if (is_surrogate(c)) continue;
        auto const text = encoded(c, size_of(c));
        auto const expected = expected_for(c);
        bool const in_path = expected.position == no_error, in_query = in_path || expected.only_outside_query;
        if (is_iri_reference(text) != in_path || is_iri_reference('?' + text) != in_query) FAIL_CHECK(c);
    }
}

TEST_CASE("RFC 3987 2.2: the ends of all ranges, and the characters beside them, in each component") {
    unsigned ends = 0;
    for (unsigned c = 0x81; c != 0x10FFFF; ++c) {
        auto const is_end = [&](unsigned other) {
            return is_surrogate(other) || expected_for(c).which != expected_for(other).which
                   || expected_for(c).position != expected_for(other).position;
        };
        if (is_surrogate(c) || (!is_end(c - 1) && !is_end(c + 1))) continue;
        ++ends;
        INFO(c);
        CHECK(holds_in_places(encoded(c, size_of(c)), expected_for(c)));
    }
    CHECK(ends == 76);
}

TEST_CASE("RFC 3629 3: overlong forms, surrogates and characters above U+10FFFF are errors") {
    for (unsigned c : {0x00U, 0x2FU, 0x7FU, 0x80U, 0xE9U, 0x7FFU, 0x800U, 0x20ACU, 0xD7FFU, 0xD800U, 0xDBFFU, 0xDC00U,
                       0xDFFFU, 0xFFFFU, 0x10FFFFU, 0x110000U, 0x13FFFFU, 0x1FFFFFU})
        for (unsigned size = 2; size != 5; ++size) {
            if (c >> (5 * size + 1) != 0) continue;
            auto const text = encoded(c, size);
            INFO(c << " in " << size << " octets");
            CHECK(holds_in_places(text, expected_for(text)));
        }
}

TEST_CASE("RFC 3629 4: all sequences of one to three octets outside ASCII") {
    for (unsigned size = 1; size != 4; ++size)
        for (unsigned n = 0; n != 1U << 7 * size; ++n) {
            std::string text;
            for (unsigned i = size; i-- != 0;) text += static_cast<char>(0x80 | (n >> 7 * i & 0x7F));
            if (is_iri_reference(text) != (expected_for(text).position == no_error)) FAIL_CHECK(text);
        }
}

/// The first and the last octets of the ranges in RFC 3629 4.
static constexpr std::string_view ends_of_ranges =
    "\x80\x8F\x90\x9F\xA0\xBF\xC0\xC1\xC2\xDF\xE0\xE1\xEC\xED\xEE\xEF\xF0\xF1\xF3\xF4\xF5\xFF";

static void check_sequences(std::string& text, std::size_t left) {
    auto const expected = expected_for(text);
    auto const parsed = consturi::parse_iri_reference(text);
    bool const is_right = expected.position == no_error ? parsed.has_value()
                                                        : !parsed && parsed.error().position() == expected.position
                                                              && parsed.error().code() == expected.which;
    if (!is_right) FAIL_CHECK(text);
    for (char const octet : left != 0 ? ends_of_ranges : "") {
        text += octet;
        check_sequences(text, left - 1);
        text.pop_back();
    }
}

TEST_CASE("RFC 3629 4: sequences of up to four octets at the ends of ranges have the expected error") {
    std::string text;
    check_sequences(text, 4);
}

TEST_CASE("explain shows the visible characters of an IRI, and escapes all other octets; a character is a column") {
    struct {
        std::string_view text, excerpt;
        std::size_t column;
    } const rows[] = {
        {"http://b\u00FCcher.example/ \u4F8B", "http://b\u00FCcher.example/ \u4F8B", 22},
        {"http://\u4F8B\u3048.jp/\U0001F389{", "http://\u4F8B\u3048.jp/\U0001F389{", 14},
        {"e\u0301\u05D0\uFFFF", "e\u0301\u05D0\\xEF\\xBF\\xBF", 3},
        {"\u202E\u200B\u00A0\u2028\uFE0F\u00AD^",
         "\\xE2\\x80\\xAE\\xE2\\x80\\x8B\\xC2\\xA0\\xE2\\x80\\xA8\\xEF\\xB8\\x8F\\xC2\\xAD^", 64},
        {"?\uE000#\uE000\u00E9", "?\\xEE\\x80\\x80#\\xEE\\x80\\x80\u00E9", 14},
        {"\u00E9\xC3\u00E9\x1B\u0085", "\u00E9\\xC3\u00E9\\x1B\\xC2\\x85", 1},
    };
    for (auto const& [text, excerpt, column] : rows) {
        auto const error = consturi::parse_iri_reference(text).error();
        auto const shown = std::string(excerpt) + '\n' + std::string(column, ' ') + '^';
        CHECK(error.explain(text) == shown + ' ' + error.description());
        CHECK(error.explain_unredacted(text) == error.explain(text));
        CHECK(consturi::detail::what_of(error, text) == to_string(error) + '\n' + shown);
    }
    auto const with_userinfo = consturi::parse_iri("http://\u00E9@\u00E9 ").error();
    CHECK(with_userinfo.explain("http://\u00E9@\u00E9 ").starts_with("http://***@\u00E9 \n            ^"));
}

TEST_CASE("RFC 3987 2.2: UTF-16 is parsed like its UTF-8, and errors have positions in UTF-16") {
    using namespace std::literals;
    auto const parsed = consturi::parse_iri(std::u16string(u"http://\u4F8B.jp/\U0001F389?\u00E9"));
    REQUIRE(parsed);
    CHECK((parsed->view() == consturi::parse_iri("http://\u4F8B.jp/\U0001F389?\u00E9").value()
           && parsed->host() == "\u4F8B.jp" && parsed->query() == "\u00E9"));
    CHECK(consturi::parse_iri_reference(u"").value().str().empty());
    CHECK(consturi::parse_iri_reference(u"a\uFDCF"sv).value().str() == "a\uFDCF");

    using consturi::mistake;
    struct {
        std::u16string_view text;
        std::size_t position, rule_position;
        mistake which;
        std::string_view excerpt;
    } const rows[] = {
        {u"\u4F8B\U0001F389 b", 3, 0, mistake::unencoded_space, "\u4F8B\U0001F389 b\n  ^"},
        {u"//u@\u4F8B:8\u00E9", 7, 6, mistake::unexpected_character_in_port, "//u@\u4F8B:8\u00E9\n       ^"},
        {u"?\U0001F389\xD83C", 3, 1, mistake::lone_surrogate, "?\U0001F389\\xED\\xA0\\xBC\n  ^"},
        {u"\xD83C\xD83C\xDF89", 0, 0, mistake::lone_surrogate, "\\xED\\xA0\\xBC\U0001F389\n^"},
        {u"\xDF89\xD83C", 0, 0, mistake::lone_surrogate, "\\xED\\xBE\\x89\\xED\\xA0\\xBC\n^"},
        {u"\uE000", 0, 0, mistake::private_use_character, "\\xEE\\x80\\x80\n^"},
        {u"\u00E9%4", 3, 1, mistake::percent_sign_without_two_hexdig, "\u00E9%4\n   ^"},
        {{u"\u00E9\0", 2}, 1, 0, mistake::unencoded_control_character, "\u00E9\\x00\n ^"},
    };
    for (auto const& [text, position, rule_position, which, excerpt] : rows) {
        INFO(std::string(excerpt));
        auto const error = consturi::parse_iri_reference(text).error();
        CHECK(error.position() == position);
        CHECK(error.rule_position() == rule_position);
        CHECK(error.code() == which);
        CHECK(error.explain_unredacted(text).starts_with(excerpt));
        CHECK(to_string(error).starts_with("at UTF-16 unit " + std::to_string(position) + ": "));
    }
    constexpr auto in_userinfo = u"//u:\u00E9 @\u4F8B";
    CHECK(consturi::parse_iri_reference(in_userinfo).error().explain(in_userinfo).starts_with("//***@\u4F8B\n  ^ "));
}
