// Parameters between semicolons, each of which has another name (RFC 3966 3, RFC 3261 19.1.1); comparing parameters in
// any order.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_UNIQUE_PARAMETERS_HPP
#define CONSTURI_SCHEMES_UNIQUE_PARAMETERS_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/coding/decoded_view.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/parameters.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi::detail {

/// A parameter of a text: `;name=value`.
struct written_parameter {
    abnf::slice all;
    abnf::slice name, value; // the value is undefined without '='

    /// Whether the decoded name is this one, ignoring case.
    constexpr bool is_named(std::string_view text, std::string_view wanted) const noexcept {
        return equal_ignoring_case(decoded_view(name.of(text)), wanted);
    }
};

/// Calls `use` with each parameter of a part of the text, which is empty or begins with ';', as long as it returns no
/// error.
constexpr std::optional<diagnosis> error_in_parameters(std::string_view text, abnf::slice part,
                                                       auto const& use) noexcept {
    for (auto begin = part.begin; begin != part.end;) {
        auto const end = find_in(text, {begin + 1, part.end}, ';');
        auto const equals = find_in(text, {begin + 1, end}, '=');
        auto const value = equals == end ? abnf::slice() : abnf::slice{equals + 1, end};
        if (std::optional<diagnosis> const wrong = use(written_parameter{{begin, end}, {begin + 1, equals}, value}))
            return wrong;
        begin = end;
    }
    return std::nullopt;
}

/// A hash of the decoded bytes, ignoring case: FNV-1a.
constexpr std::uint32_t hash_ignoring_case(decoded_view const& text) noexcept {
    std::uint32_t hash = 2'166'136'261;
    for (char const c : text) hash = (hash ^ static_cast<byte>(to_lower(c))) * 16'777'619;
    return hash;
}

/// Up to how many parameters each one is compared with each other one.
inline constexpr std::size_t few_parameters = 99;

/// The second parameter that has the same decoded name, ignoring case. A hundred and more parameters are an error, too,
/// so that the search takes linear time and does not allocate. Compilers take long for each decoded byte: a name is
/// decoded once, unless its hash is that of another.
constexpr std::optional<diagnosis> find_repeated_parameter(std::string_view text, abnf::slice part,
                                                           std::string_view rule) noexcept {
    std::string_view names[few_parameters];
    std::uint32_t hashes[std::size(names)] = {};
    std::size_t count = 0;
    return error_in_parameters(text, part, [&](written_parameter const& each) -> std::optional<diagnosis> {
        decoded_view const name(each.name.of(text));
        auto const hash = hash_ignoring_case(name);
        for (std::size_t i = 0; i != count; ++i)
            if (hashes[i] == hash && equal_ignoring_case(decoded_view(names[i]), name))
                return diagnosis_at(each.name.begin, rule, mistake::repeated_parameter);
        if (count == std::size(names)) return diagnosis_at(each.name.begin, rule, mistake::over_99_parameters);
        names[count] = name.base();
        hashes[count++] = hash;
        return std::nullopt;
    });
}

/// Whether two ranges of parameters, of which some at the beginning can be left out, have the same ones in one order.
template <class Iterator, class Same>
constexpr bool are_same_in_order(Iterator a, Iterator end_of_a, Iterator b, Iterator end_of_b,
                                 Same const& are_same) noexcept {
    for (; a != end_of_a && b != end_of_b; ++a, ++b)
        if (!are_same(*a, *b)) return false;
    return a == end_of_a && b == end_of_b;
}

/// Whether two ranges have the same parameters, each as often. `are_same` is an equivalence relation. More than a few
/// have to be in the same order: so this takes linear time, and does not allocate.
template <class Same>
constexpr bool are_same_in_any_order(query_params const& a, query_params const& b, Same const& are_same) noexcept {
    std::size_t left = 0;
    for ([[maybe_unused]] auto const& each : b) ++left;
    if (left > few_parameters) return are_same_in_order(a.begin(), a.end(), b.begin(), b.end(), are_same);
    bool is_found[few_parameters]{}; // which of `b` are
    for (auto const& each : a) {
        auto at = b.begin();
        std::size_t i = 0;
        for (; at != b.end() && (is_found[i] || !are_same(each, *at)); ++at) ++i;
        if (at == b.end()) return false;
        is_found[i] = true;
        --left;
    }
    return left == 0;
}

/// Whether two values are both missing, or equal.
template <class Value, class Same>
constexpr bool are_both_missing_or(std::optional<Value> const& a, std::optional<Value> const& b,
                                   Same const& are_same) noexcept {
    return a && b ? are_same(*a, *b) : !a && !b;
}

} // namespace consturi::detail

#endif
