// Combinations of requirements, and their negations, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/combine.hpp"
#include "exact_copy.hpp"

#include <consturi.hpp>

#include <cstddef>
#include <iterator>
#include <string>

using namespace cases;
using namespace consturi;

TEST_CASE("combinations of requirements are judged as listed") { check_all(combinations); }

TEST_CASE("if a spelling of a URI meets a requirement, no other spelling meets its negation") {
    std::size_t judged = 0;
    for (std::string const scheme : {"", "http:", "HTTP:", "xy:"})
        for (std::string const host :
             {"", "//", "//h", "//u@%48", "//a.h", "//A%2Eh", "//a.h.", "//.h", "//a..h", "//a%2Fb.h", "//h;a.h", "//b",
              "//1.2.3.4", "//%31.2.3.4", "//1.2.3.5", "//1.2", "//0x1", "//[::1]", "//[v1.h]"})
            for (std::string const port : {"", ":", ":80", ":080", ":65616", ":8080"})
                for (std::string const path : {"", "/", "/a", "/%61/b", "/a/./b", "/a/../b", "/b/..//a", "/a//../b",
                                               "/b/%2E%2E/a/b", "/a%2Fb", "/a/b%5C..", "//a", "a", "a/../../a"}) {
                    auto const text = (scheme + host).append(port).append(path);
                    auto const u = parse_uri_reference(text);
                    if (!u) continue;
                    auto const normal = normalize(*u);
                    auto const scheme_based = normalize(*u, normalization::scheme_based);
                    INFO(text);
                    for (auto const& v : {*u, uri_reference_view(normal), uri_reference_view(scheme_based)}) {
                        CHECK_FALSE(contradict_each_other(*u, v));
                        judged += std::size(negation_pairs);
                    }
                }
    CHECK(judged > 100'000);
}
