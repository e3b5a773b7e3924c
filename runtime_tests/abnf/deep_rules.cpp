// Time for rules that contain rules that contain rules: linear in the size of the text, and limited whatever the depth.
// Time is the number of executed blocks, which is the same in each run. A test that executes too many is aborted.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/executed_blocks.hpp"
#include "catch.hpp"
#include "random.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/abnf/notation.hpp>
#include <consturi/abnf/print.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

using namespace consturi::abnf;
using namespace consturi::abnf::notation;

/// Rules that contain another one, r, once. They can be nested without names.
static constexpr std::tuple single{
    [](auto r, auto x, auto) { return opt[r] >> x; },
    [](auto r, auto x, auto) { return x >> opt[r]; },
    [](auto r, auto, auto y) { return opt[y] >> r; },
    [](auto r, auto x, auto y) { return opt[r >> y] >> *x; },
    [](auto r, auto x, auto) { return *(r >> x); },
    [](auto r, auto x, auto) { return 1 * (x >> r); },
    [](auto r, auto x, auto) { return 1 * 3_(r >> x); },
    [](auto r, auto, auto y) { return group(r) | y; },
    [](auto r, auto x, auto y) { return x >> r >> y | y; },
    [](auto r, auto x, auto y) { return "" >> r >> 0_(x) >> y; },
};

/// Rules that contain another one several times. Without names, their types would be too large.
static constexpr std::tuple multiple{
    [](auto r, auto x, auto y) { return r >> x | r >> y; },
    [](auto r, auto x, auto) { return r | r >> x; },
    [](auto r, auto x, auto) { return r >> x | r; },
    [](auto r, auto, auto) { return r | r; },
    [](auto r, auto x, auto) { return opt[r] | opt[r >> x]; },
    [](auto r, auto x, auto y) { return x >> r | y >> r; },
    [](auto r, auto, auto) { return opt[r] >> r; },
    [](auto r, auto, auto y) { return opt[r >> y] >> r; },
    [](auto r, auto x, auto y) { return opt[r >> x] >> (r | r >> y); },
    [](auto r, auto x, auto y) { return opt[x >> r] >> opt[y >> r]; },
    [](auto r, auto, auto) { return r >> r; },
    [](auto r, auto x, auto) { return x >> r >> opt[r]; },
    [](auto r, auto, auto y) { return r >> *(y >> r); },
    [](auto r, auto x, auto) { return *(r >> x) >> r; },
    [](auto r, auto x, auto) { return *2_(r >> x) >> r; },
    [](auto r, auto, auto) { return "" >> opt["" >> r] >> 0_(r); },
    [](auto r, auto, auto) { return 0_(r) >> opt[r] >> 0_(r); },
};

static constexpr unsigned depth = 32;

/// Whether the rules inside each other have the same separators or different ones.
enum separators { same, different };

template <separators Which, unsigned Level>
static constexpr auto shaped(auto shape, auto r) {
    constexpr unsigned char first = 0x80 + Level, second = 0xC0 + Level;
    if constexpr (Which == same) return shape(r, lit("x"), lit("y"));
    else return shape(r, range(first, first), range(second, second));
}

/// A rule with a shape of `Shapes`, which contains a rule with the same shape, and so on.
template <auto const& Shapes, std::size_t Shape, separators Which, auto const& Innermost, unsigned Level>
static constexpr auto chain() {
    if constexpr (Level == 0) return Innermost;
    else
        return "chain"_rule = [] {
            return shaped<Which, Level>(std::get<Shape>(Shapes), chain<Shapes, Shape, Which, Innermost, Level - 1>());
        };
}

template <std::uint64_t Random, unsigned Level, auto const& Shapes>
static constexpr auto with_random_shape(auto r) {
    constexpr auto shape = Random / 2 % std::tuple_size_v<std::remove_cvref_t<decltype(Shapes)>>;
    constexpr auto which = Random % 2 == 0 ? same : different;
    return shaped<which, Level>(std::get<shape>(Shapes), r);
}

/// Each rule has a random shape. Few are multiple: rules that are too large are rejected.
template <std::uint64_t Seed, unsigned Level>
static constexpr auto random_chain() {
    constexpr auto random = splitmix64(Seed * 1000 + Level);
    if constexpr (Level == 0) return lit("a");
    else if constexpr (random % 8 == 0)
        return "random"_rule = [] {
            return with_random_shape<random / 8, Level, multiple>(random_chain<Seed, Level - 1>());
        };
    else if constexpr (random % 8 < 4)
        return "random"_rule = [] {
            return with_random_shape<random / 8, Level, single>(random_chain<Seed, Level - 1>());
        };
    else return with_random_shape<random / 8, Level, single>(random_chain<Seed, Level - 1>());
}
template <std::uint64_t Seed>
static constexpr auto named_random_chain = "outermost"_rule = [] { return random_chain<Seed, depth>(); };

/// A rule, without a function if the compiler rejects it.
struct deep_rule {
    std::string abnf;
    void (*match)(std::string_view, bool observed) = nullptr;

    template <consturi::fixed_string Name, class Definition>
    explicit deep_rule(named<Name, Definition> const& r) : abnf(to_abnf(r.definition)) {
        if constexpr (named<Name, Definition>::analysis.max_tries <= detail::max_steps)
            match = [](std::string_view text, bool observed) {
                constexpr named<Name, Definition> rule;
                auto in = detail::input_of(text);
                detail::furthest_failure failure(in.first, rule.analysis.alphabet());
                if (observed) in.observer = &failure;
                detail::longest_match<true>(rule, in.first, in);
            };
    }

    std::uint64_t blocks(std::string_view text, bool observed) const {
        executed_blocks = 0;
        match(text, observed);
        return executed_blocks;
    }
};

/// Texts that begin with the innermost rule, or not, and repeat one or two separators, or those of all levels.
static std::vector<std::string> texts(std::size_t size) {
    std::string outwards, inwards;
    for (unsigned level = 1; level <= depth; ++level) {
        outwards.push_back(static_cast<char>(0x80 + level));
        inwards.push_back(static_cast<char>(0x80 + depth + 1 - level));
    }
    std::vector<std::string> all;
    auto const add = [&](std::string text, std::string_view repeated) {
        while (text.size() < size) text += repeated;
        all.push_back(std::move(text));
    };
    for (std::string_view const repeated : {"x", "y", "xy", "ax", "ay", "axy", "xa", "a"})
        for (auto const& before : {std::string(), std::string("a"), std::string(depth, 'x') + "a"})
            add(before, repeated);
    for (auto const& repeated : {outwards, inwards, inwards + "a" + outwards})
        for (auto const& before : {std::string(), std::string("a"), inwards + "a"}) add(before, repeated);
    return all;
}

/// Returns whether the compiler accepts the rule.
static bool check_time(deep_rule const& rule) {
    if (!rule.match) return false;
    static auto const shorter = texts(100), longer = texts(1600);
    max_executed_blocks = 1600 * 50 * std::uint64_t{detail::max_steps}; // 50 blocks for a step
    INFO(rule.abnf);
    for (bool const observed : {false, true})
        for (std::size_t i = 0; i != shorter.size(); ++i) {
            INFO(shorter[i]);
            CHECK(rule.blocks(longer[i], observed) <= 20 * rule.blocks(shorter[i], observed) + 2000);
        }
    return true;
}

static constexpr auto letter = lit("a");
static constexpr auto nothing = lit("");

template <auto const& Shapes, separators Which, auto const& Innermost>
static int accepted_chains() {
    return []<std::size_t... Shape>(std::index_sequence<Shape...>) {
        return (0 + ... + check_time(deep_rule(chain<Shapes, Shape, Which, Innermost, depth>())));
    }(std::make_index_sequence<std::tuple_size_v<std::remove_cvref_t<decltype(Shapes)>>>());
}
template <std::size_t... Seed>
static int accepted_random_chains(std::index_sequence<Seed...>) {
    return (0 + ... + check_time(deep_rule(named_random_chain<Seed>)));
}

TEST_CASE("time for a rule is linear, however deep it is, or the compiler rejects the rule") {
    CHECK(accepted_chains<single, same, letter>() == 10);
    CHECK(accepted_chains<single, different, letter>() == 10);
    CHECK(accepted_chains<single, same, nothing>() == 9);
    CHECK(accepted_chains<multiple, same, letter>() == 5);
    CHECK(accepted_chains<multiple, different, letter>() == 8);
    CHECK(accepted_chains<multiple, different, nothing>() == 6);
    CHECK(accepted_random_chains(std::make_index_sequence<16>()) == 10);
}
