// The elements of rules (RFC 5234 2 to 4) as values: the abstract syntax tree.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_RULE_HPP
#define CONSTURI_ABNF_RULE_HPP

#include <consturi/abnf/analysis.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/byte_scan.hpp>
#include <consturi/text/fixed_string.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace consturi::abnf {

struct character;
template <std::size_t N>
struct string;
template <class R>
struct option;
template <class R, unsigned Max>
struct repetition;
template <class R, unsigned N>
struct exactly;
template <std::size_t N>
struct code_points; // in code_points.hpp, for the grammars that have some

namespace detail {
struct rule_tag; // the Hana tag of all rules: each is a hana::Foldable of its sub-rules
template <class... R>
struct parts_list {};
/// The number of positions of a definition that is matched by simulation; 0 for another strategy.
template <strategy How, class Definition>
inline constexpr std::size_t simulated_positions = 0;
} // namespace detail

struct part;
/// A rule, or a part of one.
template <class R>
concept rule = __is_base_of(part, R); // the builtin: std::is_base_of would be instantiated for each R

/// `"v"` where neither operand is a rule, as in `lit("v") | "w"`.
constexpr character lit(char const (&text)[2]) noexcept;
template <std::size_t N>
constexpr string<N - 1> lit(char const (&text)[N]) noexcept;

namespace detail {
// What lit returns. The operators name their types: compilers instantiate the definition of a function whose type is
// auto, and grammars call these operators more often than any other function.
template <std::size_t N>
struct literal {
    using type = string<N - 1>;
};
template <>
struct literal<2> {
    using type = character;
};
template <std::size_t N>
using literal_t = typename literal<N>::type;
} // namespace detail

/// The base of all rules: the operators of the notation (notation.hpp).
struct part {
    using hana_tag = detail::rule_tag;
    static constexpr bool one_byte = false; // whether every match is one byte long

    template <rule A, rule B>
    friend constexpr sequence<A, B> operator>>(A const& a, B const& b) {
        return {{}, a, b};
    }
    template <std::size_t N, rule B>
    friend constexpr sequence<detail::literal_t<N>, B> operator>>(char const (&a)[N], B const& b) {
        return {{}, lit(a), b};
    }
    template <rule A, std::size_t N>
    friend constexpr sequence<A, detail::literal_t<N>> operator>>(A const& a, char const (&b)[N]) {
        return {{}, a, lit(b)};
    }
    template <class A, class B, rule C>
    friend constexpr auto operator>>(sequence<option<A>, B> const& ab, C const& c) {
        return ab.head >> (ab.tail >> c); // the strategy for [ a ] depends on all that follows it
    }
    template <class A, class B, std::size_t N>
    friend constexpr auto operator>>(sequence<option<A>, B> const& ab, char const (&c)[N]) {
        return ab.head >> (ab.tail >> lit(c));
    }

    template <rule A, rule B>
    friend constexpr choice<A, B> operator|(A const& a, B const& b) {
        return {{}, a, b};
    }
    template <std::size_t N, rule B>
    friend constexpr choice<detail::literal_t<N>, B> operator|(char const (&a)[N], B const& b) {
        return {{}, lit(a), b};
    }
    template <rule A, std::size_t N>
    friend constexpr choice<A, detail::literal_t<N>> operator|(A const& a, char const (&b)[N]) {
        return {{}, a, lit(b)};
    }

    template <rule R>
    friend constexpr repetition<R, unbounded> operator*(R const& r) {
        return {r, 0};
    }
    template <class R, unsigned Max>
    friend constexpr repetition<R, Max> operator*(exactly<R, Max> const& r) {
        return {r.body, 0};
    }
    template <rule R>
    friend constexpr repetition<R, unbounded> operator*(int min, R const& r) {
        return {r, at_least(min, unbounded)};
    }
    template <class R, unsigned Max>
    friend constexpr repetition<R, Max> operator*(int min, exactly<R, Max> const& r) {
        return {r.body, at_least(min, Max)};
    }

private:
    static constexpr unsigned at_least(int min, unsigned max) {
        if (min < 0 || static_cast<unsigned>(min) > max) detail::a_repetition_has_a_minimum_above_its_maximum();
        return static_cast<unsigned>(min);
    }
};

/// %x61-7A
struct [[nodiscard]] range : part {
    using parts = detail::parts_list<>;
    static constexpr bool one_byte = true;
    unsigned char low, high;
    detail::rule_analysis analysis;

    constexpr range(unsigned char from, unsigned char to) noexcept
        : low(from), high(to), analysis(detail::one_of(byte_set::range(from, to))) {}
};

/// "a", in either case
struct [[nodiscard]] character : part {
    using parts = detail::parts_list<>;
    static constexpr bool one_byte = true;
    char written, lowered, fold;
    detail::rule_analysis analysis;

    constexpr explicit character(char c) noexcept
        : written(c), lowered(ascii::to_lower(c)), fold(detail::case_bit(c)),
          analysis(detail::one_of(ascii::either_case(c))) {}
};

/// "abc", in either case
template <std::size_t N>
struct [[nodiscard]] string : part {
    using parts = detail::parts_list<>;
    char written[N + 1]{}, lowered[N + 1]{}, fold[N + 1]{};
    detail::rule_analysis analysis;

    constexpr explicit string(char const (&text)[N + 1]) noexcept {
        for (std::size_t i = 0; i != N; ++i) {
            written[i] = text[i];
            lowered[i] = ascii::to_lower(text[i]);
            fold[i] = detail::case_bit(text[i]);
            (i == 0 ? analysis.first : analysis.rest) |= ascii::either_case(text[i]);
        }
        analysis.nullable = N == 0;
    }
};

constexpr character lit(char const (&text)[2]) noexcept { return character(text[0]); }
template <std::size_t N>
constexpr string<N - 1> lit(char const (&text)[N]) noexcept {
    return string<N - 1>(text);
}

/// [ a ]
template <class R>
struct [[nodiscard]] option : part {
    using parts = detail::parts_list<R>;
    R body;
    detail::option_analysis analysis = detail::option_of(body.analysis, detail::last_of(body));
};

/// a b
template <class A, class B>
struct [[nodiscard]] sequence : part {
    using parts = detail::parts_list<A, B>;
    A head;
    B tail;
    detail::strategy how = detail::strategy_of(head.analysis, tail.analysis); // of the head before the tail
    detail::rule_analysis analysis = detail::sequence_of(head.analysis, tail.analysis, how);
};

/// a / b
template <class A, class B>
struct [[nodiscard]] choice : part {
    using parts = detail::parts_list<A, B>;
    static constexpr bool one_byte = A::one_byte && B::one_byte;
    A head;
    B tail;
    bool disjoint = !head.analysis.first.intersects(tail.analysis.first); // one byte decides, unless a match is empty
    detail::rule_analysis analysis = analyze();

private:
    constexpr detail::rule_analysis analyze() const noexcept {
        auto const& a = head.analysis;
        auto const& b = tail.analysis;
        if constexpr (one_byte) return detail::one_of(a.first | b.first);
        else
            return detail::choice_of(
                a, b, disjoint ? byte_set{} : detail::rest_after(b.first, head) | detail::rest_after(a.first, tail),
                disjoint);
    }
};

/// ( a ), with parentheses that ABNF does not need but prints
template <class R>
struct [[nodiscard]] group : part {
    using parts = detail::parts_list<R>;
    static constexpr bool one_byte = R::one_byte;
    R body;
    detail::rule_analysis analysis;

    constexpr explicit group(R const& r) noexcept : body(r), analysis(r.analysis) {}
};

/// name = definition
template <fixed_string Name, class Definition>
struct [[nodiscard]] named : part {
    static constexpr auto definition = Definition{}();
    using parts = detail::parts_list<decltype(Definition{}())>;
    static constexpr bool one_byte = decltype(definition)::one_byte;
    static_assert(definition.analysis.how != detail::strategy::impossible,
                  "before a part that it could also match, write 2_(a) >> *a instead of 2*a");
    static constexpr detail::strategy how = definition.analysis.how;
    static constexpr detail::rule_analysis analysis =
        detail::named_as(definition.analysis, detail::simulated_positions<how, Definition>);
    /// The name, as in the RFC.
    [[nodiscard]] static constexpr std::string_view name() noexcept { return Name.view(); }
};

/// min*Max a
template <class R, unsigned Max>
struct [[nodiscard]] repetition : part {
    using parts = detail::parts_list<R>;
    R body;
    unsigned min;
    detail::rule_analysis analysis;

    constexpr repetition(R const& r, unsigned n) noexcept
        : body(r), min{n}, analysis(detail::repetition_of(r.analysis, n, Max)) {}
};

/// N a
template <class R, unsigned N>
struct [[nodiscard]] exactly : repetition<R, N> {
    constexpr explicit exactly(R const& r) noexcept : repetition<R, N>(r, N) {}
};

namespace detail {

/// A number of positions, at most one above the limit.
constexpr std::size_t capped(std::uint64_t n) noexcept {
    return n <= max_steps ? static_cast<unsigned>(n) : max_steps + 1;
}

/// The number of positions of a rule: its bytes, each as often as bounded repetitions repeat it. An empty part counts
/// as one, too, because it takes time.
template <class R>
inline constexpr std::size_t positions = 1;
template <class... R>
constexpr std::size_t positions_in(parts_list<R...>) noexcept {
    return capped((std::uint64_t{0} + ... + positions<R>));
}
template <class R>
    requires(!R::one_byte)
inline constexpr std::size_t positions<R> = positions_in(typename R::parts{});
template <std::size_t N>
inline constexpr std::size_t positions<string<N>> = N != 0 ? N : 1;
template <std::size_t N>
inline constexpr std::size_t positions<code_points<N>> = 4; // a position for each number of octets that remain
template <class R, unsigned Max>
inline constexpr std::size_t positions<repetition<R, Max>> =
    capped(std::uint64_t{positions<R>} * (Max == unbounded || Max == 0 ? 1 : Max));
template <class R, unsigned N>
inline constexpr std::size_t positions<exactly<R, N>> = positions<repetition<R, N>>;

template <class Definition>
inline constexpr std::size_t simulated_positions<strategy::simulation, Definition> =
    positions<decltype(Definition{}())>;

// Which bytes the loop of an unbounded repetition can skip at once.
//
// The overloads for named rules are declared before the functions that call them: argument-dependent lookup would not
// find them later, because it does not search namespace detail.

/// The rule itself, without names and groups around it.
template <class R>
constexpr R const& unwrap(R const& r) noexcept {
    return r;
}
template <fixed_string Name, class Definition>
constexpr auto const& unwrap(named<Name, Definition> const& r) noexcept;
template <class R>
constexpr auto const& unwrap(group<R> const& r) noexcept {
    return unwrap(r.body);
}
template <fixed_string Name, class Definition>
constexpr auto const& unwrap(named<Name, Definition> const& r) noexcept {
    return unwrap(r.definition);
}

/// The bytes that are matches of the alternatives of one byte.
template <class R>
constexpr byte_set single_bytes_of(R const& r) noexcept {
    return R::one_byte ? r.analysis.first : byte_set{};
}
template <fixed_string Name, class Definition>
constexpr byte_set single_bytes_of(named<Name, Definition> const& r) noexcept;
template <class A, class B>
constexpr byte_set single_bytes_of(choice<A, B> const& r) noexcept {
    if constexpr (choice<A, B>::one_byte) return r.analysis.first;
    else return single_bytes_of(r.head) | single_bytes_of(r.tail);
}
template <fixed_string Name, class Definition>
constexpr byte_set single_bytes_of(named<Name, Definition> const& r) noexcept {
    if constexpr (named<Name, Definition>::one_byte) return r.analysis.first;
    else return single_bytes_of(r.definition);
}

/// The alternatives without those of one byte; `part`, if none remains. A named rule is kept, rather than replaced by
/// its alternatives, if it is not possessive or has no alternative of one byte: each alternative more in one function
/// doubles its size.
template <class R>
constexpr auto longer_of(R const& r) noexcept {
    if constexpr (R::one_byte) return part{};
    else return r;
}
template <fixed_string Name, class Definition>
constexpr auto longer_of(named<Name, Definition> const& r) noexcept;
template <class A, class B>
constexpr auto longer_of(choice<A, B> const& r) noexcept {
    if constexpr (choice<A, B>::one_byte) return part{};
    else if constexpr (A::one_byte) return longer_of(r.tail);
    else if constexpr (B::one_byte) return longer_of(r.head);
    else return longer_of(r.head) | longer_of(r.tail);
}
template <fixed_string Name, class Definition>
constexpr auto longer_of(named<Name, Definition> const& r) noexcept {
    using rule = named<Name, Definition>;
    if constexpr (rule::how != strategy::possessive || single_bytes_of(rule::definition).empty()) return r;
    else return longer_of(r.definition);
}

template <class R>
inline constexpr bool is_loop = false;
template <class R>
inline constexpr bool is_loop<repetition<R, unbounded>> = true;

/// a *b, with one byte for a
template <class R>
inline constexpr bool is_delimited_loop = false;
template <class A, class B>
    requires(A::one_byte)
inline constexpr bool is_delimited_loop<sequence<A, B>> =
    is_loop<std::remove_cvref_t<decltype(unwrap(sequence<A, B>::tail))>>;

} // namespace detail

/// min*a
template <class R>
struct repetition<R, unbounded> : part {
    using parts = detail::parts_list<R>;
    R body;
    unsigned min;
    detail::rule_analysis analysis;
    detail::scan_table one_byte_rounds;              // bytes that match `a`, and begin no longer match of `a`
    bool is_joined = false;                          // *( a *b ) is matched as [ a *( a / b ) ]
    bool rounds_are_disjoint = false;                // no byte that matches `a` begins a longer match of `a`
    decltype(detail::longer_of(body)) longer_rounds; // what matches longer matches of `a`

    constexpr repetition(R const& r, unsigned n) noexcept
        : body(r), min{n}, analysis(detail::repetition_of(r.analysis, n, unbounded)),
          longer_rounds(detail::longer_of(r)) {
        auto bytes = detail::single_bytes_of(r);
        if constexpr (!R::one_byte) {
            rounds_are_disjoint = !bytes.intersects(longer_rounds.analysis.first);
            bytes = bytes - longer_rounds.analysis.first;
        }
        if constexpr (detail::is_delimited_loop<R>) {
            auto const& inner = detail::unwrap(r.tail);
            is_joined = n < 2 && inner.min == 0 && !inner.is_joined
                        && larger(analysis.how, inner.analysis.how) == detail::strategy::possessive;
            if (is_joined) bytes = r.head.analysis.first | inner.one_byte_rounds.set;
        }
        one_byte_rounds = detail::scan_table::of(bytes);
    }
};

} // namespace consturi::abnf

#endif
