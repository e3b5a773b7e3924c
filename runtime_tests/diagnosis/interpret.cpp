// The interpreter of tables finds the same failures as the templates of the matcher, in URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/agree.hpp"
#include "cases/tag_uri.hpp"
#include "catch.hpp"
#include "random.hpp"

#include <consturi/dialects/java/grammar.hpp>
#include <consturi/dialects/rfc2396/grammar.hpp>
#include <consturi/dialects/rfc2396/rfc2732.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/syntax/characters.hpp>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace consturi;

template <class... Rule>
static void check(std::string_view text, Rule const&... rule) {
    INFO(text);
    std::size_t index = 0, first_wrong = sizeof...(rule);
    ((first_wrong = first_wrong == sizeof...(rule) && !engines_agree(rule, text, consturi::detail::gen_delims)
                        ? index
                        : first_wrong,
      ++index),
     ...);
    CHECK(first_wrong == sizeof...(rule)); // the index of the rule
}

TEST_CASE("the interpreter and the templates find the same failures in mutated URIs") {
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
                                   "1::2:3:4:5:6:7",
                                   "a-b.c-d."};
    std::ifstream file(CONSTURI_REAL_URLS);
    for (std::string line; std::getline(file, line);) seeds.push_back(line);
    REQUIRE(seeds.size() > 100);
    std::string_view const characters = "a1:/?#[]@%.-_~!$&'()*+,;= <>\"\\^`{|}\x01\x7F\xC3\xA9g.vz09:25";
    for (std::uint64_t n = 0; n != 5'000; ++n) {
        auto random = splitmix64(n);
        auto const pick = [&](std::size_t size) { return (random = splitmix64(random)) % size; };
        auto text = n % 2 == 0 ? seeds[pick(12)] : seeds[pick(seeds.size())];
        if (pick(4) == 0) text = text.substr(pick(text.size()), pick(20));
        for (auto mutations = pick(4); mutations-- != 0;) {
            auto const at = pick(text.size() + 1);
            if (pick(2) == 0) text.insert(at, 1, characters[pick(characters.size())]);
            else text.erase(at, pick(3));
        }
        check(text, rfc3986::URI, rfc3986::URI_reference, rfc3986::IPv6address, rfc3986::authority,
              rfc2396::URI_reference, rfc2732::URI_reference, java::grammar::URI_reference, rfc3629::UTF8_octets,
              rfc4151::tagURI);
    }
}
