// Comparison and search of bytes, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/text/bytes.hpp>

using namespace consturi::detail;

// Arrays that are variables: in constant expressions g++ 12 cannot evaluate memchr and memcmp on them.
constexpr bool compares_and_finds_variables() {
    char const a[] = "http", b[] = "hTtq";
    return equal_bytes(a, a, 4) && equal_bytes(a, b, 0) && equal_bytes(a, b, 1) && !equal_bytes(a, b, 2)
           && !equal_bytes(a, b, 4) && !equal_bytes(a + 3, b + 3, 1) && has_byte(a, 4, 'p') && !has_byte(a, 3, 'p')
           && !has_byte(a, 4, 'q') && has_byte(b, 4, 'h') && !has_byte(a, 0, 'h') && find_byte({a, 4}, 't', 2) == 2
           && find_byte({a, 4}, 't', 3) == 4 && find_byte({a, 4}, 't', 4) == 4;
}
static_assert(compares_and_finds_variables());
