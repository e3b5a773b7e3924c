// Combinations of requirements: `&&`, `||` and `!`.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_COMBINE_HPP
#define CONSTURI_REQUIREMENTS_COMBINE_HPP

#include <consturi/requirements/requirement.hpp>

#include <boost/hana/basic_tuple.hpp>
#include <boost/hana/unpack.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::requirements::detail {

/// Calls `use` with the parts of a combination, until it returns true. Returns whether it did.
template <class... Parts>
constexpr bool any_part(boost::hana::basic_tuple<Parts...> const& parts, auto const& use) {
    return boost::hana::unpack(parts, [&](auto const&... part) { return (use(part) || ...); });
}
/// The same for parts that are known at run time only.
constexpr bool any_part(auto const& parts, auto const& use) {
    for (auto const& part : parts)
        if (use(part)) return true;
    return false;
}

/// The verdict of a negation.
constexpr verdict opposite(verdict of) noexcept {
    return of == verdict::met ? verdict::refuted : of == verdict::refuted ? verdict::met : verdict::unknown;
}
/// The verdict of a combination: `decisive`, if a part has it; otherwise unknown, if a part has that; otherwise the
/// opposite. `refuted` decides a conjunction, `met` a disjunction.
constexpr verdict judge_parts(auto const& parts, candidate const& u, verdict decisive) noexcept {
    auto const other = opposite(decisive);
    auto all = other;
    any_part(parts, [&](auto const& part) {
        if (auto const judged = part.judge(u); judged != other) all = judged;
        return all == decisive;
    });
    return all;
}

/// Calls `use` with the first part that is not met.
constexpr void with_first_unmet_part(auto const& parts, candidate const& u, auto const& use) {
    any_part(parts, [&](auto const& part) { return !part(u) && (use(part), true); });
}
/// The position for a conjunction that is not met: that of its first part that is not met.
constexpr std::size_t position_of_unmet_part(auto const& parts, candidate const& u) noexcept {
    std::size_t position = 0;
    with_first_unmet_part(parts, u, [&](auto const& part) { position = part.unmet_in(u).position; });
    return position;
}
/// The position for a disjunction that is not met: that of its first part.
constexpr std::size_t position_of_first_part(auto const& parts, candidate const& u) noexcept {
    std::size_t position = 0;
    any_part(parts, [&](auto const& part) { return position = part.unmet_in(u).position, true; });
    return position;
}
/// The position for a combination that is not refuted: that of its first part that is not refuted.
constexpr std::size_t position_of_unrefuted_part(auto const& parts, candidate const& u) noexcept {
    std::size_t position = 0;
    any_part(parts, [&](auto const& part) {
        return part.judge(u) != verdict::refuted && (position = part.component_position(u), true);
    });
    return position;
}

/// Appends a requirement that is part of another, in parentheses if it is a combination.
constexpr void append_part(auto& to, requirement auto const& part) {
    constexpr bool is_combination = requires { part.parts; };
    if (is_combination) to += '(';
    part.append_name(to);
    if (is_combination) to += ')';
}
constexpr void append_parts(auto& to, auto const& parts, std::string_view between) {
    std::string_view before;
    any_part(parts, [&](auto const& part) {
        to += before;
        append_part(to, part);
        before = between;
        return false;
    });
}

/// The conjunction: the least of the verdicts of its parts.
template <requirement... Parts>
struct all_of : basic_requirement<all_of<Parts...>, requirement_id::all_of> {
    boost::hana::basic_tuple<Parts...> parts;

    constexpr explicit all_of(Parts const&... of) noexcept : parts(of...) {}

    // Cheaper for the compiler than judge.
    [[nodiscard]] constexpr bool operator()(candidate const& u) const noexcept {
        return boost::hana::unpack(parts,
                                   [&](auto const&... part) { return ((part.judge(u) == verdict::met) && ...); });
    }
    constexpr verdict judge(candidate const& u) const noexcept { return judge_parts(parts, u, verdict::refuted); }
    constexpr unmet unmet_in(candidate const& u) const noexcept {
        unmet first{};
        with_first_unmet(u, [&](auto const& part) { first = part.unmet_in(u); });
        return first;
    }
    constexpr void append_name(auto& to) const { append_parts(to, parts, " && "); }
    /// Calls `use` with the first part that is not met.
    constexpr void with_first_unmet(candidate const& u, auto const& use) const { with_first_unmet_part(parts, u, use); }
};

/// The disjunction: the greatest of the verdicts of its parts.
template <requirement... Parts>
struct any_of : basic_requirement<any_of<Parts...>, requirement_id::any_of> {
    boost::hana::basic_tuple<Parts...> parts;

    constexpr explicit any_of(Parts const&... of) noexcept : parts(of...) {}

    constexpr verdict judge(candidate const& u) const noexcept { return judge_parts(parts, u, verdict::met); }
    constexpr unmet unmet_in(candidate const& u) const noexcept {
        return {requirement_id::any_of, false, position_of_first_part(parts, u)};
    }
    constexpr void append_name(auto& to) const { append_parts(to, parts, " || "); }
};

template <requirement R>
struct negation : basic_requirement<negation<R>, R::which> {
    R part;

    constexpr explicit negation(R const& of) noexcept : part(of) {}

    [[nodiscard]] constexpr bool operator()(candidate const& u) const noexcept {
        return part.judge(u) == verdict::refuted;
    }
    constexpr verdict judge(candidate const& u) const noexcept { return opposite(part.judge(u)); }
    constexpr unmet unmet_in(candidate const& u) const noexcept {
        if constexpr (requires { part.parts; }) return {R::which, true, position_of_unrefuted_part(part.parts, u)};
        else return {R::which, true, part.component_position(u)};
    }
    constexpr void append_name(auto& to) const {
        to += '!';
        append_part(to, part);
    }
};

/// The parts of a combination of the kind `Combination`; of another requirement, itself.
template <template <class...> class Combination, requirement R>
constexpr auto parts_in(R const& r) noexcept {
    return boost::hana::basic_tuple<R>(r);
}
template <template <class...> class Combination, class... Parts>
constexpr auto parts_in(Combination<Parts...> const& r) noexcept {
    return r.parts;
}

template <template <class...> class Combination, requirement A, requirement B>
constexpr auto combined(A const& a, B const& b) noexcept {
    return boost::hana::unpack(parts_in<Combination>(a), [&]<class... As>(As const&... as) {
        return boost::hana::unpack(parts_in<Combination>(b), [&]<class... Bs>(Bs const&... bs) {
            return Combination<As..., Bs...>(as..., bs...);
        });
    });
}

/// Both requirements.
template <requirement A, requirement B>
[[nodiscard]] constexpr auto operator&&(A const& a, B const& b) noexcept {
    return combined<all_of>(a, b);
}
/// At least one of two requirements.
template <requirement A, requirement B>
[[nodiscard]] constexpr auto operator||(A const& a, B const& b) noexcept {
    return combined<any_of>(a, b);
}
/// The negation of a requirement. It is met only if the requirement is refuted.
template <requirement R>
[[nodiscard]] constexpr auto operator!(R const& r) noexcept {
    return negation<R>(r);
}
template <requirement R>
[[nodiscard]] constexpr R operator!(negation<R> const& r) noexcept {
    return r.part;
}

/// Calls `use` with the first part that is not met, if the requirement is a conjunction that is not met; otherwise,
/// with the requirement.
constexpr void with_first_unmet(requirement auto const& r, candidate const& u, auto use) {
    if constexpr (requires { r.with_first_unmet(u, use); }) r.with_first_unmet(u, use);
    else use(r);
}

} // namespace consturi::requirements::detail

#endif
