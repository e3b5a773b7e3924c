// Segments and their parameters, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/segments.hpp"
#include "exact_copy.hpp"

#include <consturi.hpp>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <ranges>
#include <string>
#include <vector>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 3986 3.3: a path is split into segments") { check_all(paths); }
TEST_CASE("RFC 3986 3.3: a segment is split into its name and its parameters") { check_all(cases::segments); }

TEST_CASE("a small path equals its segments, joined by slashes, and a segment its name and parameters") {
    std::vector<std::string> texts{""};
    for (std::size_t i = 0; i != texts.size(); ++i) {
        exact_copy const text(texts[i]);
        if (!is_rebuilt(segments_view(text))) FAIL_CHECK(texts[i]);
        if (texts[i].size() < 7)
            for (char const c : {'/', ';', '=', 'a'}) texts.push_back(texts[i] + c);
    }
    CHECK(texts.size() > 20'000);
}

TEST_CASE("the path of a real URL equals its segments, joined by slashes") {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::size_t count = 0;
    for (std::string line; std::getline(file, line);) {
        auto const url = parse_uri(line);
        if (!url) continue;
        if (!is_rebuilt(url->segments())) FAIL_CHECK(line);
        for (auto const segment : url->segments()) count += !segment.encoded().empty();
    }
    CHECK(count > 4'000);
}

TEST_CASE("segments work with the algorithms and adaptors of the standard library") {
    uri const u(*parse_uri("http://h/a;v=1/b/%63"));
    auto const is_c = [](segment_view segment) { return segment.decoded() == "c"; };
    auto const found = std::ranges::find_if(u.segments(), is_c);
    CHECK((found != u.segments().end() && found->encoded() == "%63"));
    CHECK(std::ranges::equal(u.segments(), segments_view("a;v=1/b/%63")));
#if defined(CONSTURI_TESTS_HAVE_ADAPTORS)
    std::string joined;
    for (auto const name : u.segments() | std::views::reverse | std::views::transform(&segment_view::name))
        joined.append(name).append("/");
    CHECK(joined == "%63/b/a/");
#endif
}
