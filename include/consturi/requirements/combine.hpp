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

/// Appends a requirement that is part of another, in parentheses if it is a combination.
constexpr void append_part(auto& to, requirement auto const& part) {
    constexpr bool is_combination = requires { part.parts; };
    if (is_combination) to += '(';
    part.append_name(to);
    if (is_combination) to += ')';
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
    constexpr verdict judge(candidate const& u) const noexcept {
        auto least = verdict::met;
        boost::hana::unpack(
            parts, [&](auto const&... part) { (void)((lower(least, part.judge(u)) != verdict::refuted) && ...); });
        return least;
    }
    constexpr unmet unmet_in(candidate const& u) const noexcept {
        unmet first{};
        with_first_unmet(u, [&](auto const& part) { first = part.unmet_in(u); });
        return first;
    }
    constexpr void append_name(auto& to) const {
        std::string_view between;
        boost::hana::unpack(
            parts, [&](auto const&... part) { ((to += between, append_part(to, part), between = " && "), ...); });
    }
    /// Calls `use` with the first part that is not met.
    constexpr void with_first_unmet(candidate const& u, auto use) const {
        boost::hana::unpack(parts, [&](auto const&... part) { (void)((part(u) || (use(part), false)) && ...); });
    }

private:
    static constexpr verdict lower(verdict& least, verdict other) noexcept {
        return least = other < least ? other : least;
    }
};

/// The disjunction: the greatest of the verdicts of its parts.
template <requirement... Parts>
struct any_of : basic_requirement<any_of<Parts...>, requirement_id::any_of> {
    boost::hana::basic_tuple<Parts...> parts;

    constexpr explicit any_of(Parts const&... of) noexcept : parts(of...) {}

    constexpr verdict judge(candidate const& u) const noexcept {
        auto greatest = verdict::refuted;
        boost::hana::unpack(
            parts, [&](auto const&... part) { (void)((raise(greatest, part.judge(u)) != verdict::met) && ...); });
        return greatest;
    }
    constexpr unmet unmet_in(candidate const& u) const noexcept {
        auto const position =
            boost::hana::unpack(parts, [&](auto const& first, auto const&...) { return first.unmet_in(u).position; });
        return {requirement_id::any_of, false, position};
    }
    constexpr void append_name(auto& to) const {
        std::string_view between;
        boost::hana::unpack(
            parts, [&](auto const&... part) { ((to += between, append_part(to, part), between = " || "), ...); });
    }

private:
    static constexpr verdict raise(verdict& greatest, verdict other) noexcept {
        return greatest = greatest < other ? other : greatest;
    }
};

/// The position for a requirement that is not refuted: that of its first part that is not refuted.
constexpr std::size_t position_of_unrefuted(requirement auto const& r, candidate const& u) noexcept {
    if constexpr (requires { r.parts; }) {
        return boost::hana::unpack(r.parts, [&](auto const&... part) {
            std::size_t position = 0;
            (void)((part.judge(u) != verdict::refuted && (position = position_of(part.which, u), true)) || ...);
            return position;
        });
    } else return position_of(r.which, u);
}

template <requirement R>
struct negation : basic_requirement<negation<R>, R::which> {
    R part;

    constexpr explicit negation(R const& of) noexcept : part(of) {}

    [[nodiscard]] constexpr bool operator()(candidate const& u) const noexcept {
        return part.judge(u) == verdict::refuted;
    }
    constexpr verdict judge(candidate const& u) const noexcept {
        auto const of_part = part.judge(u);
        return of_part == verdict::met       ? verdict::refuted
               : of_part == verdict::refuted ? verdict::met
                                             : verdict::unknown;
    }
    constexpr unmet unmet_in(candidate const& u) const noexcept {
        return {R::which, true, position_of_unrefuted(part, u)};
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
