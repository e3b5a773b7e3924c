// Where errors are: the judge of them against what a reader of the RFC finds, and the library against the judge.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../catch.hpp"
#include "both_worlds.hpp"
#include "error_judge.hpp"

#include <fstream>
#include <random>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

TEST_CASE("the judge of errors finds the first byte with which no text goes on") {
    struct row {
        std::string_view rule, text;
        std::size_t position;
        std::string_view expected; // bytes that could stand there
        bool end;                  // whether the text could end there
    };
    constexpr row rows[] = {
        {"URI", "", 0, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", false},
        {"relative-ref", "#a#b", 2, "!$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~", true},
        {"URI", "http://h/%4", 11, "0123456789ABCDEFabcdef", false},
        {"URI", "http://[::1", 11, ".0123456789:ABCDEFabcdef]", false},
        {"URI", "http://[1:2:3:4:5:6:7:8:9]", 23, "0123456789ABCDEFabcdef]", false},
        // An authority without an @ has no userinfo, for which its letters would do,
        {"URI", "http://h:80a/", 11, "#/0123456789?", true},
        {"URI", "http://1:2:3", 10, "#/0123456789?", true},
        {"URI-reference", "//h:8a", 5, "#/0123456789?", true},
        {"absolute-URI", "a://h:8a#@", 7, "/0123456789?", true},
        // and one with an @ has.
        {"URI", "http://h:80a{@h/", 12, "!$%&'()*+,-.0123456789:;=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~", false},
        {"URI", "http://u@h:8a", 12, "#/0123456789?", true},
        {"URI-reference", "//u@h@", 5, "!#$%&'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~", true},
    };
    for (auto const& [rule, text, position, bytes, end] : rows) {
        INFO(rule << ' ' << text);
        error_judge const judge(rfc_3986(), rule);
        CHECK_FALSE(judge.accepts(text));
        CHECK(judge.error_in(text) == position);
        auto const expects = [expected = bytes](unsigned char c) { return expected.find(static_cast<char>(c)) != expected.npos; };
        auto const first = static_cast<unsigned char>(bytes[0]);
        CHECK(judge.has_error(text, position, end, expects));
        CHECK_FALSE(judge.has_error(text, position, !end, expects));
        CHECK_FALSE(judge.has_error(text, position, end, [&](unsigned char c) { return expects(c) || c == '\n'; }));
        CHECK_FALSE(judge.has_error(text, position, end, [&](unsigned char c) { return expects(c) && c != first; }));
    }
    for (auto const* text : {"//a@", "a://b@c", "//@", "//a:b@c:d/e"}) CHECK(has_userinfo(text));
    for (auto const* text : {"", "@", "/a@", "a:b@c", "//a/@", "//a?@", "a://b#@", "a/b://c@"}) CHECK_FALSE(has_userinfo(text));
}

TEST_CASE("the judge of errors knows the rules that stop at a byte, from where they begin") {
    error_judge const judge(rfc_3986(), "URI");
    std::string_view const text = "http://h:80a/";
    CHECK((judge.stops(text, "port", 9, 11) && judge.stops(text, "authority", 7, 11) && judge.stops(text, "URI", 0, 11)));
    CHECK((judge.stops(text, "port", 11, 11) && judge.stops(text, "DIGIT", 11, 11)));
    CHECK_FALSE((judge.stops(text, "port", 8, 11) || judge.stops(text, "host", 7, 11) || judge.stops(text, "URI", 0, 10)));
    CHECK_FALSE((judge.stops(text, "port", 9, 12) || judge.stops(text, "reg-name", 9, 11) || judge.stops(text, "port", 12, 11)));
}

static std::vector<std::string> real_urls() {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::vector<std::string> all;
    for (std::string line; std::getline(file, line);) all.push_back(line);
    return all;
}

TEST_CASE("real URLs are split as the regular expression of RFC 3986, Appendix B does it") {
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

TEST_CASE("the errors of real URLs with a byte changed are where the RFC says") {
    error_judge const judge(rfc_3986(), "URI");
    auto const urls = real_urls();
    std::mt19937 random(3986);
    auto const any = [&](std::size_t size) { return static_cast<std::size_t>(random()) % size; };
    for (unsigned wrong = 0; wrong != 1000;) {
        auto url = urls[any(urls.size())];
        url[any(url.size())] = static_cast<char>(any(256));
        auto const parsed = consturi::parse_uri(url);
        INFO(url);
        REQUIRE(parsed.has_value() == judge.accepts(url));
        if (parsed) continue;
        ++wrong;
        auto const& error = parsed.error();
        CHECK(judge.has_error(url, error));
    }
}
