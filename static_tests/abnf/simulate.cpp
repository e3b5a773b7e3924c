// NFA simulation: the set of active positions, and where a match stops.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/notation.hpp>
#include <consturi/abnf/simulate.hpp>

#include <cstddef>
#include <string_view>

namespace abnf = consturi::abnf;
using namespace abnf::notation;

// A mark is found at its position only, and by each range that contains it.
static_assert([] {
    constexpr std::size_t size = 129;
    for (std::size_t const mark : {0U, 1U, 63U, 64U, 127U, 128U}) {
        abnf::detail::position_set<size> marks;
        if (!marks.none(0, size) || !marks.set(mark, true)) return false;
        for (std::size_t i = 0; i != size; ++i) {
            if (marks.contains(i) != (i == mark)) return false;
            for (std::size_t const n : {0U, 1U, 2U, 63U, 64U, 65U, 128U, 129U})
                if (i + n <= size && marks.none(i, n) != (mark < i || i + n <= mark)) return false;
        }
    }
    return true;
}());

namespace rules {
inline constexpr auto tail = "tail"_rule = [] { return *lit("a") >> "ab"; };
inline constexpr auto counted = "counted"_rule = [] { return 2 * 3_(lit("a") | "aa") >> "a"; };
} // namespace rules
static_assert(abnf::detail::positions<decltype(rules::tail)> == 3
              && abnf::detail::positions<decltype(rules::counted)> == 10);
constexpr auto stopped = [](auto const& rule, std::string_view text) {
    return abnf::detail::simulate(rule, text.data(), text.data() + text.size()).furthest - text.data();
};
static_assert(stopped(rules::tail, "aac") == 2 && stopped(rules::tail, "abab") == 2 && stopped(rules::tail, "aa") == 2);
