// The computed size of a recomposed URI.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/uri/recompose.hpp>

#include <cstdint>
#include <string_view>

using namespace consturi;

TEST_CASE("size computation saturates at SIZE_MAX") {
    char const byte = 'a'; // the counted bytes are not read
    std::string_view const huge(&byte, PTRDIFF_MAX);
    detail::size_writer to;
    to.prepend(huge);
    to.prepend(huge);
    CHECK(to.size() == SIZE_MAX - 1);
    to.prepend("a");
    CHECK(to.size() == SIZE_MAX);
    to.prepend(huge);
    CHECK(to.size() == SIZE_MAX);
}
