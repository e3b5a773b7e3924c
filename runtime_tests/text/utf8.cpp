// Decoding UTF-8.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace consturi;

/// All first octets, each with others from both ends of the ranges in RFC 3629 4.
static std::vector<std::string> four_octets() {
    static constexpr std::string_view octets("\x00\x7F\x80\x8F\x90\x9F\xA0\xBF\xC0\xFF", 10);
    std::vector<std::string> all;
    for (int lead = 0; lead != 256; ++lead)
        for (char const second : octets)
            for (char const third : octets)
                for (char const fourth : octets) all.push_back({static_cast<char>(lead), second, third, fourth});
    return all;
}

TEST_CASE("RFC 3629 4: octets are a character if they match UTF8-char") {
    for (auto const& text : four_octets()) {
        auto const size = abnf::longest_match(rfc3629::UTF8_char, text);
        for (std::size_t end = 0; end <= text.size(); ++end) // also if the text is cut short
            if (first_character(text.substr(0, end)).size != (size <= end ? size : 0)) FAIL_CHECK(text);
    }
}

/// Beginnings of characters, without their last octet.
static std::set<std::string> beginnings_of_characters() {
    std::set<std::string> all;
    for (auto const& character : four_octets()) {
        auto const size = abnf::longest_match(rfc3629::UTF8_char, character);
        for (std::size_t n = 1; size != std::string::npos && n < size; ++n) all.insert(character.substr(0, n));
    }
    return all;
}

TEST_CASE("Unicode 3.9: one U+FFFD replaces the longest beginning of a character, or one octet") {
    auto const beginnings = beginnings_of_characters();
    for (auto const& text : four_octets())
        for (std::size_t end = 1; end <= text.size(); ++end) {
            auto const octets = text.substr(0, end);
            std::size_t expected = first_character(octets).size != 0 ? 0 : 1;
            for (std::size_t n = 2; expected != 0 && n <= end && beginnings.contains(octets.substr(0, n)); ++n)
                expected = n;
            auto const octet = [&](std::size_t i) { return i < end ? static_cast<unsigned char>(octets[i]) : -1; };
            if (consturi::detail::read_utf8(octet).malformed_size != expected) FAIL_CHECK(octets);
        }
}

TEST_CASE("RFC 3629 7: the character that octets encode") {
    for (std::string_view const octets : {"\x80", "\xC3", "\xED\xA0\x80"}) CHECK(first_character(octets).value == 0);
    CHECK(first_character("A").value == U'A');
    CHECK(first_character("\xC2\x80").value == 0x80);
    CHECK(first_character("\xCE\x91\xCE\x92").value == 0x391);
    CHECK(first_character("\xE2\x89\xA2").value == 0x2262);
    CHECK(first_character("\xEF\xBB\xBF").value == 0xFEFF);
    CHECK(first_character("\xF0\xA3\x8E\xB4").value == 0x233B4);
    CHECK(first_character("\xF4\x8F\xBF\xBF").value == 0x10FFFF);
}
