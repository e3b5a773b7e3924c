// decoded_view, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/coding/decoded_view.hpp>
#include <consturi/form.hpp>

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

TEST_CASE("decoded views with plus signs as spaces are the strings that form_decode returns") {
    for (std::string_view const text : {"", "+", "a+b", "%2B+%20%", "12345678+%41", "%+1", "\xFF+"}) {
        decoded_view const decoded(text, plus_sign::space);
        auto const expected = form_decode_lossy(text);
        char buffer[16];
        CHECK((decoded == expected && decoded.str() == expected && decoded.size() == expected.size()));
        CHECK(std::string_view(buffer, decoded.copy(buffer, sizeof buffer)) == expected);
    }
}
