// decoded_view, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/coding/decoded_view.hpp>

#include <string_view>

using namespace consturi;

TEST_CASE("decoded views compare like the strings they decode to") {
    std::string_view const in_order[] = {"", "a", "a%00", "a%2f", "%61a", "a%7E", "b", "%c3%ab"};
    for (auto const a : in_order) {
        for (auto const b : in_order) {
            auto const order = percent_decode_lossy(a) <=> percent_decode_lossy(b);
            CHECK((decoded_view(a) <=> decoded_view(b)) == order);
            CHECK((decoded_view(a) <=> percent_decode_lossy(b)) == order);
        }
    }
}
