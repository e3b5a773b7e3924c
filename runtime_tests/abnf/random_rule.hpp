// Random rules, as types.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_ABNF_RANDOM_RULE_HPP
#define CONSTURI_RUNTIME_TESTS_ABNF_RANDOM_RULE_HPP

#include "random.hpp"

#include <consturi/abnf/code_points.hpp>

#include <cstdint>
#include <string_view>

namespace random_rules {

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
struct characters { // of which some octets of a text are no character
    static constexpr auto a = code_point_notation::x(0xE9), b = code_point_notation::x(0xC0, 0x3FF);
    static constexpr auto c = x('a');
    static constexpr auto ab = a >> c;
    static constexpr auto range = code_point_notation::x(0x61, 0xE8) | code_point_notation::x(0x10348);
    static constexpr std::string_view all = "a\xC3\xA9";
};

/// A random rule over the three bytes of an alphabet, with at most Depth levels of parts.
template <class Bytes, std::uint64_t Seed, unsigned Depth>
constexpr auto random_rule() {
    constexpr auto random = splitmix64(Seed);
    constexpr auto kind = random % 16;
    if constexpr (Depth == 0 || kind == 0) {
        constexpr auto leaf = random / 16 % 8;
        if constexpr (leaf < 2) return Bytes::a;
        else if constexpr (leaf < 4) return Bytes::b;
        else if constexpr (leaf < 6) return Bytes::c;
        else if constexpr (leaf == 6) return Bytes::ab;
        else return Bytes::range;
    } else {
        constexpr auto a = random_rule<Bytes, 2 * random, Depth - 1>();
        if constexpr (kind < 6) return a >> random_rule<Bytes, 2 * random + 1, Depth - 1>();
        else if constexpr (kind < 9) return a | random_rule<Bytes, 2 * random + 1, Depth - 1>();
        else if constexpr (kind < 11) return opt[a];
        else if constexpr (kind < 13) return *a;
        else if constexpr (kind == 13) return 1 * a;
        else if constexpr (kind == 14) return 1 * 3_(a);
        else return "a-part"_rule = [] { return random_rule<Bytes, 2 * random, Depth - 1>(); };
    }
}

} // namespace random_rules

#endif
