// The size of recomposed URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/uri/recompose.hpp>

#include <cstdint>
#include <string_view>

using namespace consturi;

TEST_CASE("more bytes than a number can tell are as many as it can") {
    char const byte = 'a'; // what is counted is not looked at
    std::string_view const many(&byte, PTRDIFF_MAX);
    size_writer to;
    to.prepend(many);
    to.prepend(many);
    CHECK(to.size() == SIZE_MAX - 1);
    to.prepend("a");
    CHECK(to.size() == SIZE_MAX);
    to.prepend(many);
    CHECK(to.size() == SIZE_MAX);
}
