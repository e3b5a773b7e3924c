// Negated requirements, for URIs as other parsers are known to read them.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/requirements.hpp"
#include "catch.hpp"

#include <consturi.hpp>

#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;

namespace {

/// `text` with each `from` replaced by `to`.
std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string made;
    for (auto at = text.find(from); at != text.npos; at = text.find(from)) {
        made.append(text.substr(0, at)).append(to);
        text.remove_prefix(at + from.size());
    }
    return made.append(text);
}

/// Paths as other parsers are known to read them.
std::string (*const readings[])(std::string const&) = {
    [](std::string const& path) { return path; },
    [](std::string const& path) { return replaced(path, "%2F", "/"); },
    [](std::string const& path) { return replaced(path, "%5C", "/"); },
    [](std::string const& path) { return replaced(path, "%25", "%"); },
    [](std::string const& path) { return replaced(replaced(path, "%C0%AE", "."), "%C1%A1", "a"); },
    [](std::string const& path) { return replaced(path, "//", "/"); },
    [](std::string const& path) { return path.substr(0, path.find("%00")); },
    [](std::string const& path) {
        auto left = replaced(path, "%3B", ";");
        for (auto at = left.find(';'); at != left.npos; at = left.find(';')) left.erase(at, left.find('/', at) - at);
        return left;
    },
};

} // namespace

TEST_CASE("a path does not meet a requirement if, as other parsers read it, it meets the negation") {
    using namespace std::string_literals;
    std::size_t met = 0, negation_met = 0, judged = 0;
    auto const pieces = {""s,      "a"s,     "b"s,      "."s,      ".."s,      ";"s,    "a;b"s,   "..;"s,
                         "..%3B"s, "%2561"s, "%252E."s, "%C1%A1"s, "%C0%AE."s, "a%00"s, "a%2Fb"s, "..%5C.."s};
    for (auto const& first : pieces)
        for (auto const& second : pieces)
            for (auto const& third : pieces) {
                auto const text = ("ab://h/" + first).append("/" + second).append("/" + third);
                auto const u = parse_uri(text);
                REQUIRE(u);
                met += path_under("/a")(*u);
                negation_met += (!path_under("/a"))(*u);
                std::set<std::string> other_texts;
                for (auto const read_first : readings)
                    for (auto const read_then : readings)
                        other_texts.insert("ab://h" + read_then(read_first(std::string(u->path()))));
                for (auto const& other_text : other_texts) {
                    auto const other = parse_uri(other_text);
                    if (contradict_each_other(*u, *other)) FAIL_CHECK(text << " is read as " << other_text);
                }
                judged += other_texts.size() * std::size(negation_pairs);
            }
    CHECK((met > 40 && negation_met > 40 && judged > 100'000));
}

namespace {

/// The text without everything between `//` and the last `@` before the next slash, as some parsers read it.
std::string without_userinfo(std::string const& text) {
    auto const begin = text.find("//") + 2;
    auto const authority = std::string_view(text).substr(begin, text.find('/', begin) - begin);
    return text.substr(0, begin).append(text.substr(begin + authority.rfind('@') + 1));
}

/// Texts as other parsers are known to read their schemes and authorities.
std::string (*const authority_readings[])(std::string const&) = {
    [](std::string const& text) { return text; },
    [](std::string const& text) { return text.substr(text.starts_with("url:") || text.starts_with("URL:") ? 4 : 0); },
    [](std::string const& text) { return replaced(replaced(text, "[v1.", ""), "]", ""); },
    without_userinfo,
    [](std::string const& text) { return replaced(replaced(text, "%2F", "/"), ";", "/"); },
    [](std::string const& text) { return text.starts_with("xy:") ? text : replaced(text, "///", "//"); },
    [](std::string const& text) { return replaced(replaced(text, "//.", "//"), "..", "."); },
    [](std::string const& text) { return replaced(replaced(text, "./", "/"), ".:", ":"); },
};

} // namespace

TEST_CASE("if a URI, as other parsers read it, meets a requirement, the URI does not meet its negation") {
    std::size_t readings_that_differ = 0;
    for (std::string const scheme : {"", "http:", "url:http:", "URL:xy:", "xy:"})
        for (std::string const host : {"", "h", "a.h", "[v1.a.h]", "[v1.h]", "a.h.", ".h", ".a.h", "a..h", "a.h..",
                                       "a%2F.h", "a.h%2Fa", "h;a", "b", "1.2.3.4", "u@b", "/h", "u:p@h%2F"})
            for (std::string const port : {"", ":80", ":81"})
                for (std::string const tail :
                     {"/", "?", "?@h/", "#@a.h/", "?@1.2.3.4/a", "?/@h", "#u:p@b:80/", "/a", "/%61/@h"}) {
                    auto const text = (scheme + "//").append(host).append(port).append(tail);
                    auto const u = parse_uri_reference(text);
                    if (!u) continue;
                    for (auto const read_first : authority_readings)
                        for (auto const read_then : authority_readings) {
                            auto const other_text = read_then(read_first(text));
                            auto const other = parse_uri_reference(other_text);
                            if (!other) continue;
                            if (meets_negation_of(*u, *other)) FAIL_CHECK(text << " is read as " << other_text);
                            readings_that_differ += other_text != text;
                        }
                }
    CHECK(readings_that_differ > 10'000);
}
