// Tests error_checker with errors that are known from reading the RFC, and the library's errors with error_checker.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../catch.hpp"
#include "checks.hpp"
#include "error_checker.hpp"

#include <fstream>
#include <random>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

TEST_CASE("error_checker: the error is at the first byte that cannot continue a valid text") {
    struct row {
        std::string_view rule, text;
        std::size_t position;
        std::string_view expected; // bytes that can continue the text
        bool end;                  // whether the text can end there
    };
    constexpr row rows[] = {
        {"URI", "", 0, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", false},
        {"relative-ref", "#a#b", 2,
         "!$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~", true},
        {"URI", "http://h/%4", 11, "0123456789ABCDEFabcdef", false},
        {"URI", "http://[::1", 11, ".0123456789:ABCDEFabcdef]", false},
        {"URI", "http://[1:2:3:4:5:6:7:8:9]", 23, "0123456789ABCDEFabcdef]", false},
        // Without an @ the authority has no userinfo, in which letters would be valid after the colon.
        {"URI", "http://h:80a/", 11, "#/0123456789?", true},
        {"URI", "http://1:2:3", 10, "#/0123456789?", true},
        {"URI-reference", "//h:8a", 5, "#/0123456789?", true},
        {"absolute-URI", "a://h:8a#@", 7, "/0123456789?", true},
        // With an @ the authority has userinfo.
        {"URI", "http://h:80a{@h/", 12,
         "!$%&'()*+,-.0123456789:;=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~", false},
        {"URI", "http://u@h:8a", 12, "#/0123456789?", true},
        {"URI-reference", "//u@h@", 5,
         "!#$%&'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~", true},
    };
    for (auto const& [rule, text, position, bytes, end] : rows) {
        INFO(rule << ' ' << text);
        error_checker const checker(rfc_3986(), rule);
        CHECK_FALSE(checker.accepts(text));
        CHECK(checker.error_in(text) == position);
        auto const expects = [expected = bytes](unsigned char c) {
            return expected.find(static_cast<char>(c)) != expected.npos;
        };
        auto const first = static_cast<unsigned char>(bytes[0]);
        CHECK(checker.has_error(text, position, end, expects));
        CHECK_FALSE(checker.has_error(text, position, !end, expects));
        CHECK_FALSE(checker.has_error(text, position, end, [&](unsigned char c) { return expects(c) || c == '\n'; }));
        CHECK_FALSE(checker.has_error(text, position, end, [&](unsigned char c) { return expects(c) && c != first; }));
    }
    for (auto const* text : {"//a@", "a://b@c", "//@", "//a:b@c:d/e"}) CHECK(has_userinfo(text));
    for (auto const* text : {"", "@", "/a@", "a:b@c", "//a/@", "//a?@", "a://b#@", "a/b://c@"})
        CHECK_FALSE(has_userinfo(text));
}

TEST_CASE("error_checker: the error is at the first octet of a character") {
    error_checker const checker(with_base(rfc_3987(), rfc_3986()), "IRI-reference");
    for (std::string_view const text :
         {"\xC3", "\xC3(", "\xE2\x82", "\xE2\x82(", "\xF0\x9F\x98", "\xEF\xA3\xBF", "\x80", "\xFF"}) {
        CHECK(checker.error_in(text) == 0);
        CHECK(checker.error_in("\xC3\xA9" + std::string(text)) == 2);
    }
    CHECK(checker.error_in("\xE2\x82\xAC<") == 3);
    CHECK(checker.error_in("//h:\xC3\xA9/") == 4); // no userinfo without an @
    CHECK(checker.error_in("//h:\xC3\xA9@\xC3") == 7);
}

TEST_CASE("error_checker finds the rules that stop at a byte, and where each began") {
    error_checker const checker(rfc_3986(), "URI");
    std::string_view const text = "http://h:80a/";
    CHECK((checker.stops(text, "port", 9, 11) && checker.stops(text, "authority", 7, 11)
           && checker.stops(text, "URI", 0, 11)));
    CHECK((checker.stops(text, "port", 11, 11) && checker.stops(text, "DIGIT", 11, 11)));
    CHECK_FALSE((checker.stops(text, "port", 8, 11) || checker.stops(text, "host", 7, 11)
                 || checker.stops(text, "URI", 0, 10)));
    CHECK_FALSE((checker.stops(text, "port", 9, 12) || checker.stops(text, "reg-name", 9, 11)
                 || checker.stops(text, "port", 12, 11)));
}

static std::vector<std::string> real_urls() {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::vector<std::string> all;
    for (std::string line; std::getline(file, line);) all.push_back(line);
    return all;
}

TEST_CASE("RFC 3986 B: real URLs have the components of the regular expression") {
    static std::regex const appendix_b(R"(^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?)");
    auto const urls = real_urls();
    REQUIRE(urls.size() > 1000);
    for (auto const& url : urls) {
        std::smatch found;
        REQUIRE(std::regex_match(url, found, appendix_b));
        auto const component = [&](std::size_t whole, std::size_t part) {
            return found[whole].matched ? std::optional(found[part].str()) : std::nullopt;
        };
        INFO(url);
        auto const parts = split(url);
        CHECK(parts.scheme == component(1, 2));
        CHECK(parts.authority == component(3, 4));
        CHECK(parts.path == found[5].str());
        CHECK(parts.query == component(6, 7));
        CHECK(parts.fragment == component(8, 9));
    }
}

TEST_CASE("RFC 3986 A: errors in real URLs with a changed byte are at the expected positions") {
    error_checker const checker(rfc_3986(), "URI");
    auto const urls = real_urls();
    std::mt19937 random(3986);
    auto const any = [&](std::size_t size) { return static_cast<std::size_t>(random()) % size; };
    for (unsigned wrong = 0; wrong != 1000;) {
        auto url = urls[any(urls.size())];
        url[any(url.size())] = static_cast<char>(any(256));
        auto const parsed = consturi::parse_uri(url);
        INFO(url);
        REQUIRE(parsed.has_value() == checker.accepts(url));
        if (parsed) continue;
        ++wrong;
        auto const& error = parsed.error();
        CHECK(checker.has_error(url, error));
    }
}
