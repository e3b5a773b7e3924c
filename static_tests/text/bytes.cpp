// Search of bytes, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/text/bytes.hpp>

using consturi::detail::find_byte;

// An array that is a variable: in constant expressions g++ 12 cannot evaluate memchr on it.
constexpr bool finds_in_variable() {
    char const a[] = "http";
    return find_byte({a, 4}, 't', 2) == 2 && find_byte({a, 4}, 't', 3) == 4 && find_byte({a, 4}, 't', 4) == 4;
}
static_assert(finds_in_variable());
