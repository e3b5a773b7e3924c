// RFC 3492: Punycode, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/punycode.hpp"
#include "exact_copy.hpp"
#include "message.hpp"

#include <cstddef>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;
using consturi::detail::punycode_decoder;
using consturi::detail::punycode_encoder;

TEST_CASE("RFC 3492 7.1: texts are encoded and decoded") {
    check_all(punycode_samples);
    for (auto const& row : punycode_samples) {
        INFO(row.encoded);
        CHECK(is_same_punycode(punycode_encode(exact_copy(row.decoded)).value(), row.encoded));
        CHECK(punycode_decode(exact_copy(row.encoded)).value() == row.decoded);
    }
}

TEST_CASE("RFC 3492 6.2: what is no encoding is an error with its position") {
    check_all(punycode_malformations);
    for (auto const& row : punycode_malformations) {
        INFO(row.encoded);
        auto const decoded = punycode_decode(exact_copy(row.encoded));
        REQUIRE(!decoded);
        CHECK(decoded.error().position() == row.position);
        CHECK(decoded.error().code() == row.which);
    }
    auto const error = punycode_decode("bcher-kva4").error();
    CHECK((error.rule() == "Punycode" && error.rule_position() == 9 && !error.end_expected()));
    CHECK(error.description() == message_of(mistake::unexpected_end) + ": expected ALPHA or DIGIT");
    CHECK(punycode_decode("bcher-kva.").error().description()
          == message_of(mistake::unexpected_character) + ": expected ALPHA, DIGIT or the end");
    auto const malformed = punycode_encode("a\xC3\xBC\xC3").error();
    CHECK((malformed.position() == 3 && malformed.code() == mistake::not_utf8 && malformed.rule() == "UTF8-char"));
}

/// Calls `use` with each text of `size` of these bytes.
static void for_each_text(std::string_view bytes, std::size_t size, auto const& use) {
    std::string text(size, bytes[0]);
    for (std::size_t i = 0; i != size;) {
        if (i == 0) use(text);
        auto const next = bytes.find(text[i]) + 1;
        text[i] = bytes[next == bytes.size() ? 0 : next];
        i = next == bytes.size() ? i + 1 : 0;
    }
}

TEST_CASE("RFC 3492 3.1: each text is the encoding of at most one text, whose encoding it is") {
    std::size_t decodable = 0;
    for (std::size_t size = 1; size != 6; ++size)
        for_each_text(size < 4 ? "abcdefghijklmnopqrstuvwxyz0123456789-." : "abmyz019-", size,
                      [&](std::string const& text) {
                          auto const decoded = punycode_decode(text);
                          punycode_decoder const decoder(text);
                          auto const characters = decoder.characters();
                          if (!decoded) {
                              if (!characters.empty()) FAIL_CHECK(text);
                              return;
                          }
                          ++decodable;
                          if (punycode_encode(*decoded) != text || punycode_encoder(*decoded).label() != text
                              || punycode_encoder(characters).label() != text)
                              FAIL_CHECK(text);
                      });
    CHECK(decodable > 20'000);
}

TEST_CASE("RFC 3492 6: characters in any order, also more than a label has, are encoded and decoded") {
    for (std::size_t const size : {59U, 1'000U, 100'000U}) { // quadratic time would be noticed
        std::string ascending, descending, mixed;
        for (std::size_t i = 0; i != size; ++i) {
            auto const character = [&](std::size_t n) {
                std::string utf8;
                consturi::append_utf8(utf8, static_cast<char32_t>(n));
                return utf8;
            };
            ascending += character(0x10000 + i);
            descending += character(0x10000 + size - i);
            mixed += character(i % 3 == 0 ? 'a' : 0x80 + i * 7919 % size % 0xD000);
        }
        for (auto const& text : {ascending, descending, mixed}) {
            auto const encoded = punycode_encode(text).value();
            CHECK(punycode_decode(encoded).value() == text);
        }
    }
}
