// The unbounded repetition, and which bytes its loop can skip at once.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_LOOP_HPP
#define CONSTURI_ABNF_LOOP_HPP

#include <consturi/abnf/rule.hpp>
#include <consturi/text/byte_scan.hpp>

#include <type_traits>

namespace consturi::abnf {

namespace detail {

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
