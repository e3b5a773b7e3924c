// Requirements, judged by the program: the tables of the static tests, and what is said of what is not met.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/requirements.hpp"
#include "exact_copy.hpp"

#include <consturi.hpp>

#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

TEST_CASE("requirements are met or not") { check_all(demands); }
TEST_CASE("what is required and not met is an error where that stands") {
    check_all(refusals_of_uris);
    std::string const text = "https://u:p@h:8080";
    CHECK(parse_uri<public_endpoint>(text).error().explain(text) == "https://u:p@h:8080\n        ^ a requirement is not met: !has_userinfo");
}

namespace {

/// The bytes that a cell of the table writes with escapes.
std::string bytes_of(std::string_view cell) {
    std::string bytes;
    for (std::size_t i = 0; i != cell.size(); ++i) {
        if (cell[i] != '\\') bytes += cell[i];
        else if (cell[++i] == 'x') bytes += octet_at(cell, (i += 2) - 2);
        else bytes += cell[i] == 't' ? '\t' : cell[i] == 'r' ? '\r' : cell[i] == 'n' ? '\n' : cell[i];
    }
    return bytes;
}

} // namespace

TEST_CASE("URLs that parsers were shown to read differently are no URIs, or refused, or read alike for a reason that is told") {
    std::ifstream table(CONSTURI_TEST_DATA "/../../docs/parser-confusion.md");
    int refused = 0, alike = 0;
    for (std::string line; std::getline(table, line);) {
        std::string_view left = line;
        if (!left.starts_with("| `")) continue;
        left.remove_prefix(3);
        auto const url = bytes_of(left.substr(0, left.find("` | ")));
        left.remove_prefix(left.find("` | ") + 4);
        auto const told = left.substr(0, left.find(" | "));
        INFO(line);
        auto const u = parse_uri<unambiguous>(url);
        if (u) CHECK((told.starts_with("alike: ") && ++alike));
        else CHECK((told == (is_uri(url) ? '`' + std::string(u.error().rule()) + '`' : "no URI") && ++refused));
    }
    CHECK((refused == 154 && alike == 2));
}

TEST_CASE("of real URLs few could be read differently") {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::size_t urls = 0, refused = 0;
    for (std::string line; std::getline(file, line);) {
        auto const u = parse_uri(line);
        if (!u) continue;
        ++urls;
        if (auto const why = first_unmet(unambiguous, *u)) {
            ++refused;
            CHECK((*why == "canonical_port" || *why == "no_empty_segments"));
        }
    }
    CHECK((urls == 3936 && refused == 4));
}

TEST_CASE("no spelling of a URI meets the opposite of what another meets") {
    std::size_t judged = 0;
    for (std::string const scheme : {"", "http:", "HTTP:", "x:"})
        for (std::string const host : {"", "//", "//h", "//u@%48", "//a.h", "//A%2Eh", "//a.h.", "//.h", "//a..h", "//a%2Fb.h", "//h;a.h",
                                       "//b", "//1.2.3.4", "//%31.2.3.4", "//1.2.3.5", "//1.2", "//0x1", "//[::1]", "//[v1.h]"})
            for (std::string const port : {"", ":", ":80", ":080", ":65616", ":8080"})
                for (std::string const path : {"", "/", "/a", "/%61/b", "/a/./b", "/a/../b", "/b/..//a", "/a//../b", "/b/%2E%2E/a/b", "/a%2Fb",
                                               "/a/b%5C..", "//a", "a", "a/../../a"}) {
                    auto const text = (scheme + host).append(port).append(path);
                    auto const u = parse_uri_reference(text);
                    if (!u) continue;
                    auto const normal = normalize(*u);
                    auto const other = normalize(*u, normalization::scheme_based);
                    INFO(text);
                    for (auto const& v : {*u, uri_reference_view(normal), uri_reference_view(other)}) {
                        CHECK_FALSE(contradict_each_other(*u, v));
                        judged += std::size(opposites);
                    }
                }
    CHECK(judged > 100'000);
}

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

TEST_CASE("the first of some requirements that is not met is named") {
    CHECK(!first_unmet(public_endpoint, "https://h:8080"_uri));
    CHECK(first_unmet(public_endpoint, "http://u@h:80"_uri) == "scheme_is(\"https\")");
    CHECK(first_unmet(public_endpoint, "https://u@h:80"_uri) == "!has_userinfo");
    CHECK(first_unmet(public_endpoint, uri("https://h:80"_uri)) == "port_between(1024, 65535)");
    CHECK(first_unmet(has_host, "a"_uri_reference) == "has_host");
    CHECK(first_unmet(has_host || has_query, "a"_uri_reference) == "has_host || has_query");
    CHECK(first_unmet(strict, "https://h:8080/"_uri) == "path_under(\"/api\") || path_under(\"/health\")");
}
