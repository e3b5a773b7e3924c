// The matcher against the meaning of rules that nobody thought of.
//
// Distributed under the Boost Software License, Version 1.0.
#include "check_longest.hpp"
#include "dice.hpp"

#include <cstdint>
#include <string_view>
#include <utility>

using namespace consturi::abnf;
using namespace consturi::abnf::notation;

struct letters {
    static constexpr auto a = lit("a"), b = lit("b"), c = lit("c");
    static constexpr auto ab = lit("ab");
    static constexpr auto range = x('a', 'b');
    static constexpr std::string_view all = "abc";
};
struct any_bytes {
    static constexpr auto a = x(0x01), b = x(0x85), c = x(0xC3);
    static constexpr auto ab = a >> b;
    static constexpr auto range = x(0x01, 0x85);
    static constexpr std::string_view all = "\x01\x85\xC3";
};

/// A rule over the three bytes of an alphabet, up to Depth parts deep.
template <class Bytes, std::uint64_t Seed, unsigned Depth>
static constexpr auto random_rule() {
    constexpr auto dice = thrown(Seed);
    constexpr auto face = dice % 16;
    if constexpr (Depth == 0 || face == 0) {
        constexpr auto side = dice / 16 % 8;
        if constexpr (side < 2) return Bytes::a;
        else if constexpr (side < 4) return Bytes::b;
        else if constexpr (side < 6) return Bytes::c;
        else if constexpr (side == 6) return Bytes::ab;
        else return Bytes::range;
    } else {
        constexpr auto a = random_rule<Bytes, 2 * dice, Depth - 1>();
        if constexpr (face < 6) return a >> random_rule<Bytes, 2 * dice + 1, Depth - 1>();
        else if constexpr (face < 9) return a | random_rule<Bytes, 2 * dice + 1, Depth - 1>();
        else if constexpr (face < 11) return opt[a];
        else if constexpr (face < 13) return *a;
        else if constexpr (face == 13) return 1 * a;
        else if constexpr (face == 14) return 1 * 3_(a);
        else return "a-part"_rule = [] { return random_rule<Bytes, 2 * dice, Depth - 1>(); };
    }
}

template <class Bytes, std::uint64_t... Seed>
static void check_rules(std::integer_sequence<std::uint64_t, Seed...>) {
    (check_texts(random_rule<Bytes, Seed, 4>(), Bytes::all, 6), ...);
}

TEST_CASE("random rules are matched exactly") {
    check_rules<letters>(std::make_integer_sequence<std::uint64_t, 40>());
    check_rules<any_bytes>(std::make_integer_sequence<std::uint64_t, 20>());
}
