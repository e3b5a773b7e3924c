// Texts that are nearly URIs or IRIs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_MUTATED_URIS_HPP
#define CONSTURI_RUNTIME_TESTS_MUTATED_URIS_HPP

#include "catch.hpp"
#include "random.hpp"

#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

/// Calls f with parts of real URLs and of texts that have all the parts of a URI, with up to three bytes changed.
void for_each_mutated_uri(std::uint64_t count, auto const& f) {
    std::vector<std::string> seeds{"http://me:pw@h.example:80/a;b=1/c?d=e&f#g",
                                   "//[::ffff:1.2.3.4%25eth0]:8/",
                                   "[1:2:3::4]",
                                   "http://[v1.a:b]/",
                                   "tag:a@b.c,2001-01-01:x?y#z",
                                   "../a/b:c",
                                   "a:b",
                                   "1.2.3.4",
                                   "%41%",
                                   "\xC3\xA9\xE2\x82\xAC",
                                   "http://\xC3\xBC:p@\xE4\xBE\x8B.jp:8/\xE5\xBC\x95%41?\xEE\x80\x80#\xF0\x90\x8D\x88",
                                   "1::2:3:4:5:6:7",
                                   "a-b.c-d."};
    auto const own = seeds.size();
    std::ifstream file(CONSTURI_REAL_URLS);
    for (std::string line; std::getline(file, line);) seeds.push_back(line);
    REQUIRE(seeds.size() > 100);
    std::string_view const characters =
        "a1:/?#[]@%.-_~!$&'()*+,;= <>\"\\^`{|}\x01\x7F\xC3\xA9\xE2\x82\xEE\x80\xF4g.vz09:25";
    for (std::uint64_t n = 0; n != count; ++n) {
        auto random = splitmix64(n);
        auto const pick = [&](std::size_t size) { return (random = splitmix64(random)) % size; };
        auto text = seeds[pick(n % 2 == 0 ? own : seeds.size())];
        if (pick(4) == 0) text = text.substr(pick(text.size()), pick(20));
        for (auto mutations = pick(4); mutations-- != 0;) {
            auto const at = pick(text.size() + 1);
            if (pick(2) == 0) text.insert(at, 1, characters[pick(characters.size())]);
            else text.erase(at, pick(3));
        }
        f(std::string_view(text));
    }
}

#endif
