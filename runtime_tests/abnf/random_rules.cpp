// The longest match of random rules, compared with the reference matcher.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/check_longest.hpp"
#include "abnf/random_rule.hpp"
#include "catch.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

using namespace random_rules;

template <class Bytes, std::uint64_t... Seed>
static void check_rules(std::integer_sequence<std::uint64_t, Seed...>) {
    (check_texts(random_rule<Bytes, Seed, 4>(), Bytes::all, 6), ...);
}

/// The texts of up to four bytes of an alphabet, numbered.
struct numbered_text {
    static constexpr std::size_t count = 1 + 3 + 9 + 27 + 81;

    constexpr numbered_text(std::string_view alphabet, std::size_t number) {
        for (; number != 0; number = (number - 1) / 3) bytes[size++] = alphabet[(number - 1) % 3];
    }
    constexpr std::string_view view() const { return {bytes.data(), size}; }

    std::array<char, 4> bytes{};
    std::size_t size = 0;
};

/// The longest matches in all numbered texts, computed at compile time.
template <class Bytes, std::uint64_t Seed>
static constexpr auto found_by_compiler = [] {
    std::array<longest_ends, numbered_text::count> found{};
    for (std::size_t number = 0; number != numbered_text::count; ++number)
        found[number] = find_longest(random_rule<Bytes, Seed, 3>(), numbered_text(Bytes::all, number).view());
    return found;
}();

static void check_found(tested_rule const& rule, std::string_view alphabet,
                        std::array<longest_ends, numbered_text::count> const& found) {
    INFO(rule.abnf);
    for (std::size_t number = 0; number != numbered_text::count; ++number) {
        numbered_text const text(alphabet, number);
        INFO(text.view());
        CHECK(found[number] == rule.expected(text.view()));
    }
}

template <class Bytes, std::uint64_t... Seed>
static void check_compiler(std::integer_sequence<std::uint64_t, Seed...>) {
    (check_found(random_rule<Bytes, Seed, 3>(), Bytes::all, found_by_compiler<Bytes, Seed>), ...);
}

TEST_CASE("random rules agree with the reference matcher at compile time") {
    // Of the first two hundred rules: those that backtrack, and some of the others.
    check_compiler<letters>(std::integer_sequence<std::uint64_t, 1, 10, 11, 12, 13, 14, 17, 19, 56, 57, 65, 75, 79, 84,
                                                  87, 91, 94, 97, 100, 125, 130, 140, 166, 173, 174, 184, 196>());
    check_compiler<any_bytes>(std::integer_sequence<std::uint64_t, 1, 10, 17, 56>());
    check_compiler<characters>(std::integer_sequence<std::uint64_t, 1, 10, 17, 56>());
}

TEST_CASE("random rules agree with the reference matcher at run time") {
    check_rules<letters>(std::make_integer_sequence<std::uint64_t, 40>());
    check_rules<any_bytes>(std::make_integer_sequence<std::uint64_t, 20>());
    check_rules<characters>(std::make_integer_sequence<std::uint64_t, 20>());
}
