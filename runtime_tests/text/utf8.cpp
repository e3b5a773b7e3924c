// Decoding UTF-8.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string>
#include <string_view>

using namespace consturi;
using detail::first_character;

TEST_CASE("RFC 3629 4: octets are a character if they match UTF8-char") {
    static constexpr std::string_view octets("\x00\x7F\x80\x8F\x90\x9F\xA0\xBF\xC0\xFF", 10);
    for (int lead = 0; lead != 256; ++lead)
        for (char const second : octets)
            for (char const third : octets)
                for (char const fourth : octets) {
                    std::string const text{static_cast<char>(lead), second, third, fourth};
                    auto const size = abnf::longest_match(rfc3629::UTF8_char, text);
                    for (std::size_t end = 0; end <= text.size(); ++end) // also if the text is cut short
                        if (first_character(text.substr(0, end)).size != (size <= end ? size : 0)) FAIL_CHECK(text);
                }
}

TEST_CASE("RFC 3629 7: the character that octets encode") {
    CHECK(first_character("A").value == U'A');
    CHECK(first_character("\xC2\x80").value == 0x80);
    CHECK(first_character("\xCE\x91\xCE\x92").value == 0x391);
    CHECK(first_character("\xE2\x89\xA2").value == 0x2262);
    CHECK(first_character("\xEF\xBB\xBF").value == 0xFEFF);
    CHECK(first_character("\xF0\xA3\x8E\xB4").value == 0x233B4);
    CHECK(first_character("\xF4\x8F\xBF\xBF").value == 0x10FFFF);
}
