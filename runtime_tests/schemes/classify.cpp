// URNs and URLs, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/classify.hpp"
#include "exact_copy.hpp"
#include "random.hpp"

#include <consturi.hpp>
#include <consturi/schemes/urn.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 8141 2, RFC 3986 1.1.3: references are URNs, URLs or neither, as listed") {
    check_all(classified);
    CHECK(is_url(uri()) == verdict::refuted); // empty, and so without a scheme
    CHECK_FALSE(is_urn(uri()));
}

TEST_CASE("RFC 8141 2: is_urn accepts what matches the rule namestring") {
    std::string_view const characters = "aZ0-:/?#+=%.@";
    std::size_t urns = 0;
    for (std::uint64_t n = 0; n != 20'000; ++n) {
        auto random = splitmix64(n);
        auto const pick = [&](std::size_t size) { return (random = splitmix64(random)) % size; };
        std::string text(classified[pick(std::size(classified))].reference);
        for (auto mutations = pick(4); mutations-- != 0;) {
            auto const at = pick(text.size() + 1);
            if (pick(2) == 0) text.insert(at, 1, characters[pick(characters.size())]);
            else text.erase(at, pick(3));
        }
        auto const u = parse_uri_reference(text);
        bool const is_name = abnf::matches(rfc8141::namestring, text);
        INFO(text);
        CHECK((u && is_urn(*u)) == is_name);
        urns += is_name;
    }
    CHECK(urns > 1'000);
}
