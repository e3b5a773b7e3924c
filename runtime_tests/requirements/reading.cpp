// Requirements and their negations, by URIs as other parsers are known to read them.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/requirements.hpp"
#include "catch.hpp"

#include <consturi.hpp>

#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;

namespace {

/// With each `from` replaced by `to`.
std::string with(std::string_view text, std::string_view from, std::string_view to) {
    std::string made;
    for (auto at = text.find(from); at != text.npos; at = text.find(from)) {
        made.append(text.substr(0, at)).append(to);
        text.remove_prefix(at + from.size());
    }
    return made.append(text);
}

/// Paths as others are known to read them.
std::string (*const readings[])(std::string const&) = {
    [](std::string const& path) { return path; },
    [](std::string const& path) { return with(path, "%2F", "/"); },
    [](std::string const& path) { return with(path, "%5C", "/"); },
    [](std::string const& path) { return with(path, "%25", "%"); },
    [](std::string const& path) { return with(with(path, "%C0%AE", "."), "%C1%A1", "a"); },
    [](std::string const& path) { return with(path, "//", "/"); },
    [](std::string const& path) { return path.substr(0, path.find("%00")); },
    [](std::string const& path) {
        auto left = with(path, "%3B", ";");
        for (auto at = left.find(';'); at != left.npos; at = left.find(';')) left.erase(at, left.find('/', at) - at);
        return left;
    },
};

} // namespace

TEST_CASE("a path meets no requirement whose opposite it meets as others read it") {
    using namespace std::string_literals;
    std::size_t met = 0, met_otherwise = 0, judged = 0;
    auto const pieces = {""s, "a"s, "b"s, "."s, ".."s, ";"s, "a;b"s, "..;"s, "..%3B"s, "%2561"s, "%252E."s, "%C1%A1"s, "%C0%AE."s, "a%00"s, "a%2Fb"s,
                         "..%5C.."s};
    for (auto const& first : pieces)
        for (auto const& second : pieces)
            for (auto const& third : pieces) {
                auto const text = ("s://h/" + first).append("/" + second).append("/" + third);
                auto const u = parse_uri(text);
                REQUIRE(u);
                met += path_under("/a")(*u);
                met_otherwise += (!path_under("/a"))(*u);
                for (auto const read_first : readings)
                    for (auto const read_then : readings) {
                        auto const other_text = "s://h" + read_then(read_first(std::string(u->path())));
                        auto const other = parse_uri(other_text);
                        INFO(text << " for others is " << other_text);
                        CHECK_FALSE(contradict_each_other(*u, *other));
                        judged += std::size(opposites);
                    }
            }
    CHECK((met > 40 && met_otherwise > 40 && judged > 3'000'000));
}

namespace {

/// The text without what stands before an `@` from the first `//` up to the next slash, whatever it is: some read so.
std::string without_what_is_before_an_at_sign(std::string const& text) {
    auto const begin = text.find("//") + 2;
    auto const authority = std::string_view(text).substr(begin, text.find('/', begin) - begin);
    return text.substr(0, begin).append(text.substr(begin + authority.rfind('@') + 1));
}

/// Texts as others are known to read their schemes and authorities.
std::string (*const readings_of_authorities[])(std::string const&) = {
    [](std::string const& text) { return text; },
    [](std::string const& text) { return text.substr(text.starts_with("url:") || text.starts_with("URL:") ? 4 : 0); },
    [](std::string const& text) { return with(with(text, "[v1.", ""), "]", ""); },
    without_what_is_before_an_at_sign,
    [](std::string const& text) { return with(with(text, "%2F", "/"), ";", "/"); },
    [](std::string const& text) { return text.starts_with("x:") ? text : with(text, "///", "//"); },
    [](std::string const& text) { return with(with(text, "//.", "//"), "..", "."); },
    [](std::string const& text) { return with(with(text, "./", "/"), ".:", ":"); },
};

} // namespace

TEST_CASE("a URI meets no opposite of a requirement that it meets as others read it") {
    std::size_t read_otherwise = 0;
    for (std::string const scheme : {"", "http:", "url:http:", "URL:x:", "x:"})
        for (std::string const host : {"", "h", "a.h", "[v1.a.h]", "[v1.h]", "a.h.", ".h", ".a.h", "a..h", "a.h..", "a%2F.h", "a.h%2Fa",
                                   "h;a", "b", "1.2.3.4", "u@b", "/h", "u:p@h%2F"})
            for (std::string const port : {"", ":80", ":81"})
                for (std::string const behind : {"/", "?", "?@h/", "#@a.h/", "?@1.2.3.4/a", "?/@h", "#u:p@b:80/", "/a", "/%61/@h"}) {
                    auto const text = (scheme + "//").append(host).append(port).append(behind);
                    auto const u = parse_uri_reference(text);
                    if (!u) continue;
                    for (auto const read_first : readings_of_authorities)
                        for (auto const read_then : readings_of_authorities) {
                            auto const other_text = read_then(read_first(text));
                            auto const other = parse_uri_reference(other_text);
                            if (!other) continue;
                            INFO(text << " for others is " << other_text);
                            CHECK_FALSE(gets_around(*u, *other));
                            read_otherwise += other_text != text;
                        }
                }
    CHECK(read_otherwise > 10'000);
}
