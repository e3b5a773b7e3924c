// Sets of bytes, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/text/byte_set.hpp>

// Membership, operators and intersection, for each of the 256 bytes.
static_assert([] {
    consturi::byte_set even, threes;
    for (unsigned c = 0; c != 256; c += 2) even.insert(static_cast<unsigned char>(c));
    for (unsigned c = 0; c < 256; c += 3) threes.insert(static_cast<unsigned char>(c));
    for (unsigned i = 0; i != 256; ++i) {
        auto const c = static_cast<unsigned char>(i);
        bool const a = i % 2 == 0, b = i % 3 == 0;
        if (even.contains(c) != a || threes.contains(c) != b) return false;
        if ((even | threes).contains(c) != (a || b) || (even & threes).contains(c) != (a && b)) return false;
        if ((even - threes).contains(c) != (a && !b)) return false;
        if (consturi::byte_set::range(c, c).empty() || consturi::byte_set::range(c, c).intersects(even) != a)
            return false;
    }
    return consturi::byte_set().empty();
}());
