// Percent-encoded text that is decoded for people.
//
// Distributed under the Boost Software License, Version 1.0.
#include "exact_copy.hpp"

#include <consturi/coding/percent.hpp>
#include <consturi/coding/readable.hpp>

#include <string_view>

using namespace consturi;

static std::string readable_copy(std::string_view text) { return consturi::detail::readable(exact_copy(text)); }

TEST_CASE("RFC 3987 3.2: triplets of unreserved characters and of visible non-ASCII characters are decoded") {
    CHECK(readable_copy("").empty());
    CHECK(readable_copy("a%41%7e%7E%2D%2e%5F%30") == "aA~~-._0");
    CHECK(readable_copy("/%C3%A4%c3%a4") == "/\u00E4\u00E4");
    CHECK(readable_copy("%C2%A1%DF%BF%E0%A0%80%ED%9F%BF%EF%A4%80%EF%B7%8F%EF%B7%B0%EF%BF%AF")
          == "\u00A1\u07FF\u0800\uD7FF\uF900\uFDCF\uFDF0\uFFEF");
    CHECK(readable_copy("%F0%90%80%80%F0%9F%BF%BD%F3%9F%BF%BD%F3%A1%80%80%F3%AF%BF%BD")
          == "\U00010000\U0001FFFD\U000DFFFD\U000E1000\U000EFFFD");
}

TEST_CASE("RFC 3987 3.2: all other triplets are kept") {
    for (std::string_view const kept : {
             "%2F%3a%25%26%23%5B%40", // delimiters and the percent sign
             "%20%22%3C%3E%5C%5E%60%7B%7C%7D",
             "%00%0A%0D%1B%7F",
             "%80",
             "%BF",
             "%C3",
             "%C3/",
             "%C3%2F",
             "%C3%C3",
             "%E2%82",
             "%E2%82%2F",
             "%F0%9F%98",
             "%F8%88%80%80%80",
             "%FF",
             "%C0%AF",
             "%C1%BF",
             "%E0%9F%BF",
             "%F0%8F%BF%BF", // overlong
             "%ED%A0%80",
             "%ED%BF%BF",
             "%F4%90%80%80",
             "%F5%80%80%80", // surrogates, above U+10FFFF
             "%C2%80",
             "%C2%85",
             "%C2%9F", // controls
             "%EE%80%80",
             "%EF%A3%BF",
             "%F3%B0%80%80",
             "%F4%8F%BF%BD", // private use
             "%EF%B7%90",
             "%EF%B7%AF",
             "%EF%BF%B0",
             "%EF%BF%BF",
             "%F0%9F%BF%BE",
             "%F3%AF%BF%BF",
             "%F3%A0%80%80",
             "%F3%A0%BF%BF",
             "%C2%A0",
             "%E3%80%80",
             "%E2%80%A8",
             "%C2%AD",
             "%E2%80%8B",
             "%E2%80%AE",
             "%F0%9D%85%BA", // invisible
         })
        CHECK(readable_copy(kept) == kept);
    CHECK(readable_copy("%C3%C3%A4%A4") == "%C3\u00E4%A4");
    CHECK(readable_copy("%C2%A2%E2%82%20%E2%82%AC") == "\u00A2%E2%82%20\u20AC");
}

TEST_CASE("the readable form of any two octets is the same text, decoded or not") {
    for (unsigned octets = 0; octets != 0x10000; ++octets) {
        char const both[] = {static_cast<char>(octets >> 8), static_cast<char>(octets)};
        auto const encoded = percent_encode({both, 2});
        if (percent_decode(readable_copy(encoded)) != std::string_view(both, 2)) FAIL_CHECK(octets);
    }
}
